import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import type * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { filesBelow } from '#build/emit/files.ts'
import type { companySchema } from '#content/schema/company.ts'
import data from '#data/company.json' with { type: 'json' }
import { parseList } from '#offline/list.ts'
import { photograph } from '../photograph.ts'
import { program } from './companies.ts'
import { addedService, addService, buildIn, copyOfProject, edit, isPacked, writeAsOnWindows } from './project.ts'

type Company = v.InferInput<typeof companySchema>

/** The company of this project: the sample, or the company that has replaced it. */
const sample: Company = data

/** Where its notices go. */
const desk = 'desk@inside.meghna-harbour.test'

/** A company with long names. */
const another: Company = {
  name: 'Meghna Harbour Logistics Software',
  legalName: 'Meghna Harbour Logistics Software Private Limited',
  siteUrl: 'https://www.meghna-harbour.test',
  founded: '2014-09-03',
  founder: { name: 'Ruhul Amin Mitra-Sarkar', path: '/ruhul-mitra', role: 'Chair' },
  address: { street: '5 Jetty Lane', city: 'Khulna', postalCode: '9100', country: 'Bangladesh', countryCode: 'BD' },
  supportOffice: { street: '12 Lighthouse Road', city: 'Barishal' },
  phone: '+880 41 990 771',
  currency: 'INR',
  currencyInWords: 'rupees',
  tax: { name: 'GST', invoice: 'GST-7' },
  languages: ['English', 'Hindi'],
  emails: {
    general: 'post@meghna-harbour.test',
    sales: 'orders@meghna-harbour.test',
    support: 'help@meghna-harbour.test',
    careers: 'work@meghna-harbour.test',
    press: 'news@meghna-harbour.test',
    security: 'alarm@meghna-harbour.test',
  },
  notices: { contact: desk, support: desk, partnership: desk, careers: desk },
  retentionMonths: { messages: 7, applications: 3 },
  map: { link: 'https://www.openstreetmap.org/?mlat=22.8456&mlon=89.5403#map=16/22.8456/89.5403' },
  social: [{ id: 1, platform: 'LinkedIn', url: 'https://www.linkedin.com/company/meghna-harbour' }],
}

/**
 * Matches the name of the craft of the patterns, which any owner's site may contain. The search index contains its words
 * separately in lower case; the name of a company has a capital.
 */
const craft = (file: string) => (/\/search-\w+\.json$/.test(file) ? /\bnokshi\b/g : /nokshi kantha/gi)

/** The time zone of the whole country. */
const zone = 'Asia/Dhaka'

/** A value in any spelling: `Tahmina Rahman`, `tahmina-rahman`, `Tahmina%20Rahman`, `Tahmina&nbsp;Rahman`. */
function spellings(value: string): RegExp {
  const words = value.toLowerCase().match(/[a-z0-9]+/g) ?? []
  return new RegExp(words.join('(?:[^a-z0-9]|%[0-9a-f]{2}|&[a-z0-9#]+;){0,3}'))
}

/** Formats the founding date in English, such as `February 20, 2020`. */
const foundedIn = (parts: Intl.DateTimeFormatOptions) =>
  new Date(sample.founded).toLocaleDateString('en-US', { timeZone: 'UTC', year: 'numeric', ...parts })

/** Everything that identifies the sample company, without its country. */
const identity = [
  sample.name,
  sample.legalName,
  new URL(sample.siteUrl).hostname,
  sample.founder.name,
  sample.founder.path,
  sample.address.street,
  sample.address.city,
  sample.supportOffice.street,
  sample.phone,
  sample.phone.replaceAll(' ', ''),
  ...Object.values(sample.emails),
  ...(sample.map ? [sample.map.link] : []),
  ...(sample.map?.still ? [sample.map.still.embed] : []),
  ...sample.social.map(({ url }) => url),
  sample.currency,
  sample.founded,
  foundedIn({ day: 'numeric', month: 'long' }),
  foundedIn({ month: 'long' }),
].map(value => [value, spellings(value)] as const)

