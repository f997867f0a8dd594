import { claims } from '#site/claims.ts'
import { company } from '#site/company.ts'
import { landing } from '#site/words/page.ts'
import { change, reached } from '#site/words/results.ts'
import { sharedHours } from '#site/words/shared-hours.ts'

export default landing({
  title: `Best outsourcing company in Bangladesh | ${company.name}`,
  description: `How to choose the best outsourcing company in Bangladesh: references you pick, a paid trial task, named people and shared hours. How ${company.name} shows each of them.`,
  serviceType: 'Outsourcing',
  headline: 'Software outsourcing to Bangladesh: how to choose',
  lead: 'For product owners who need a team abroad. Anyone may call themselves the best outsourcing company in Bangladesh, so here is what to ask of each, and what we show when we’re asked.',
  trust: {
    items: [
      { when: 'Day 1', title: 'Two referees you choose', description: 'You choose two clients from our list of referees and telephone them without us.' },
      { when: 'Week 1', title: 'A paid trial task', description: 'A real ticket from your backlog, in your repository, reviewed by your people.' },
      { when: 'Month 1', title: 'Named people', description: 'The team is introduced, signs your papers, and stays. Changes need your agreement.' },
      {
        when: 'Each quarter',
        title: 'A written review',
        description: 'Speed, bugs, turnover and cost against what we promised, beginning with what we got wrong.',
      },
    ],
  },
  services: {
    items: [
      {
        icon: 'users-group',
        title: 'A product team',
        description: 'Three to eight people with a lead who speaks with your product owner daily.',
        points: [
          'Your tracker, your meetings',
          `${claims.overlap.berlin.winter} shared with ${claims.overlap.berlin.city}, ${claims.overlap.newYork.winter} with ${claims.overlap.newYork.city}`,
          'First people at work in three weeks',
        ],
        link: '/services/web-development',
      },
      {
        icon: 'device-mobile',
        title: 'A mobile team',
        description: 'Android, iOS and the interface behind them, with releases as part of the job.',
        points: ['One code base', 'Store accounts stay yours', 'Staged roll-outs'],
        link: '/services/mobile-app-development',
      },
      {
        icon: 'test-pipe',
        title: 'Testers for your team',
        description: 'Testers who join your sprint or guard your release from outside.',
        points: ['First findings in a week', 'Automation that stays', 'Reports your engineers like'],
        link: '/services/software-testing-as-service',
      },
      {
        icon: 'cloud',
        title: 'Operations at night',
        description: 'With an on-call contract, alarms ring an engineer of ours while you sleep, who may restart what failed.',
        points: ['Runbooks written together', `Critical alarms answered within ${claims.onCallAnswer}`, 'A morning summary'],
        link: '/services/cloud-services',
      },
    ],
  },
  hours: {
    title: 'Working hours we share',
    lead: `Count the hours in which a question gets its answer on the same day. Here they are for six cities, by the clock in ${company.city}.`,
    table: sharedHours,
  },
  stories: {
    items: [
      {
        id: 'booking-engine',
        title: 'A booking engine that changed hands',
        client: 'a holiday rental firm in Cornwall',
        description:
          'Their developer was retiring, and no one else knew the code. We read for three weeks, put tests around the parts that take money, and two of our people took over while he was still there.',
        result: reached({ at: [10, 'week'], name: 'Handed over', label: 'to take over nine years of code' }),
      },
      {
        id: 'legal-tech',
        title: 'From three freelancers to a team',
        client: 'a legal technology firm in Chicago',
        description: 'Three freelancers in three time zones waited for each other. A team of five at one table took over within a month, one person at a time.',
        result: change({ before: [6, 'week'], after: [1, 'week'], better: 'less', label: 'between releases' }),
      },
      {
        id: 'insurer-backoffice',
        title: 'A back office that keeps up',
        client: 'an insurance broker in Dublin',
        description: 'Claims arrived faster than forms could be changed. Our team of four sits in the broker’s daily call and changes forms the same week.',
        result: change({ before: [90, 'day'], after: [4, 'day'], better: 'less', label: 'to change a form' }),
      },
    ],
  },
  about: [
    `${company.name} was founded in ${claims.founded} in ${company.city} and has delivered ${claims.projects} projects in ${claims.countries} countries. We’re ${claims.people} people, so we start two such teams a quarter at most, and say when we’re full. Three of us left last year; you hear the figure for your team every quarter.`,
    `A person costs ${claims.rates.month} US dollars a month. Rates rise once a year, by a formula in the contract. Work is in your repository ${claims.codeIsYours} and yours with each payment. You don’t pay for replacing someone or for days of leave; either side may end a placement with a month’s notice.`,
  ],
  bar: { text: 'Check us first: two references, one paid task.', button: 'Contact us' },
})
