import { company } from '#site/company.ts'
import { subService } from '#site/words/page.ts'
import { lasting } from '#site/words/step-times.ts'

export default subService({
  title: `Network security, segmentation and monitoring | ${company.name}`,
  description:
    'Network security services: segmentation of branches, offices and cloud, firewall reviews, remote access with MFA, and monitoring with an engineer on call.',
  headline: 'Network security: segments, firewalls, monitoring',
  lead: 'For companies with branches, tills, cameras and guests on one network. We divide it into segments, write down which connections are allowed, and watch those that matter.',
  about: [
    'The first deliverable is a drawing. It shows each branch, link, camera recorder, guest network and forgotten modem.',
    'Then we decide which devices have to talk to each other, which is surprisingly few pairs, and allow only those. Everything else is refused and logged, and the log is read by a person who knows what your Mondays look like.',
    'Two mistakes turn up on nearly every visit here. The router’s management port, often MikroTik’s Winbox, answers the whole internet. And the battery feeds the till but not the switch behind it, so in a power cut every screen is lit and none has a connection.',
  ],
  whenNeeded: {
    items: [
      'Guests, tills and cameras share one password.',
      'A branch was connected in a hurry and never again looked at.',
      'The firewall’s rules are older than its administrator.',
      'Remote staff share an access made for one person.',
      'Both internet connections hang from the same pole.',
    ],
  },
  deliverables: {
    items: [
      {
        icon: 'network',
        title: 'Segmentation',
        description:
          'Segments for card terminals, staff, guests, cameras and servers. They shrink the scope of a PCI DSS audit, but what connects to the card segment or protects it stays in scope.',
      },
      { icon: 'shield-lock', title: 'Firewall rules', description: 'Each rule has a purpose, an owner and a date for its review.' },
      { icon: 'key', title: 'Remote access', description: 'By person and device, with a passkey, to one system instead of the whole network.' },
      {
        icon: 'gauge',
        title: 'Monitoring',
        description: 'Alerts tuned for a month, then read in desk hours. Serious ones ring you and, under an on-call contract, our engineer.',
      },
      { icon: 'layout', title: 'A network drawing, kept current', description: 'Compared with the switches each month, so that a new device is noticed.' },
    ],
  },
  timeline: {
    items: [
      {
        title: 'Draw',
        time: lasting(2, 'week'),
        description: 'On site, with a torch and a label printer. You bring the keys to the cupboards and the contracts of your providers.',
      },
      { title: 'Divide', time: lasting(4, 'week'), description: 'Branch by branch, in the evening, each with a way back.' },
      { title: 'Watch', time: lasting(2, 'week', ', then ongoing'), description: 'Noise is tuned away until an alert means something.' },
    ],
  },
  faq: {
    items: [
      {
        question: 'Do we need new hardware?',
        answer: 'Usually two or three switches per site, because the cheap ones can’t divide. Firewalls can often stay.',
      },
      {
        question: 'Who reads the alerts at night?',
        answer:
          'With an on-call contract, serious ones wake an engineer who has your drawing and a list of what may be switched off. We don’t keep people at screens all night; if you need that, we choose a provider with you.',
      },
      {
        question: 'Is a second internet connection worth it?',
        answer:
          'If it takes another way in: another provider on another pole, or mobile data with an antenna outside. Pull the first cable once a quarter to be sure.',
      },
      {
        question: 'What does it cost?',
        answer: 'The drawing is fixed at 6,000 US dollars: two of us for two weeks, cloud included. Dividing is priced by branch, and monitoring by the month.',
      },
    ],
  },
  call: { title: 'Order the network drawing', text: 'It has a fixed price, takes two weeks and stays yours, whoever does the rest.' },
})
