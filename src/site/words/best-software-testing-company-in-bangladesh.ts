import { capital } from '#site/capital.ts'
import { claims } from '#site/claims.ts'
import { company } from '#site/company.ts'
import { landing } from '#site/words/page.ts'
import { change } from '#site/words/results.ts'

export default landing({
  title: `Best software testing company in Bangladesh | ${company.name}`,
  description: `How to recognise the best software testing company in Bangladesh, and what ${company.name} does: reviews, exploratory sessions, automation and load tests, with proof.`,
  serviceType: 'Software testing',
  headline: 'Software testing companies in Bangladesh: how to choose',
  lead: 'For teams that compare testing companies: four proofs to ask of each, us included, and how we test. The best one is whoever leaves your customers the fewest bugs to find, so ask for that number.',
  trust: {
    items: [
      {
        when: 'Before a contract',
        title: 'A sample report',
        description: `${capital(claims.testing.free)} on your product, free of charge. You keep the findings whatever you decide.`,
      },
      {
        when: `Week ${claims.testing.rankedBy}`,
        title: 'What must never fail',
        description: 'A list in your words, signed by you. It decides what is tested first.',
      },
      {
        when: `Week ${claims.testing.automatedBy}`,
        title: 'A readable test suite',
        description: `${capital(claims.testing.journeys)} journeys automated, under ten minutes, each failing for one reason.`,
      },
      {
        when: 'Month 3',
        title: 'Missed bugs, counted',
        description: 'Bugs that customers found, per release, before and after. It is the figure to judge us by.',
      },
    ],
  },
  services: {
    items: [
      {
        icon: 'compass',
        title: 'Manual and exploratory testing',
        description: `Sessions with a mission, notes and a debrief, on ${claims.testing.devices} devices.`,
        points: ['Reproducible in one reading', 'Bangla and English', 'Odd hours on request'],
        link: '/services/software-testing-as-service',
      },
      {
        icon: 'robot',
        title: 'Test automation',
        description: 'Browser, app and interface suites in your repository and your pipeline.',
        points: ['Playwright and Appium', 'No flaky tests tolerated', 'Handed over with pairing'],
        link: '/services/software-testing-as-service',
      },
      {
        icon: 'gauge',
        title: 'Performance testing',
        description: 'Load, soak and failure tests, on systems that resemble the real one.',
        points: ['Your worst hour, doubled', 'Weekend soaks', 'Findings with a cause'],
        link: '/services/cloud-services',
      },
      {
        icon: 'shield-lock',
        title: 'Security testing',
        description: 'Attacks with permission and a retest that is included.',
        points: ['A goal, beyond a scan', `${capital(claims.reportPages)}-page report`, `Retest within ${claims.retest}`],
        link: '/services/cybersecurity/threat-assessment',
      },
    ],
  },
  stories: {
    items: [
      {
        id: 'exam-platform',
        title: 'An exam day for 90,000 candidates',
        client: 'an examination board',
        description:
          'The year before, the platform had frozen at the ninth minute. We simulated that morning with slow phones and lost sessions, found one database lock, and ran it six more times, once with a server unplugged.',
        result: change({ before: [45, 'min'], after: [0, 'min'], better: 'less', label: 'of extra time, for 90,000 candidates' }),
      },
      {
        id: 'ride-app',
        title: 'Fares that agree with the map',
        client: 'a ride sharing company',
        description:
          'Phones and servers measured tunnels and U-turns differently. We drove 200 routes with five phones each, and turned the drives into tests that run on each change.',
        result: change({ before: [38, 'one in'], after: [870, 'one in'], better: 'less', label: 'disputed fares' }),
      },
      {
        id: 'museum-audio',
        title: 'An audio guide that blind visitors can use',
        client: 'a museum in Edinburgh',
        description:
          'The app had passed an automatic check, which can’t tell whether a label makes sense. Two of our testers who are blind spent a day in the galleries with it.',
        result: change({
          before: [0],
          after: [31],
          better: 'more',
          noun: 'barriers',
          label: 'barriers found, and removed before opening',
          names: ['Automatic check', 'Blind testers'],
        }),
      },
    ],
  },
  about: [
    `Testing has been a trade of its own at ${company.name} since our second project, when a tester stopped a release on the evening before it went out, and was right. Testers here can stop any release, and it happens about once a quarter.`,
    `We test for product companies, agencies and public bodies in ${claims.countries} countries. When a project ends we ask in writing: ${claims.asked} clients, ${claims.clientSatisfaction} of them, would hire us again.`,
  ],
  bar: { text: `${capital(claims.testing.free)} of testing, free. Keep the findings.`, button: 'Contact us' },
})
