import { company } from '#company.ts'
import type { SubServiceContent } from '#content/shapes.ts'

export default {
  description: `Network security by ${company.name}: branches, offices and cloud divided into rooms with rules, firewalls that somebody reads, and monitoring by people on shift.`,
  headline: 'A network in which one bad device stays alone',
  lead: 'Flat networks make small accidents large. We divide yours into rooms, write down which doors exist, and have people watch the ones that matter.',
  about: {
    title: 'Draw it before you defend it',
    paragraphs: [
      'The first deliverable is a drawing. It shows each branch, link, camera recorder, guest network and forgotten modem, and most managers keep it on the wall because they have never seen one.',
      'Then we decide who has to talk to whom, which is surprisingly few pairs, and allow only those. Everything else is refused and logged, and the log is read by a person who knows what your Mondays look like.',
    ],
  },
  whenNeeded: {
    title: 'When a drawing is overdue',
    items: [
      'Guests, tills and cameras share one password.',
      'A branch was connected in a hurry and never again looked at.',
      'The firewall’s rules are older than its administrator.',
      'Remote work came in through a door meant for one person.',
    ],
  },
  deliverables: {
    title: 'What we install and write down',
    items: [
      { icon: 'network', title: 'Segmentation', description: 'Rooms for tills, staff, guests, devices and servers, on equipment you mostly own.' },
      { icon: 'shield-lock', title: 'Firewalls with reasons', description: 'Each rule has a purpose, an owner and a date on which it is asked again.' },
      { icon: 'key', title: 'Remote access', description: 'By person and device, with a second factor, to one system instead of the whole network.' },
      { icon: 'gauge', title: 'Monitoring', description: 'Alerts tuned for a month, then watched in shifts, with a call to you when it is serious.' },
    ],
  },
  timeline: {
    title: 'Eight weeks without a day closed',
    items: [
      { title: 'Draw', duration: '2 weeks', description: 'On site, with a torch and a label printer.' },
      { title: 'Divide', duration: '4 weeks', description: 'Branch by branch, in the evening, each with a way back.' },
      { title: 'Watch', duration: '2 weeks, then ongoing', description: 'Noise is tuned away until an alert means something.' },
    ],
  },
  faq: {
    title: 'Cables, rules and alarms',
    items: [
      {
        question: 'Do we need new hardware?',
        answer: 'Usually two or three switches per site, because the cheap ones cannot divide. Firewalls can often stay.',
      },
      {
        question: 'Who reads the alerts at night?',
        answer: 'Our shift, if you wish. They have your drawing, your contacts and a list of what they may switch off alone.',
      },
      { question: 'What about our cloud?', answer: 'Same idea, other tools. The drawing includes it, and the rule that somebody owns each door.' },
    ],
  },
  call: { title: 'Do you have a drawing of your network?', text: 'If not, begin with that. It is a fixed price, takes two weeks and is yours.' },
} satisfies SubServiceContent
