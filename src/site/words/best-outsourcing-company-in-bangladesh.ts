import { claims } from '#site/claims.ts'
import { company } from '#site/company.ts'
import { landing } from '#site/words/page.ts'

export default landing({
  title: `Best outsourcing company in Bangladesh | ${company.name}`,
  description: `Looking for the best outsourcing company in Bangladesh? ${company.name} gives you a team in your tools, your hours and your standards, and evidence before a contract.`,
  serviceType: 'Outsourcing',
  headline: 'The best outsourcing company is one you can check',
  lead: 'Anybody may call themselves the best outsourcing company in Bangladesh. So here is what to ask for before you believe it, and what we show when we are asked.',
  trust: {
    items: [
      { when: 'Day 1', title: 'Two calls, unprepared', description: 'You choose two of our clients from a list of thirty and telephone them without us.' },
      { when: 'Week 1', title: 'A paid trial task', description: 'A real ticket from your backlog, in your repository, reviewed by your people.' },
      { when: 'Month 1', title: 'Named people', description: 'The team is introduced, signs your papers, and stays. Changes need your agreement.' },
      {
        when: 'Each quarter',
        title: 'A written review',
        description: 'Speed, faults, turnover and cost against what we promised, beginning with what we got wrong.',
      },
    ],
  },
  services: {
    items: [
      {
        icon: 'users-group',
        title: 'A product team',
        description: 'Three to eight people with a lead who speaks with your product owner daily.',
        points: ['Your tracker, your meetings', 'Four hours of overlap', 'Ready in three weeks'],
        link: '/services/web-development',
      },
      {
        icon: 'device-mobile',
        title: 'A mobile squad',
        description: 'Android, iOS and the interface behind them, with releases as part of the job.',
        points: ['One code base', 'Store accounts stay yours', 'Staged roll-outs'],
        link: '/services/mobile-app-development',
      },
      {
        icon: 'test-pipe',
        title: 'Quality engineering',
        description: 'Testers who join your sprint or guard your release from outside.',
        points: ['First findings in a week', 'Automation that stays', 'Reports your engineers like'],
        link: '/services/software-testing-as-service',
      },
      {
        icon: 'cloud',
        title: 'Operations at night',
        description: 'Your systems watched while you sleep, by people who may restart them.',
        points: ['Runbooks written together', 'Fifteen-minute answer', 'A morning summary'],
        link: '/services/cloud-services',
      },
    ],
  },
  stories: {
    items: [
      {
        id: 'booking-engine',
        title: 'A booking engine that changed hands',
        client: 'a holiday rental firm in Cornwall',
        description:
          'Their developer retired. The code had no other reader. We asked for three weeks to read. Tests went around the parts that take money, then two of our people took over while he was still there. The season was the calmest in years; the rewrite never happened.',
        result: { value: '10 weeks', label: 'to take over 11 years of code' },
      },
      {
        id: 'legal-tech',
        title: 'From three freelancers to a team',
        client: 'a legal technology firm in Chicago',
        description:
          'Cheap by the hour, expensive by the feature. A team of five at one table replaced them over a month, one seat at a time. Releases are weekly, and the product owner sleeps through the night.',
        result: { value: '6 weeks to 1', label: 'between releases' },
      },
      {
        id: 'insurer-backoffice',
        title: 'A back office that keeps up',
        client: 'an insurance broker in Dublin',
        description:
          'Claims arrived faster than forms could be changed. Our team of four sits in the broker’s daily call and changes forms the same week. In month three the shared document was archived, because its last rule had moved into the system.',
        result: { value: '90 days to 4', label: 'to change a form' },
      },
    ],
  },
  about: [
    `${company.name} was founded in ${claims.founded} in ${company.city} and has delivered ${claims.projects} projects in ${claims.countries} countries. Staff turnover last year was seven percent, and we tell you the figure for your team every quarter.`,
    'Rates are by person and month, written down, and rise once a year by a formula in the contract. There is no charge for replacing somebody, nor for the days on which they are on leave.',
  ],
  bar: { text: 'Check us first: two references, one paid task.', button: 'Contact us' },
})
