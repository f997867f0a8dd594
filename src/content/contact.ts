import { company } from '#company.ts'
import type { Opening } from '#content/shapes.ts'

interface ContactContent extends Opening {
  readonly formTitle: string
  readonly formLead: string
  readonly detailsTitle: string
  readonly mapTitle: string
  readonly mapButton: string
  readonly mapNote: string
}

export default {
  description: `Contact ${company.name} in ${company.city}: e-mail, phone, address and a form that never loses a word. An engineer answers within one working day.`,
  headline: 'Tell us what is slow',
  lead: 'Three lines are enough. An engineer reads them, not a sales desk, and answers within one working day with questions before prices.',
  formTitle: 'Send us a message',
  formLead: 'All four fields, please. What you type is kept on this device until it has been sent.',
  detailsTitle: 'Or reach us directly',
  mapTitle: 'Where we are',
  mapButton: 'Show the map',
  mapNote: 'The map comes from OpenStreetMap. Nothing is loaded from there before you ask for it.',
} satisfies ContactContent
