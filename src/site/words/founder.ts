import { claims } from '#site/claims.ts'
import { company } from '#site/company.ts'
import { page } from '#site/words/page.ts'
import type { Item, Listed, Opening, Six } from './shapes.ts'

interface FounderContent extends Opening {
  readonly title: string
  readonly biography: { readonly title: string; readonly paragraphs: readonly string[] }
  readonly journey: Listed<readonly (Item & { readonly when: string })[]>
  readonly philosophy: { readonly title: string; readonly paragraphs: readonly string[] }
  readonly vision: Item
  readonly mission: Item
  readonly values: Listed<Six<Item>>
  readonly message: { readonly title: string; readonly quote: string }
  readonly ahead: { readonly title: string; readonly text: string }
  readonly careersLink: string
}

const { name } = company.founder

const content: FounderContent = {
  title: `${name}, founder of ${company.name}`,
  description: `Who is ${name}? Founder and head of ${company.name}, a software company in ${company.city} since ${claims.foundedYear}: biography, journey, core values and plans.`,
  headline: name,
  lead: `${company.founder.role} of ${company.name}, a software company in ${company.city}. Engineer, cashier for one summer, and still the one who asks what happens when the power goes.`,
  biography: {
    title: 'Biography',
    paragraphs: [
      `${name} grew up above her uncle’s hardware shop, where she learned to count change before she learned to spell. She studied computer science in ${company.city}, wrote her thesis on copies of a database that disagree, and spent seven years building payment systems for other people.`,
      `She founded ${company.name} in ${claims.founded} with ${claims.coFounders}. She ran its first support line from her kitchen and wrote the part of the till that numbers receipts without gaps. It is still in use.`,
    ],
  },
  journey: {
    title: 'Journey',
    items: [
      {
        when: '2009',
        title: 'A summer at the till',
        description:
          'Between school and university she worked her uncle’s counter and wrote down everything that slowed her down: 26 things, of which 19 were still there in 2019.',
      },
      {
        when: '2013',
        title: 'Payments',
        description: 'First job: settlement files at night. She learned that most bugs are two people using one word differently.',
      },
      { when: '2020', title: 'The company', description: 'Foundation, lockdown and the first offline till within months, at three kitchen tables.' },
      { when: '2022', title: 'Clients abroad', description: 'First clients in Britain and Canada, won by a two-page quote that said what would not be built.' },
      {
        when: '2024',
        title: 'Shared ownership',
        description: 'A third of the company passed to its employees. She calls it the best contract she has signed.',
      },
    ],
  },
  philosophy: {
    title: 'Philosophy',
    paragraphs: [
      'She judges software by its worst hour: a queue at the counter, no connection, and a cashier in her first week. Language and framework are chosen after that.',
      'She trusts a month-end close more than a demo. She hires people who can explain their last mistake in five sentences, without a villain.',
    ],
  },
  vision: {
    title: 'Vision',
    description: 'That a shopkeeper in Kurigram and a clinic in Leeds can rely on the same quality, made by people whose names they know.',
  },
  mission: {
    title: 'Mission',
    description: 'To build a company in which people can grow without leaving, and which clients may leave at any time and do not.',
  },
  values: {
    title: 'Core values',
    items: [
      {
        title: 'Excellence',
        description:
          'Good enough is written down before the work starts, as a number: seconds, errors, taps. Work that misses it goes back, also when the client would have taken it.',
      },
      {
        title: 'Innovation',
        description:
          'Everyone may take a week a year at the bench for an idea of their own. One idea a year has become a product; the others are written up, with the reason.',
      },
      { title: 'Collaboration', description: 'Who did the work shows it, to the client too. A tester may stop a release, and the founder can’t overrule it.' },
      {
        title: 'Reliability',
        description:
          'Every system that we run has a named owner and a restore that was rehearsed. Promised times are counted, and the misses are on Monday’s report.',
      },
      {
        title: 'Efficiency',
        description: 'A feature has to name who will use it and how often. About a third of all requests end there, and the client keeps the money.',
      },
      {
        title: 'Adaptability',
        description: 'A plan may change every second Thursday, together with the client. What is dropped is struck through where everyone can see it.',
      },
    ],
  },
  message: {
    title: 'A message from the founder',
    quote:
      'If you’re thinking about working with us, as a client or as a colleague, don’t go by what we say. Call someone for whom we did something difficult, and ask what we did when it went wrong. I’ll give you the numbers.',
  },
  ahead: {
    title: 'Looking ahead',
    text: 'The next years belong to small machines in small shops: a scale that knows the price, a fridge that reports when it is too warm, a ledger that a bank believes. None of it needs to be called intelligent. All of it has to work when the connection is down.',
  },
  careersLink: 'See careers',
}

export default page('founder', content)