/** The origin of its API, which is on another host. */
const api = 'https://api.meghna-harbour.test'

let folder = ''
const bytes = (file: string) => readFileSync(join(folder, 'dist', file))
const read = (file: string) => bytes(file).toString()
let output: { status: number | null; stdout: string }
/** What is said of a service that is renamed but for its line in the menus. */
let halfRenamed = ''

/** Adds a photograph where the README says, and references it in pages and in a list. */
async function addPhotographs() {
  mkdirSync(join(folder, 'data/photos'), { recursive: true })
  writeFileSync(join(folder, 'data/photos/jetty.jpg'), await photograph({ width: 1500, height: 1000 }))
  const photo = 'photo: { file: jetty.jpg, alt: A jetty at low tide }'
  edit(folder, 'data/pages/blog/the-restore-drill-we-failed.md', 'author:', `${photo}\nauthor:`)
  edit(folder, 'data/pages/founder.yaml', '\nlead:', `\n${photo}\nlead:`)
  const inJson = `"photo": { "file": "jetty.jpg", "alt": "A person on a jetty" },`
  edit(folder, 'data/leadership.json', '"id": 2,', `"id": 2,\n    ${inJson}`)
}

/** Adds a service and renames its file. Returns what is said before its line in the menus is changed. */
function renameService() {
  addService(folder)
  const renamed = '/services/green-servers'
  renameSync(join(folder, `data/pages${addedService}.yaml`), join(folder, `data/pages${renamed}.yaml`))
  edit(folder, `data/pages${renamed}.yaml`, 'order: 0', `order: 0\naliases:\n  - ${addedService}`)
  const { stderr } = program(folder, 'src/content/read/main.build.ts')
  edit(folder, 'data/menus.yaml', addedService, renamed)
  return stderr
}

/** A logo for the company: a green disc. */
const disc = '<circle cx="20" cy="20" r="20" fill="#00aa55"/>'
const logo = `<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400" viewBox="0 0 40 40">${disc}</svg>\n`

beforeAll(async () => {
  folder = copyOfProject()
  writeFileSync(join(folder, 'data/logo.svg'), logo)
  await addPhotographs()
  writeFileSync(join(folder, 'data/company.json'), JSON.stringify(another))
  edit(folder, 'data/jobs.json', '"id": 3,', '"id": "product-designer",')
  edit(folder, 'data/jobs.json', '/careers/apply?job=3"', '/careers/apply?job=product-designer"')
  edit(folder, 'data/jobs.json', '"locationType": "Remote",', '')
  halfRenamed = renameService()
  writeAsOnWindows(folder)
  // SOURCE_DATE_EPOCH is in 2031.
  output = buildIn(folder, { SOURCE_DATE_EPOCH: '1930000000', VITE_API_BASE_URL: `${api}/v1/` })
})
afterAll(() => rmSync(folder, { recursive: true }))

it('another company builds the site by changing one file', () => {
  expect(output.status, output.stdout).toBe(0)
})

it('has the year of SOURCE_DATE_EPOCH', () => {
  const page = read('top-it-firms-in-bangladesh.html')
  expect(/<title>[^<]*(\d{4})/.exec(page)?.[1]).toBe('2031')
  expect(/© (?:<!-- -->)?(\d{4})/.exec(page)?.[1]).toBe('2031')
})

it('leaves no trace of the sample company in any file', () => {
  const files = ['dist', 'dist-hosts'].flatMap(output =>
    filesBelow(join(folder, output)).map(file => `${output}/${file}`),
  )
  expect(files).toContain('dist/ruhul-mitra.html')
  const traces = files.flatMap(file => {
    const text = `${file}\n${readFileSync(join(folder, file), 'utf8')}`
      .replace(craft(file), '')
      .replaceAll(zone, '')
      // Hashes, too, contain any three letters by chance.
      .replaceAll(/sha\d{3}-[\w+/]+=*|-[\w-]{8}(?=\.(?:js|css|woff2)\b)/g, '')
      .toLowerCase()
    return identity.flatMap(([value, spelling]) => {
      if (isPacked(file) && value.length < 6) return []
      const found = spelling.exec(text)
      return found ? [`${file}: ${value}: ...${text.slice(Math.max(0, found.index - 40), found.index + 40)}...`] : []
    })
  })
  expect(traces).toEqual([])
})

