import { company } from '#site/company.ts'
import { industry } from '#site/words/page.ts'

export default industry({
  title: `Healthcare software for hospitals and clinics | ${company.name}`,
  description: `Healthcare software by ${company.name}: patient matching, bedside orders, laboratory links and bills for hospitals, clinics and nursing teams, with safety papers.`,
  headline: 'One patient, one record, one bill',
  lead: 'A patient passes the front desk, the doctor, the laboratory and the cashier, and each of them writes the name again. We build the record that all four share, starting where the most time is lost.',
  stats: [
    { value: '10, 13, 17', label: 'digits that a Bangladeshi national ID number may have' },
    { value: '14 to 6 min', label: 'from door to triage in one emergency department' },
    { value: '6 to 10', label: 'weeks until the first department is live' },
    { value: '60 days', label: 'the longest that HIPAA lets a US provider wait to tell patients of a breach' },
  ],
  challenges: {
    items: [
      {
        title: 'One woman under four spellings',
        description:
          'Rahima, Rahema and Mst. Rahima Begum are the same person, registered with her son’s phone number. Her children have birth registration numbers instead of national IDs. Without a matching rule, the allergy sits on the wrong card.',
      },
      {
        title: 'Orders written after the round',
        description:
          'The consultant speaks, an intern scribbles, a nurse types two hours later. By then a dose has been given from memory, and nobody can say which version was meant.',
      },
      {
        title: 'Results that wait for legs',
        description:
          'An analyser finishes at ten and the ward hears at two, because a person has to carry the slip. A potassium of 6.5 shouldn’t depend on who is free to walk.',
      },
      {
        title: 'The bill that starts at discharge',
        description:
          'Bed, theatre, pharmacy, oxygen and consultant keep separate slips. Families wait half a day while a cashier adds them up, and whatever was given at night is what gets lost.',
      },
      {
        title: 'Doctors with four hospitals',
        description:
          'A visiting specialist won’t learn a fifth login. If the screen is slower than a prescription pad, the pad wins, and the record has a hole where the diagnosis should be.',
      },
      {
        title: 'The seconds before the generator',
        description:
          'Changeover takes about ten seconds. A server that needs ten minutes to restart turns each one into an outage, and the paper plan for that outage was last printed by someone who has left.',
      },
    ],
  },
  solutions: {
    lead: 'The first department goes live in six to ten weeks. We need a clinician who may say no, your price list in one file, and two evenings a week at the real desk.',
    items: [
      {
        icon: 'user-check',
        title: 'Patient matching',
        description:
          'Names are compared by sound in both scripts, then by age, village and guardian. Sure matches join, doubtful ones wait for a clerk, and every join can be undone. Your old register goes through first, so you learn how many people it holds twice.',
      },
      {
        icon: 'device-mobile',
        title: 'Bedside orders',
        description:
          'A tablet with the ward’s twenty commonest orders on one screen. Only allergies, doubled drugs and doses out of range interrupt. A warning that appears forty times a day is a warning that nobody reads.',
      },
      {
        icon: 'test-pipe',
        title: 'Analyser and imaging links',
        description:
          'Chemistry and blood machines speak ASTM or HL7, scanners speak DICOM. Each is connected to a simulator before a patient’s tube is in the rack. Critical values ring a named nurse until someone answers.',
      },
      {
        icon: 'receipt',
        title: 'A bill that adds itself up',
        description:
          'Services post as they are given, with package prices, corporate discounts and doctors’ shares as rules that accounts can read. Relatives may see the running total, which ends most arguments at the counter.',
      },
      {
        icon: 'calendar',
        title: 'Chamber queues',
        description:
          'A serial number by SMS, with an expected time that moves when the doctor runs late. A small advance by bKash or Nagad is optional; it goes back by the same wallet if the doctor doesn’t come.',
      },
      {
        icon: 'shield-lock',
        title: 'Safety and privacy papers',
        description:
          'For the NHS in England, the hazard log and safety case that DCB0129 asks of a manufacturer. For the US, a business associate agreement. Emergency access is never refused, always logged, and read by a person the next morning.',
      },
    ],
  },
  caseStudies: {
    items: [
      {
        id: 'night-emergency',
        title: 'Triage before paperwork',
        client: 'a district hospital’s emergency department',
        description:
          'Nineteen fields stood between an unconscious man and a bed number. Times are taken at the door. By the fourth month the median wait was six minutes, and the hourly curve had persuaded the matron to move one nurse from the morning to the evening.',
        result: { value: '14 to 6 min', label: 'median wait for triage' },
      },
      {
        id: 'dialysis',
        title: 'Chairs that are never booked twice',
        client: 'a dialysis centre with 24 chairs',
        description:
          'Patients come two or three times a week for years. The diary was a wall chart. The schedule now flags anyone thirty minutes late and offers a free chair when a machine stops. Hepatitis-positive patients stay on their own machines by rule, not by recollection. Nurses see weight and pressure from the last three sessions before they connect the next.',
        result: { value: '4.1% to 1.3%', label: 'of sessions missed' },
      },
      {
        id: 'community-nursing',
        title: 'Visit notes finished in the car',
        client: 'a community nursing provider in Kent',
        description:
          'Nurses wrote up their day at the kitchen table, and kept wound photographs on their own phones. We built a visit app that works offline and takes pictures that never reach the phone’s gallery. The provider’s clinical safety officer chaired the hazard workshops; the commonest hazard wasn’t a lost note but a note saved to the previous patient. The app now asks for the house number before it accepts a picture.',
        result: { value: '52 to 15 min', label: 'of evening paperwork per nurse' },
      },
    ],
  },
  call: {
    title: 'Start with the form that everyone hates',
    text: 'Send a photo of it with the names struck out. We reply with what it asks twice, what could fill itself in, and how long a first version would take.',
  },
})
