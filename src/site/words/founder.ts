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
  description: `${name} founded ${company.name} in ${company.city} in ${claims.foundedYear}. Biography, journey, philosophy, six values and a message about the years ahead.`,
  headline: name,
  lead: `${company.founder.role} of ${company.name}. Engineer, former cashier for one summer, and still the person who asks what happens when the power goes.`,
  biography: {
    title: 'Biography',
    paragraphs: [
      `${name} grew up above her uncle’s hardware shop, where she learned to count change before she learned to spell. She studied computer science in ${company.city}, wrote her thesis on databases that disagree, and spent seven years building payment systems for other people.`,
      `She founded ${company.name} in ${claims.founded}, ran its first support line from her kitchen, and wrote the part of the till that numbers receipts without gaps. It is still in use, and she is still asked about it.`,
    ],
  },
  journey: {
    title: 'The journey',
    items: [
      {
        when: '2009',
        title: 'A summer at the till',
        description: 'Between school and university she worked her uncle’s counter and wrote a list of forty things that slowed her down.',
      },
      {
        when: '2013',
        title: 'Payments',
        description: 'First job: settlement files at night. She learned that most faults are two people using one word differently.',
      },
      { when: '2020', title: 'Three kitchen tables', description: 'The company, the lockdown and the first offline till, in that order and within six weeks.' },
      { when: '2022', title: 'Abroad', description: 'First clients in Britain and Canada, won by a two-page scope that said what would not be built.' },
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
      'She judges software by its worst hour: a queue at the counter, no line, and a cashier in her first week. Language and framework are chosen after that.',
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
    title: 'Six values, with examples',
    items: [
      { title: 'Excellence', description: 'The receipt is aligned to the dot, because somebody will file it for six years.' },
      { title: 'Innovation', description: 'One idea a week from the bench, one a year into a product. The rest is written down and shelved.' },
      { title: 'Collaboration', description: 'No work is presented by anybody who did not do it.' },
      { title: 'Reliability', description: 'Each specification says what happens at three in the morning, and whose telephone rings.' },
      { title: 'Efficiency', description: 'Every request gets two questions first: who needs it, and how often. Many end there.' },
      { title: 'Adaptability', description: 'In March 2020 the road map was thrown away in an afternoon, and the offline till moved to the top.' },
    ],
  },
  message: {
    title: 'A message',
    quote:
      'If you are thinking about working with us, as a client or as a colleague, do not read what we say. Call somebody for whom we did something difficult, and ask what we did when it went wrong. I will give you the numbers.',
  },
  ahead: {
    title: 'Looking ahead',
    text: 'The next years belong to small machines in small shops: a scale that knows the price, a fridge that reports when it is too warm, a ledger that a bank believes. None of it needs to be called intelligent. All of it has to work when the line is down.',
  },
  careersLink: 'Work with her team',
}

export default page('founder', content)
