import { company } from '#site/company.ts'
import { subService } from '#site/words/page.ts'

export default subService({
  title: `Network security and monitoring | ${company.name}`,
  description: `Network security by ${company.name}: branches, offices and cloud divided into rooms with rules, firewalls that somebody reads, and monitoring by people on shift.`,
  headline: 'A network in which one bad device stays alone',
  lead: 'Flat networks make small accidents large. We divide yours into rooms, write down which doors exist, and have people watch the ones that matter.',
  about: [
    'The first deliverable is a drawing. It shows each branch, link, camera recorder, guest network and forgotten modem, and most managers keep it on the wall because they have never seen one.',
    'Then we decide who has to talk to whom, which is surprisingly few pairs, and allow only those. Everything else is refused and logged, and the log is read by a person who knows what your Mondays look like.',
    'Two faults turn up on nearly every visit here. The router’s management port, often MikroTik’s Winbox, answers the whole internet. And the battery feeds the till but not the switch behind it, so in a power cut every screen is lit and none of them has a line.',
  ],
  whenNeeded: {
    items: [
      'Guests, tills and cameras share one password.',
      'A branch was connected in a hurry and never again looked at.',
      'The firewall’s rules are older than its administrator.',
      'Remote work came in through a door meant for one person.',
      'Both internet lines hang from the same pole.',
    ],
  },
  deliverables: {
    items: [
      {
        icon: 'network',
        title: 'Segmentation',
        description: 'Rooms for card terminals, staff, guests, cameras and servers. Card data in a room of its own shrinks a PCI DSS audit to that room.',
      },
      { icon: 'shield-lock', title: 'Firewalls with reasons', description: 'Each rule has a purpose, an owner and a date on which it is asked again.' },
      { icon: 'key', title: 'Remote access', description: 'By person and device, with a second factor, to one system instead of the whole network.' },
      { icon: 'gauge', title: 'Monitoring', description: 'Alerts tuned for a month, then watched in shifts, with a call to you when it is serious.' },
      { icon: 'layout', title: 'A drawing that stays true', description: 'Compared with the switches each month, so that a new device appears as a question.' },
    ],
  },
  timeline: {
    items: [
      {
        title: 'Draw',
        duration: '2 weeks',
        description: 'On site, with a torch and a label printer. You bring the keys to the cupboards and the contracts of your providers.',
      },
      { title: 'Divide', duration: '4 weeks', description: 'Branch by branch, in the evening, each with a way back.' },
      { title: 'Watch', duration: '2 weeks, then ongoing', description: 'Noise is tuned away until an alert means something.' },
    ],
  },
  faq: {
    items: [
      {
        question: 'Do we need new hardware?',
        answer: 'Usually two or three switches per site, because the cheap ones cannot divide. Firewalls can often stay.',
      },
      {
        question: 'Who reads the alerts at night?',
        answer: 'Our shift, if you wish. They have your drawing, your contacts and a list of what they may switch off alone.',
      },
      {
        question: 'Is a second internet line worth it?',
        answer:
          'If it takes another way in: another provider on another pole, or mobile data with an antenna outside. Pull the first cable once a quarter to be sure.',
      },
      { question: 'What about our cloud?', answer: 'Same idea, other tools. The drawing includes it, and the rule that somebody owns each door.' },
    ],
  },
  call: { title: 'Begin with the drawing', text: 'It has a fixed price, takes two weeks and stays yours, whoever does the rest.' },
})
