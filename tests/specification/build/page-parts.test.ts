import { expect, it } from 'vitest'
import { claims } from '#content/claims.ts'
import { siteMap } from '#content/map/index.ts'
import { readLists } from '#lists/data-folder.ts'
import { clean, pages } from '../../build/dist.ts'

const pageAt = (path: string) => {
  const page = pages.find(candidate => candidate.path === path)
  if (!page) throw new Error(`there is no page ${path}`)
  return page
}

/** Returns the elements of a page's main part with their texts, in document order. */
const partsOf = (path: string) => {
  const { all, below, text } = pageAt(path)
  const elements = all('main').flatMap(below)
  return elements.map(element => ({ name: element.name, attribs: element.attribs, text: clean(text(element)) }))
}

const saidOn = (path: string) => pageAt(path).all('main').map(pageAt(path).text).join('')

it('the press page has a link named Brand guidelines', () => {
  const links = partsOf('/press').filter(({ name, text }) => name === 'a' && text === 'Brand guidelines')
  expect(links.map(({ attribs }) => attribs.href)).toEqual(['/brand-guidelines.svg'])
})

it('the startup page has its blocks in the specified order', () => {
  const order = [/^Why/, /^Journey$/, /^Services/, /^Success stories$/, /^Book Your Free Call$/, /^About/]
  const parts = partsOf('/startup').filter(({ name }) => name === 'h2' || name === 'a')
  const seen = order.map(heading => parts.findLastIndex(({ text }) => heading.test(text)))
  expect(seen).not.toContain(-1)
  expect(seen).toEqual(seen.toSorted((a, b) => a - b))
})

it('every service, every industry and the contact page lead to the questions before a contract', () => {
  const wanted = pages.filter(({ path }) => /^\/(services|industries)\/|^\/contact$/.test(path)).map(({ path }) => path)
  const leading = wanted.filter(path =>
    partsOf(path).some(({ attribs }) => attribs.href === '/services#before-you-sign'),
  )
  expect(wanted.length).toBeGreaterThan(25)
  expect(leading).toEqual(wanted)
  expect(partsOf('/services').filter(({ attribs }) => attribs.id === 'before-you-sign')).toHaveLength(1)
})

it('the ranking has a column for the logo or the initial, between rank and name', () => {
  const page = pageAt('/best-software-companies-in-bangladesh')
  const rows = page.all('tr').map(row => page.below(row).filter(({ name }) => name === 'td' || name === 'th'))
  const [head, ...body] = rows
  expect(head?.map(page.text)).toEqual(['Rank', 'Logo', 'Company', 'What it does', 'Founded', 'Email', 'Website'])
  // Only scripts can sort.
  expect(head?.flatMap(page.below).filter(({ name }) => name === 'button')).toEqual([])
  expect(body).toHaveLength(20)
  for (const [rank, logo, name, ...others] of body) {
    if (!rank || !logo || !name) throw new Error('a row has too few cells')
    const shown = page.below(logo).some(element => element.name === 'img') || page.text(logo)
    const [firm, letter] = [page.text(name), page.text(name).charAt(0)]
    expect([firm, shown, others.length]).toEqual([firm, shown === true || letter, 4])
  }
})

it('the page for an unknown address has its texts and three ways out', () => {
  const { title, meta } = pageAt('/404')
  expect([title, meta('robots')]).toEqual(['404 Not Found', 'noindex, follow'])
  const parts = partsOf('/404')
  expect(parts.map(({ text }) => text)).toEqual(
    expect.arrayContaining([
      '404',
      'Oops! Page Not Found.',
      'The page you are looking for might have been removed, had its name changed, or is temporarily unavailable.',
      'If you believe this is an error, please let us know. In the meantime, you can explore other parts of our site.',
    ]),
  )
  const links = parts.flatMap(({ text, attribs }) => (attribs.href ? [[text, attribs.href]] : []))
  expect(links).toEqual(
    expect.arrayContaining([
      ['Go to Homepage', '/'],
      ['View Sitemap', '/sitemap'],
      ['Contact Support', '/support'],
    ]),
  )
})

it('a row of the open positions says team, place, closing day and pay', () => {
  const rows = partsOf('/careers').filter(({ name }) => name === 'li')
  for (const { title, department, locationType, employmentType, salary, closes } of readLists().jobs) {
    const day = closes && new Date(closes).toLocaleDateString('en', { dateStyle: 'long', timeZone: 'UTC' })
    const pay = salary && `${salary.currency} ${salary.from.toLocaleString('en')}`
    const said = [department, `${locationType}, ${employmentType}`, day ? `Apply by ${day}` : '', pay ?? '']
    const [{ text } = { text: '' }] = rows.filter(row => row.text.includes(title))
    expect([title, said.filter(part => !text.includes(part))]).toEqual([title, []])
  }
})

it('an article ends with who wrote it', () => {
  const sections = partsOf('/blog/testing-payments-that-arrive-twice').filter(({ name }) => name === 'section')
  const { text = '' } = sections.findLast(section => section.text.includes('The author')) ?? {}
  expect(text).toContain('Imran Chowdhury')
  expect(text).toContain('Co-founder, head of engineering')
})

it('a legal text has the date of the specification', () => {
  for (const path of ['/privacy', '/terms'])
    expect([path, partsOf(path).find(({ name }) => name === 'time')?.attribs.datetime]).toEqual([path, '2025-05-19'])
})

it('the cards of the support page lead to the pages that they name', () => {
  const page = pageAt('/support')
  const panel = page.elements.find(({ attribs }) => attribs.id === 'resources')
  const links = panel ? page.below(panel).filter(({ name }) => name === 'a') : []
  expect(links).toHaveLength(4)
  for (const link of links) {
    const { pathname } = new URL(link.attribs.href ?? '', 'https://support.example')
    const label = siteMap.find(({ path }) => path === pathname)?.label ?? 'no page'
    expect(clean(page.text(link)).toLowerCase()).toContain(label.slice(0, 7).toLowerCase())
  }
})

it('shared hours and the countries of clients are in words beside their picture', () => {
  for (const path of ['/approach', '/best-outsourcing-company-in-bangladesh']) {
    const words = saidOn(path)
    for (const { city, winter, summer } of Object.values(claims.overlap ?? {}))
      expect(words).toContain(`${city}${winter}${summer}`)
  }
  for (const country of claims.clientCountries ?? []) expect(saidOn('/about')).toContain(country)
})
