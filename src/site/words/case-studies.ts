import { company } from '#site/company.ts'
import { page } from '#site/words/page.ts'
import { cardOf } from './case-studies/article.ts'
import type { StudyCard } from './case-studies/shape.ts'
import { studies } from './case-studies/studies.ts'
import type { Call, Listed, Opening } from './shapes.ts'

interface CaseStudiesContent extends Opening {
  /** All of them, newest first. */
  readonly studies: Listed<readonly StudyCard[]>
  /** What each of them says. */
  readonly stated: Listed<readonly string[]>
  readonly call: Call & { readonly button: string }
}

export default page('caseStudies', {
  title: `Software case studies with figures | ${company.name}`,
  description:
    'Software case studies from a pharmacy chain, a hospital, a garment factory and others: team, dates, price, how results were measured, what went wrong.',
  headline: 'Case studies',
  lead: 'Projects documented from the first visit to the day on which the client ran the software alone. Each names its client and a referee, who both read it before it was published.',
  studies: { title: 'All case studies', items: studies.map(cardOf) },
  stated: {
    title: 'What every study states',
    lead: 'The same points in the same order, so that you can compare them with each other and with other firms.',
    items: [
      'The client, and a referee with a name who agreed to be called',
      'The dates that were planned and the dates that were kept',
      'The price band, and how the price was fixed',
      'Who worked on it, and with which technology',
      'Each result before and after, with period, number of cases and method',
      'What went wrong, and who paid for it',
      'Who has the code and who runs it now',
    ],
  },
  call: {
    title: 'Speak to a referee',
    text: 'Tell us which study is closest to your project. We put you in touch with the client, and we don’t join the call.',
    button: 'Ask for a referee',
  },
} satisfies CaseStudiesContent)