it('tells nobody where notices go, and visitors how long they are kept', () => {
  expect(filesBelow(join(folder, 'dist')).filter(file => bytes(file).includes('desk@inside'))).toEqual([])
  const privacy = read('privacy.html')
  expect(privacy).toContain('deletes what you sent after 7 months')
  expect(privacy).toContain('delete it in both places after 3 months')
})

it('names the new company in place of the sample one', () => {
  expect(read('index.html')).toContain(another.name)
  expect(read('api/contact-methods')).toContain('mailto:post@meghna-harbour.test')
  expect(read('api/leadership')).toContain('"name":"Ruhul Amin Mitra-Sarkar","position":"Chair"')
})

it('has a page for a job with a text as its id, and no place for one that does not say where it is done', () => {
  expect(read('careers/product-designer.html')).toContain('>Product Designer</h1>')
  expect(read('careers/4.html')).not.toContain('On-site')
})

it('says of a job that has closed that it has, and lists it nowhere', () => {
  const page = read('careers/6.html')
  expect(page).toContain('>This position is closed</h1>')
  expect(page).toContain('<time datetime="2027-03-31"')
  expect(page).toContain('content="noindex, follow"')
  expect(page).not.toContain('JobPosting')
  for (const file of ['careers.html', 'index.html', 'sitemap.xml', 'llms.txt', 'careers/feed.xml', 'api/jobs']) {
    const text = read(file)
    expect([file, text.includes('Project Manager, Enterprise')]).toEqual([file, false])
    expect([file, /careers\/6\b/.test(text)]).toEqual([file, false])
  }
})

it('sends the forms to the API without scripts too, and its policy lets them', () => {
  const pages = ['contact', 'support', 'partnership', 'careers/apply', 'blog']
  const form = /<form(?=[^>]* method="post")[^>]* action="([^"]*)"/
  const actions = pages.map(page => form.exec(read(`${page}.html`))?.[1])
  const [message, application, newsletter] = ['contact', 'job-apply', 'newsletter'].map(name => `${api}/v1/api/${name}`)
  expect(actions).toEqual([message, message, message, application, newsletter])
  const policy = /Content-Security-Policy: (.*)/.exec(read('../dist-hosts/netlify/_headers'))?.[1]
  expect(policy).toContain(`form-action 'self' ${api};`)
  expect(policy).toContain(`connect-src 'self' ${api};`)
})

it('has its own currency, tax and languages in words', () => {
  const page = read('services/pos-software.html')
  expect(page).toMatch(/1,?200 rupees a month for each till/)
  expect(page).not.toContain('1,200 taka')
  expect(page).toContain('prints GST-7 invoices')
  expect(page).toContain('<span>GST invoices</span></h3>')
  expect(read('contact.html')).toContain('Write in English or Hindi')
})

it('renames a service by its file and its line in the menus, and leads its old address to the new one', () => {
  expect(halfRenamed).toMatch(/^data\/menus\.yaml:\d+:.* did you mean "\/services\/green-servers"\?\n$/)
  expect(read('services.html')).toContain('href="/services/green-servers"')
  expect(read('services/green-hosting.html')).toContain('url=/services/green-servers')
  const redirects = read('../dist-hosts/netlify/_redirects')
  expect(redirects).toMatch(/^\/services\/green-hosting +\/services\/green-servers +301/m)
})

it('links to the new address on a map, and shows no picture of the old one', () => {
  expect(read('contact.html')).toContain('mlat=22.8456')
  expect(read('contact.html')).not.toContain('office-map')
})

