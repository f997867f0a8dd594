import { claims } from '#site/claims.ts'
import { company } from '#site/company.ts'
import { page } from '#site/words/page.ts'
import type { Opening } from './shapes.ts'

interface ContactContent extends Opening {
  readonly formTitle: string
  readonly formLead: string
  readonly detailsTitle: string
  readonly methodsTitle: string
  readonly mapTitle: string
  /** What the stitched map shows. */
  readonly mapAlt: string
  readonly mapButton: string
  readonly mapNote: string
  readonly mapOpen: string
  readonly labels: { readonly email: string; readonly phone: string; readonly address: string; readonly social: string }
}

export default page('contact', {
  title: `Contact ${company.name} in ${company.city}, ${company.country}`,
  description: `Contact ${company.name} in ${company.city}: email, phone, office address and map, and a contact form. An engineer answers within ${claims.reply}, with questions before a price.`,
  headline: 'Contact us',
  lead: `For new projects and questions: say what you do today, where it stalls and which date you’re working towards. An engineer reads it first and replies within ${claims.reply} (${claims.workingDays}).`,
  formTitle: 'Send us a message',
  formLead: 'Name, email, subject and message: all four are needed. A half-written draft survives a reload and a dropped connection.',
  detailsTitle: 'Contact details',
  methodsTitle: 'Ways to reach us',
  mapTitle: 'Our address on the map',
  mapAlt: `A stitched map of ${company.city} and what lies around it, with the place of the office in red.`,
  mapButton: 'Show the map',
  mapNote: 'The map comes from OpenStreetMap. Nothing is loaded from there before you ask for it.',
  mapOpen: 'Open in maps',
  labels: { email: 'Email', phone: 'Phone', address: 'Corporate address', social: 'Social media' },
} satisfies ContactContent)
