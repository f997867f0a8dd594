import { describe, expect, it } from 'vitest'
import { company } from '#content/company.ts'
import { palettes } from '#theme/tokens.ts'
import { pictureSize } from '../picture-size.ts'
import { files, pages, read } from './dist.ts'

interface Image {
  readonly src: string
  readonly sizes: string
  readonly type: string
  readonly purpose?: string
  readonly form_factor?: string
}

const sizeOf = async (path: string) => {
  const size = await pictureSize(read(path))
  return size && `${size.width}x${size.height}`
}

it('social images exist for every page, different for each, 1200 x 630, and small enough for every messenger', async () => {
  const images = pages.map(({ meta }) => (meta('og:image') ?? '').slice(company.siteUrl.length + 1))
  for (const image of images) {
    expect([image, await sizeOf(image)]).toEqual([image, '1200x630'])
    expect(read(image).length, image).toBeLessThan(100_000)
  }
  expect(new Set(images.map(image => read(image).toString('base64'))).size).toBe(images.length)
  expect(files.filter(file => file.startsWith('social/')).sort()).toEqual([...images].sort())
})

it('a picture with the colours of both themes has an address for each, as WebKit does not tell it the theme', () => {
  const themed = files.filter(
    file => /^(art|images)\/.*\.svg$/.test(file) && read(file).includes('prefers-color-scheme'),
  )
  expect(themed.length).toBeGreaterThan(0)
  for (const file of themed) expect([file, read(file).includes('svg:target{--')]).toEqual([file, true])
  for (const { file, all } of pages) {
    const byNight = all('source').map(({ attribs }) => attribs.srcset)
    const shown = all('img').flatMap(({ attribs: { src = '' } }) => (themed.includes(src.slice(1)) ? src : []))
    expect([file, shown.filter(src => !byNight.includes(`${src}#dark`))]).toEqual([file, []])
  }
})

describe('the web app manifest', () => {
  const manifest = JSON.parse(read('manifest.webmanifest').toString()) as {
    readonly name: string
    readonly theme_color: string
    readonly icons: readonly Image[]
    readonly screenshots: readonly Image[]
    readonly shortcuts: readonly { readonly url: string; readonly icons: readonly Image[] }[]
  }
  const { icons, screenshots, shortcuts } = manifest

  it('is linked from every page with the icon for home screens', async () => {
    const linked = ['/manifest.webmanifest', '/app-icons/apple-touch-icon.png']
    for (const { file, all } of pages)
      expect(
        all('link').map(({ attribs }) => attribs.href),
        file,
      ).toEqual(expect.arrayContaining(linked))
    expect(await sizeOf('app-icons/apple-touch-icon.png')).toBe('180x180')
  })

  it("has the company's name and the page's colour", () => {
    const expected = { name: company.name, theme_color: palettes.light.paper, start_url: '/', scope: '/' }
    expect(manifest).toMatchObject(expected)
  })

  it('names only existing images, with their size', async () => {
    for (const { src, sizes, type } of [...icons, ...screenshots, ...shortcuts.flatMap(shortcut => shortcut.icons)])
      expect({ src, sizes: await sizeOf(src.slice(1)), type }).toEqual({ src, sizes, type: 'image/png' })
  })

  it('has the icons and screenshots that browsers ask for before they offer to install', () => {
    const kinds = icons.map(({ sizes, purpose }) => `${purpose} ${sizes}`)
    expect(kinds).toEqual(['any 192x192', 'any 512x512', 'maskable 512x512', 'monochrome 512x512'])
    // A company that has just taken the site over has not taken any yet.
    if (screenshots.length > 0) expect(screenshots.map(({ form_factor }) => form_factor)).toEqual(['wide', 'narrow'])
  })

  it('leads to pages that exist', () => {
    const paths = pages.map(({ path }) => path)
    expect(shortcuts.map(({ url }) => url).filter(url => !paths.includes(url))).toEqual([])
    expect(shortcuts).toHaveLength(['/services', '/careers', '/contact'].filter(path => paths.includes(path)).length)
  })
})

it('favicon.ico holds a PNG of 32 x 32', async () => {
  const icon = read('favicon.ico')
  expect(await pictureSize(icon.subarray(icon.readUInt32LE(18)))).toEqual({ width: 32, height: 32 })
})

const press = pages.find(({ path }) => path === '/press')

it.skipIf(!press)('the press page offers the logos to be downloaded: drawing and picture, each with its size', () => {
  const links = press?.all('a').filter(({ attribs }) => attribs.href?.startsWith('/logos/')) ?? []
  expect(links.map(({ attribs }) => attribs.href?.slice(1)).sort()).toEqual(
    files.filter(file => /^logos\/.*\.(svg|png)$/.test(file)).sort(),
  )
  expect(links).toHaveLength(8)
  const text = read('press.html').toString()
  for (const { attribs } of links) {
    const { href = '' } = attribs
    expect([href, 'download' in attribs]).toEqual([href, true])
    expect(text).toContain(`${Math.ceil(read(href.slice(1)).length / 1000)}\u00a0kB`)
  }
})