describe('the logo of the owner', () => {
  it('is what the header, the tab and the downloads of the press show', () => {
    const [, inHeader = ''] = /<img src="\/(art\/mark\.[0-9a-f]{8}\.svg)"/.exec(read('index.html')) ?? []
    const files = [
      inHeader,
      'favicon.svg',
      'brand-guidelines.svg',
      ...['mark', 'word-mark'].map(kind => `logos/${kind}-on-dark.svg`),
    ]
    for (const file of files) expect([file, bytes(file).includes(disc)]).toEqual([file, true])
  })

  it('is the icon of the installed app, in its colours, on cloth, and as a shape', async () => {
    const colourAt = async (file: string, x: number) => [
      ...(await sharp(bytes(`app-icons/${file}.png`))
        .extract({ left: x, top: 256, width: 1, height: 1 })
        .ensureAlpha()
        .raw()
        .toBuffer()),
    ]
    const green = [0, 0xaa, 0x55, 255]
    expect(await colourAt('icon-512', 256)).toEqual(green)
    expect(await colourAt('icon-512', 60)).toEqual(green)
    // The mark is smaller, because launchers crop the icon.
    expect(await colourAt('maskable-512', 60)).not.toEqual(green)
    expect(await colourAt('monochrome-512', 256)).not.toEqual(green)
    expect((await colourAt('monochrome-512', 256))[3]).toBe(255)
  })
})

describe('a photograph of the owner', () => {
  const post = 'blog/the-restore-drill-we-failed'
  const page = (name: string) => read(`${name}.html`)

  it('is shown where words and lists name it, in both formats, with its text', () => {
    for (const [name, shape, alt] of [
      [post, 'wide', 'A jetty at low tide'],
      ['blog', 'wide', 'A jetty at low tide'],
      ['ruhul-mitra', 'wide', 'A jetty at low tide'],
      ['about', 'portrait', 'A person on a jetty'],
    ] as const) {
      const picture =
        /<picture class="art (?:(?!<\/picture>).)*?\/art\/jetty-.*?<\/picture>/.exec(page(name))?.[0] ?? ''
      expect([name, picture.includes(`alt="${alt}"`)]).toEqual([name, true])
      const sets = [...picture.matchAll(/srcset="([^"]+)"/gi)].map(([, set = '']) => set)
      expect(sets.map(set => /\.(\w+) \d+w$/.exec(set)?.[1])).toEqual(['avif', 'webp'])
      for (const [, file = ''] of sets.join(', ').matchAll(/\/art\/(\S+) \d+w/g)) {
        expect(file).toMatch(new RegExp(`^jetty-jpg-${shape}-\\d+\\.[0-9a-f]{8}\\.`))
        expect(bytes(`art/${file}`).length).toBeGreaterThan(0)
      }
    }
  })

  it('is saved for reading offline in its smallest picture alone', () => {
    const list = parseList(read('offline.json'))
    const saved = list?.files.filter(path => path.startsWith('/art/jetty-'))
    expect(saved?.map(path => path.replace(/\.[0-9a-f]{8}/, '')).sort()).toEqual([
      '/art/jetty-jpg-portrait-192.avif',
      '/art/jetty-jpg-wide-480.avif',
    ])
  })

  it('is in the social image of its page, which is a JPEG, and in the structured data of a post and of a person', () => {
    for (const [name, image] of [
      [post, 'blog-the-restore-drill-we-failed'],
      ['ruhul-mitra', 'ruhul-mitra'],
    ] as const) {
      expect(page(name)).toContain(`<meta property="og:image" content="${another.siteUrl}/social/${image}.jpg">`)
      expect(bytes(`social/${image}.jpg`).length).toBeLessThan(100_000)
      expect(page(name)).toMatch(
        /"image":"https:\/\/www\.meghna-harbour\.test\/art\/jetty-jpg-wide-1200\.[0-9a-f]{8}\.webp"/,
      )
    }
  })
})
