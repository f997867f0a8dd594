import { claims } from '#site/claims.ts'
import { company } from '#site/company.ts'
import { service } from '#site/words/page.ts'
import { change, reached } from '#site/words/results.ts'

export default service({
  title: `Cybersecurity and penetration testing services | ${company.name}`,
  description:
    'Penetration tests, phishing-resistant MFA, backups and incident help for companies without a security team. Prices, testers’ certificates and a retest included.',
  headline: 'Cybersecurity for firms without a security team',
  lead: 'Many break-ins need only a reused password, a forgotten server or a weekend on which no one looks. We test for those first, help your people close them, and check again. For companies of ten to a few thousand.',
  glance: {
    team: 'Two testers with OSCP, a network engineer and an analyst, all employees, all named in the contract.',
    delivered: `A ${claims.reportPages}-page report, evidence that engineers can replay, a ranked list of fixes with owners, and a retest.`,
    time: 'One week for a web application, three for a whole company. A programme takes 2-6 months.',
    price: `Tests have ${claims.fixedPrice}: from ${claims.pricesFrom.applicationTest} US dollars for an application and ${claims.pricesFrom.companyTest} for a company. Monitoring is billed by the month.`,
    serviceLevel: `With an on-call contract, critical alerts are answered within ${claims.onCallAnswer}. We don’t run a 24-hour watch floor: if you need one, we set it up with a provider and take its calls.`,
    ending: 'With the retest. Findings are then deleted on our side, and you get that in writing.',
  },
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
      { icon: 'history', title: 'Backups and restores', description: 'Copies that an intruder can’t reach, restored on a clock in front of you.' },
      { icon: 'network', title: 'Network segmentation', description: 'Tills, cameras, guests and servers apart, so that a broken-into camera leads nowhere.' },
      {
        icon: 'gauge',
        title: 'Monitoring',
        description:
          'Logs from firewall, mail and servers, read in desk hours by people who know what is normal. With an on-call contract, alarms ring an engineer at night.',
      },
      {
        icon: 'alert-triangle',
        title: 'Incident response',
        description:
          'A number that is answered at night, a plan on paper, and an analyst who stays with you until it’s over. For clients with an on-call contract.',
      },
    ],
  },
  benefits: {
    lead: 'What you’ll be able to say.',
    items: [
      'We know what is reachable from the internet, and it is a short list.',
      'A stolen password alone opens nothing that matters.',
      'Our last restore took less time than we can afford to be down.',
      'Staff report strange mail within minutes, because it is welcome.',
      'Suppliers get in through one door, with a name and an end date.',
      'Our insurer’s questionnaire took an afternoon.',
      'When something happens, six people know what to do first.',
      'Findings are closed by date, and someone checks.',
    ],
  },
  process: {
    lead: 'Seven steps; what is cheap and stops most comes first. Expensive products come last, if at all.',
    items: [
      {
        title: 'Map what is exposed',
        description: 'We map what the world can see of you. It takes three days and usually turns up a server that no one remembers.',
      },
      {
        title: 'Secure accounts and devices',
        description:
          'Passkeys for mail and administrators, MFA for everyone else, a password manager, updates. A stolen password alone opens little after this. A one-time code can still be tricked out of someone, a passkey can’t.',
      },
      { title: 'Test by attack', description: 'A test with an agreed goal, such as the payroll file, and an agreed hour to stop.' },
      { title: 'Fix and retest', description: 'A ranked list with owners. We help with the top and retest all of it.' },
      { title: 'Rehearse an incident', description: 'Backups out of reach, a contact list on paper, a rehearsal with your directors.' },
      { title: 'Train staff', description: 'Small drills each month instead of one long lecture a year.' },
      { title: 'Monitor', description: 'Alerts tuned for a month until they are rare, then someone who reads each one.' },
    ],
  },
  caseStudies: {
    items: [
      {
        id: 'garment-office',
        title: 'An invoice with a new bank account',
        client: 'a garment exporter’s head office',
        description:
          'An intruder read a merchandiser’s mail for six weeks, then sent a buyer a real invoice with another account; 180,000 dollars went. Mail now needs a passkey, and contracts tell buyers that account details never change by mail and which number to call.',
        result: change({ before: [38, '%'], after: [4, '%'], better: 'less', label: 'of staff who click in drills, over two years' }),
      },
      {
        id: 'clinic-cameras',
        title: 'A camera that could read patient files',
        client: 'a group of diagnostic clinics',
        description:
          'A camera in the waiting room led to patient files, because all devices shared one network. It now has five segments with rules between them, and a second tester with two days got no further than the camera.',
        result: change({ before: [214], after: [3], better: 'less', noun: 'devices', label: 'devices that the camera can reach' }),
      },
      {
        id: 'ransom-night',
        title: 'Open again by Thursday',
        client: 'a logistics company in Rotterdam',
        description:
          'Ransomware struck on a Tuesday night, with trucks due to leave at five. Clean machines were built from configuration files, data came from copies that the attackers hadn’t reached, and nothing was paid.',
        result: reached({ at: [27, 'h'], name: 'On time again', label: 'until trucks left on time again' }),
      },
    ],
  },
  testimonials: [
    {
      quote: 'The report was nine pages and I understood all of them. The one before was three hundred and nobody had opened it.',
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
          'It can, which is why we agree on hours, limits and a stop word, and keep away from systems that mustn’t pause. So far two services have had to be restarted.',
      },
      {
        question: 'We are small. Who would attack us?',
        answer:
          'A program that attacks everyone. It doesn’t know your size until it is inside. The first two steps of our process keep most such programs out and cost a firm of ten little.',
      },
      {
        question: 'Do you sell security products?',
        answer: 'No. We configure what you have, which is usually half used. If a product is needed, we name two and tell you what they lack.',
      },
      {
        question: 'Which certificates do you have?',
        answer: `Two of our testers hold the OSCP. The company has ${claims.certificatesMissing}; where your policy requires a certified firm to sign, we say so on the first call and work beside one.`,
      },
    ],
  },
  call: {
    title: 'Ask for an outside scan',
    text: 'We map what the world can see of you, at a fixed price, and explain it in an hour. You decide what to do about it.',
  },
})
