import { company } from '#site/company.ts'
import { industry } from '#site/words/page.ts'
import { change } from '#site/words/results.ts'

export default industry({
  title: `Healthcare software for hospitals and clinics | ${company.name}`,
  description:
    'Healthcare software for hospitals, clinics and nursing teams: patient matching, bedside orders, laboratory links, billing, and safety papers for the NHS.',
  headline: 'Healthcare software for hospitals and clinics',
  lead: 'A patient passes the front desk, the doctor, the laboratory and the cashier, and each of them writes the name again. For hospitals, clinics and nursing teams, we build the record that all of them share.',
  stats: [
    { value: '10, 13, 17', label: 'digits that a Bangladeshi national ID number may have' },
    { value: '14 to 6 min', label: 'from door to triage in one emergency department' },
    { value: '6 to 10', label: 'weeks until the first department is live' },
    { value: '60 days', label: 'the longest that HIPAA lets a US provider wait to tell patients of a breach' },
  ],
  challenges: {
    items: [
      {
        title: 'Duplicate patients',
        description:
          'Rahima, Rahema and Mst. Rahima Begum are the same person, registered with her son’s phone number. Her children have birth registration numbers instead of national IDs. Without a matching rule, the allergy sits on the wrong card.',
      },
      {
        title: 'Orders written late',
        description:
          'The consultant speaks, an intern scribbles, a nurse types two hours later. By then a dose has been given from memory, and nobody can say which version was meant.',
      },
      {
        title: 'Results that arrive late',
        description:
          'An analyser finishes at ten and the ward hears at two, because a person has to carry the slip. A potassium of 6.5 shouldn’t depend on who is free to walk.',
      },
      {
        title: 'Bills at discharge',
        description:
          'Bed, theatre, pharmacy, oxygen and consultant keep separate slips. Families wait half a day while a cashier adds them up, and whatever was given at night is what gets lost.',
      },
      {
        title: 'Visiting doctors',
        description:
          'A visiting specialist won’t learn a fifth login. If the screen is slower than a prescription pad, the pad wins, and the record has a hole where the diagnosis should be.',
      },
      {
        title: 'Power cuts',
        description:
          'The generator takes about ten seconds to start. A server that needs ten minutes to restart turns each one into an outage, and the paper plan for that outage was last printed by someone who has left.',
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
          'A tablet with the ward’s twenty commonest orders on one screen. Only allergies, doubled drugs and doses out of range interrupt. A warning that appears thirty times a day is soon not read at all.',
      },
      {
        icon: 'test-pipe',
        title: 'Laboratory and imaging links',
        description:
          'Chemistry and blood machines speak ASTM or HL7, scanners speak DICOM. Each is connected to a simulator before a patient’s tube is in the rack. Critical values ring a named nurse until someone answers.',
      },
      {
        icon: 'receipt',
        title: 'Running bills',
        description:
          'Services post as they are given, with package prices, corporate discounts and doctors’ shares as rules that accounts can read. Relatives may see the running total, which ends most arguments at the counter.',
      },
      {
        icon: 'calendar',
        title: 'Appointments and queues',
        description:
          'A serial number by SMS, with an expected time that moves when the doctor runs late. A small advance by bKash or Nagad is optional; it goes back by the same wallet if the doctor doesn’t come.',
      },
      {
        icon: 'shield-lock',
        title: 'Safety and privacy papers',
        description:
          'For the NHS in England, the hazard log and safety case that DCB0129 asks of a manufacturer. For the US, a business associate agreement. Emergency access is never refused, always logged, and reviewed by one of your people the next morning.',
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
          'Nineteen fields stood between an unconscious man and a bed number. The first screen now asks for sex and rough age and prints a wristband; names and guardians follow when there is someone to ask.',
        result: change({ before: [14, 'min'], after: [6, 'min'], better: 'less', label: 'median wait for triage, by stopwatch at the door' }),
      },
      {
        id: 'dialysis',
        title: 'Chairs that are never booked twice',
        client: 'a dialysis centre with 24 chairs',
        description:
          'The diary was a wall chart that couldn’t show who had stayed away. The schedule flags anyone thirty minutes late, offers a free chair when a machine stops, and keeps hepatitis-positive patients on their own machines.',
        result: change({ before: [4.1, '%'], after: [1.3, '%'], better: 'less', label: 'of sessions missed' }),
      },
      {
        id: 'community-nursing',
        title: 'Visit notes finished in the car',
        client: 'a community nursing provider in Kent',
        description:
          'Nurses wrote up their day at the kitchen table and kept wound photographs on their own phones. The visit app works offline, keeps pictures out of the gallery, and asks for the house number before it accepts one.',
        result: change({ before: [52, 'min'], after: [15, 'min'], better: 'less', label: 'of evening paperwork per nurse' }),
      },
    ],
  },
  call: {
    title: 'Start with the form your staff dislike most',
    text: 'Send a photo of it with the names struck out. We reply with what it asks twice, what could fill itself in, and how long a first version would take.',
  },
})
