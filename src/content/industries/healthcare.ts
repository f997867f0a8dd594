import { company } from '#company.ts'
import type { IndustryContent } from '#content/shapes.ts'

export default {
  description: `Healthcare software by ${company.name}: patient records, wards, laboratories and billing for hospitals and clinics, built to be right at three in the morning.`,
  headline: 'Records, wards and bills that agree',
  lead: 'A hospital runs on handwriting, memory and goodwill. Software may take over the first two. We build for clinics and hospitals where the same patient is spelled four ways and nobody has time to type.',
  stats: [
    { value: '23', label: 'hospitals and clinics on our systems' },
    { value: '1 touch', label: 'to admit a known patient' },
    { value: '38%', label: 'fewer repeated laboratory tests' },
    { value: '0', label: 'paper files carried between floors' },
  ],
  challenges: {
    title: 'What breaks first in a hospital’s software',
    items: [
      {
        title: 'One patient, four records',
        description: 'Rahima, Rahema, Mst. Rahima and a phone number that belongs to her son. Without matching, her allergy is on the wrong card.',
      },
      { title: 'The ward round on paper', description: 'Orders are spoken, scribbled and typed two hours later by somebody who was not there.' },
      { title: 'Results that wait', description: 'The laboratory finished at ten. The ward learned of it at two, when somebody walked over.' },
      { title: 'Bills assembled at discharge', description: 'Families wait half a day while six departments add up what they gave.' },
      { title: 'Doctors on three systems', description: 'Visiting consultants work in four hospitals and will not learn a fifth way to log in.' },
      { title: 'Power and network', description: 'Generators take eleven seconds. Systems that need eleven minutes to return are useless in theatre.' },
    ],
  },
  solutions: {
    title: 'What we build for care',
    items: [
      {
        icon: 'user-check',
        title: 'Patient matching',
        description: 'Names compared by sound, with age, village and guardian, and a person to decide the doubtful ones.',
      },
      { icon: 'device-mobile', title: 'Bedside orders', description: 'A tablet on the round: order, dose, allergy warning, done before the next bed.' },
      { icon: 'test-pipe', title: 'Laboratory links', description: 'Analysers send results themselves; critical values ring the ward and ask who heard.' },
      {
        icon: 'receipt',
        title: 'A bill that grows',
        description: 'Each service adds itself when it happens, with package prices and insurer rules. Discharge takes minutes.',
      },
      { icon: 'calendar', title: 'Clinic queues', description: 'Serial numbers by SMS with an honest time, so that people can wait at home.' },
      {
        icon: 'shield-lock',
        title: 'Access with a reason',
        description: 'Emergency access is always possible, always logged and always read the next morning.',
      },
    ],
  },
  caseStudies: {
    title: 'Three places of care',
    items: [
      {
        id: 'night-emergency',
        title: 'An emergency room that starts with the patient',
        client: 'a district hospital’s emergency department',
        description: 'Registration came before triage, because the software demanded it.',
        story: [
          'Nineteen fields stood between an unconscious man and a bed number. Nurses kept a paper list and typed it in at dawn.',
          'Admission now takes one touch and a wristband; names follow when there is somebody to ask. Triage times are measured from the door for the first time, and they halved.',
        ],
        results: [
          { value: '14 to 6 min', label: 'from door to triage' },
          { value: '19 to 1', label: 'fields before a bed' },
        ],
      },
      {
        id: 'dialysis',
        title: 'Chairs that are never double-booked',
        client: 'a dialysis centre with 40 chairs',
        description: 'Patients come three times a week for years. The diary was a wall.',
        story: [
          'One missed session fills a lung. The wall chart could not say who had not come, only who should have.',
          'The schedule now calls patients who are thirty minutes late, finds a chair when a machine fails, and shows each nurse the last three sessions. Missed sessions fell to one in two hundred.',
        ],
        results: [
          { value: '0.5%', label: 'of sessions missed' },
          { value: '+6', label: 'patients a week on the same chairs' },
        ],
      },
      {
        id: 'lab-network',
        title: 'Forty collection points, one laboratory',
        client: 'a diagnostic network',
        description: 'Samples travelled well. Their papers did not.',
        story: [
          'Tubes arrived with labels that did not match their lists. One in seventy was drawn again, which for a child with leukaemia is not a small thing.',
          'Labels are printed at the arm, scanned at four doors and matched with the courier’s box. Redraws for lost identity have stopped; results go to the phone of whoever ordered.',
        ],
        results: [
          { value: '1 in 70 to 0', label: 'samples redrawn for identity' },
          { value: '5 h', label: 'faster from arm to result' },
        ],
      },
    ],
  },
  call: {
    title: 'Which paper would you miss least?',
    text: 'Tell us the form that everybody hates. It is a good place to begin, and it rarely takes longer than six weeks.',
  },
} satisfies IndustryContent
