/** Companies that take over the site, and functions that create them in a copy of the project. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { extras } from '../../scripts/make-mine/answers.ts'
import { photograph } from '../photograph.ts'
import { edit } from './project.ts'

/** The example company of the documentation. */
export const karibu = {
  name: 'Karibu Labs',
  legalName: 'Karibu Labs Ltd',
  city: 'Nairobi',
  country: 'Kenya',
  countryCode: 'KE',
  zone: 'Africa/Nairobi',
  currency: 'KES',
  workingDays: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
  hours: ['08:30', '17:30'],
  founded: '2016-03-14',
  founder: 'Wanjirũ Otieno',
  people: 18,
  address: ['4th floor, Kijani House', 'Ngong Road', 'Nairobi 00100'],
  phone: '+254 20 555 0142',
  siteUrl: 'https://karibulabs.example',
  email: 'hello@karibulabs.example',
  services: ['web-development', 'mobile-app-development', 'cloud-services'],
  industries: ['retail'],
  keep: [],
}

/** A company with only the required answers, and without pages of services and industries. */
export const tiny = { name: "O'Hara", city: 'Cork', country: 'Ireland', services: [], industries: [] }

/** A company with a name in Bangla, with all that can be kept, and an address that breaks easily. */
export const banglaNamed = {
  ...karibu,
  name: 'ও’হারা সফট',
  legalName: 'O’Hara Soft, Lda.',
  city: 'Lisbon',
  country: 'Portugal',
  countryCode: 'PT',
  zone: 'Europe/Lisbon',
  currency: 'EUR',
  language: 'pt-PT',
  address: ['Rua do Forno 4', '1100-153 Lisbon'],
  services: ['pos-systems', 'web-development', 'crm-erp'],
  industries: ['retail', 'ecommerce'],
  keep: extras,
}

/** Adds a job and a photograph of an article, as an owner does first. */
export async function addJobAndPhotograph(folder: string) {
  const place = { department: 'Engineering', locationType: 'Remote', applyLink: '/careers/apply?job=1' }
  const description = 'You build software for shops together with the people who use it.'
  const job = { id: 1, title: 'Software engineer', ...place, description }
  writeFileSync(join(folder, 'data/jobs.json'), JSON.stringify([job]))
  mkdirSync(join(folder, 'data/photos'), { recursive: true })
  writeFileSync(join(folder, 'data/photos/loaf.jpg'), await photograph({ width: 1500, height: 1000 }))
  const photo = 'photo: { file: loaf.jpg, alt: A loaf on a table }'
  edit(folder, 'data/pages/blog/first-article.md', 'author:', `${photo}\nauthor:`)
}

/** Keeps only home, about, contact and privacy, and pages that the site needs. Removes the links to the others. */
export function leaveFour(folder: string) {
  for (const page of ['careers.yaml', 'careers', 'founder.yaml', 'support.yaml', 'terms.md'])
    rmSync(join(folder, 'data/pages', page), { recursive: true })
  writeFileSync(join(folder, 'data/jobs.json'), '[]')
  edit(folder, 'data/menus.yaml', /\n *- (?:\/careers|\/support|\/terms|"\{\{company\.founder\.path\}\}")(?=\n)/g, '')
  edit(folder, 'data/pages/search.yaml', / {2}- label: Open positions\n.*\n/, '')
  edit(folder, 'data/contact-methods.json', /,\n {2}\{\n {4}"id": 3,[^}]*\}/, '')
}

/** Runs a TypeScript program in a copy. */
export const program = (folder: string, ...parts: readonly string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', ...parts], { cwd: folder, encoding: 'utf8' })

/** Runs `npm run make-mine` in a copy. */
export function makeMine(folder: string, answers: object) {
  writeFileSync(join(folder, 'mine.json'), JSON.stringify(answers))
  return program(folder, 'scripts/make-mine/index.ts', '--answers', 'mine.json')
}
