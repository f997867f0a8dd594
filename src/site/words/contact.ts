import { company } from '#site/company.ts'
import { page } from '#site/words/page.ts'
import type { Opening } from './shapes.ts'

interface ContactContent extends Opening {
  readonly formTitle: string
  readonly formLead: string
  readonly detailsTitle: string
  readonly methodsTitle: string
  readonly mapTitle: string
  readonly mapButton: string
  readonly mapNote: string
}

export default page('contact', {
  title: `Contact our team in ${company.city} | ${company.name}`,
  description: `Contact ${company.name} in ${company.city}: e-mail, phone, address and a form that keeps your draft. An engineer answers within one working day.`,
  headline: 'An engineer reads your message first',
  lead: 'Say what you do today, where it stalls and which date you are working towards. The reply comes within one working day, Sunday to Thursday, and asks questions before it names a price.',
  formTitle: 'Send us a message',
  formLead: 'Name, e-mail, subject and message: all four are needed. A half-written draft survives a reload and a dropped line.',
  detailsTitle: 'Or reach us directly',
  methodsTitle: 'Ways to reach us',
  mapTitle: 'Where we are',
  mapButton: 'Show the map',
  mapNote: 'The map comes from OpenStreetMap. Nothing is loaded from there before you ask for it.',
} satisfies ContactContent)
