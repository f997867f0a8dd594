import { company } from '#site/company.ts'
import { page } from '#site/words/page.ts'
import type { Opening } from '#site/words/shapes.ts'

interface ApplyContent extends Opening {
  readonly back: string
  readonly formTitle: string
  /** What the application is for: a job that the address names, or none. */
  readonly job: { readonly label: string; readonly none: string; readonly clear: string; readonly choose: string; readonly name: string }
  readonly aside: { readonly title: string; readonly steps: readonly string[] }
  readonly privacy: string
}

export default page('apply', {
  title: `Job application form | ${company.name}`,
  description: `Apply for a job at ${company.name} in ${company.city}, or send an open application: resume as PDF, DOC or DOCX up to 10 MB, a letter if you like, an answer within a month.`,
  headline: `Apply for a job at ${company.name}`,
  lead: 'Four minutes, one file. What you type stays on this device until it has arrived, so a dropped connection costs you nothing.',
  back: 'Back to careers',
  formTitle: 'Application form',
  job: {
    label: 'You are applying for',
    none: 'No position in particular',
    clear: 'Apply without naming a position',
    choose: 'See open positions',
    name: 'or name one in your letter.',
  },
  aside: {
    title: 'What happens next',
    steps: [
      'Two people read it within five working days: one from the team, one from outside it.',
      'If it fits, usually a call of 30 to 45 minutes about work you’ve done. No puzzles.',
      'A paid half or whole day on a real task, in the studio or remote.',
      'An answer within a week, with reasons either way.',
    ],
  },
  privacy: `We keep applications for ${company.retentionMonths.applications} months and show them only to the people who decide.`,
} satisfies ApplyContent)
