import { company } from '#site/company.ts'
import { service } from '#site/words/page.ts'

export default service({
  title: `Cybersecurity services | ${company.name}`,
  description: `Cybersecurity by ${company.name}: tests that find the open door, work that closes it, and monitoring read by people. Reports a director can finish in one sitting.`,
  headline: 'Find the open door, close it, keep watch',
  lead: 'Most break-ins need no genius. They need a reused password or a forgotten server, and a weekend on which nobody looks. We check for those first, then for everything else.',
  features: {
    items: [
      {
        icon: 'target',
        title: 'Penetration tests',
        description: 'Your website, app, office network and people, attacked with permission, by hand, by analysts who write down how.',
      },
      {
        icon: 'mail',
        title: 'Phishing drills',
        description: 'Believable messages, no shaming. Those who click get two minutes of help; those who report get thanked by name.',
      },
      {
        icon: 'key',
        title: 'Access reviews',
        description: 'Who can open what, and why. The usual result is that half of the rights belong to people who changed jobs.',
      },
      { icon: 'history', title: 'Backups that come back', description: 'Copies that an intruder cannot reach, restored on a clock in front of you.' },
      { icon: 'network', title: 'Networks in rooms', description: 'Tills, cameras, guests and servers apart, so that a bad camera stays a bad camera.' },
      {
        icon: 'gauge',
        title: 'Monitoring with readers',
        description: 'Logs from firewall, mail and servers, watched by people on shift who know what is normal for you.',
      },
      {
        icon: 'alert-triangle',
        title: 'Help in an incident',
        description:
          'A number that is answered at night, a plan on paper, and an analyst on the line until it is over. In Bangladesh, one comes to you the same day.',
      },
    ],
  },
  benefits: {
    items: [
      'We know what is reachable from the internet, and it is a short list.',
      'A stolen password alone opens nothing that matters.',
      'Our last restore took less time than we can afford to be down.',
      'Staff report strange mail within minutes, because it is welcome.',
      'Suppliers get in through one door, with a name and an end date.',
      'Our insurer’s questionnaire took an afternoon.',
      'When something happens, six people know what to do first.',
      'Findings are closed by date, and somebody checks.',
    ],
  },
  process: {
    lead: 'Seven steps, cheapest and most effective first. Expensive products come last, if at all.',
    items: [
      {
        title: 'See what shows',
        description: 'We map what the world can see of you. It takes three days and usually turns up a server that nobody remembers.',
      },
      {
        title: 'Lock the front door',
        description: 'Second factors, password manager, updates. Guessed and stolen passwords, the usual way in, stop working here.',
      },
      { title: 'Attack on purpose', description: 'A test with an agreed goal, such as the payroll file, and an agreed hour to stop.' },
      { title: 'Fix by harm', description: 'A ranked list with owners. We help with the top and retest all of it.' },
      { title: 'Prepare for the bad day', description: 'Backups out of reach, a contact list on paper, a rehearsal with your directors.' },
      { title: 'Teach by doing', description: 'Small drills each month instead of one long lecture a year.' },
      { title: 'Watch', description: 'Alerts tuned for a month until they are rare, then someone who reads each one.' },
    ],
  },
  caseStudies: {
    items: [
      {
        id: 'garment-office',
        title: 'An invoice with a new bank account',
        client: 'a garment exporter’s head office',
        description:
          'A buyer paid 180,000 dollars into the wrong account. We closed the mailbox, found two more, brought in second factors within a week and a telephone rule for changed accounts. Drills since then: clicks fell from 38 in a hundred to four, and reports arrive in minutes.',
        result: { value: '38% to 4%', label: 'of staff who click in drills' },
      },
      {
        id: 'clinic-cameras',
        title: 'A camera that could read patient files',
        client: 'a group of diagnostic clinics',
        description:
          'Everything was on one flat network, including the fish tank. It now has five rooms with rules between them. The second test, by another tester with two days, ended at the camera.',
        result: { value: '41 min', label: 'from waiting room to patient files, before' },
      },
      {
        id: 'ransom-night',
        title: 'Open again by Thursday',
        client: 'a logistics company in Rotterdam',
        description:
          'Ransomware on a Tuesday night, with trucks leaving at five. Clean machines were built from text files, data came from copies that the attackers had not reached. Trucks left late on Wednesday and on time on Thursday. Nothing was paid.',
        result: { value: '27 h', label: 'from encryption to trucks on time' },
      },
    ],
  },
  testimonials: [
    {
      quote: 'The report was eleven pages and I understood all of them. The one before was three hundred and nobody had opened it.',
      author: 'Dr Shireen Anam',
      role: 'Director',
      company: 'a group of clinics',
    },
    {
      quote: 'We did what was on the paper. That sounds simple. At two in the morning it was everything.',
      author: 'Pieter de Wit',
      role: 'Operations manager',
      company: 'a logistics company',
    },
  ],
  faq: {
    items: [
      {
        question: 'How long does a penetration test take?',
        answer:
          'One week for a single web application, three for a whole company, report included. Building up security for a company is a consulting project of 2-6 months, most of it small steps by your own people.',
      },
      {
        question: 'Can a test break something?',
        answer:
          'It can, which is why we agree on hours, limits and a stop word, and keep away from what may not even stutter. So far two services have had to be restarted.',
      },
      {
        question: 'We are small. Who would attack us?',
        answer:
          'A program that attacks everybody. It does not know your size until it is inside. The first two steps of our process protect a firm of ten for very little money.',
      },
      {
        question: 'Do you sell security products?',
        answer: 'No. We configure what you have, which is usually half used. If a product is needed, we name two and tell you what they lack.',
      },
      {
        question: 'What do you do with what you find?',
        answer: 'Findings are encrypted, shown only to whom you name and deleted after the retest. We never publish a client.',
      },
    ],
  },
  call: {
    title: 'Ask us what the world can see',
    text: 'We map your outside for a small fixed price and explain it in an hour. You decide what to do about it.',
  },
})
