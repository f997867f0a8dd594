import type { ReadPage } from '#build/crawl/read-page.ts'
import type { EmittedFile } from '#build/emit/files.ts'
import { company } from '#content/company.ts'
import { crumbsAbove } from '#content/map/breadcrumbs.ts'
import type { PagePath } from '#content/map/index.ts'
import { headingFont, palettes } from '#theme/tokens.ts'
import { drawingName } from './art-files.build.ts'
import { makePictures } from './draw.build.ts'
import { drawing } from './drawings.build.ts'
import { fitText, space, tracking } from './fit-text.build.ts'
import { mark } from './mark.ts'
import { column, imageNode, type Picture, row, stitches, svgImage } from './node.build.ts'
import { cropped, photoAt } from './photographs.build.ts'
import { lines, text } from './words.build.ts'

/** The size that social networks require, in pixels. */
const [width, height] = [1200, 630]
const panel = 540
const [left, right] = [64, 56]
const measure = width - panel - left - right
const sizes = [80, 74, 68, 62, 56, 50, 44, 40] as const
const lineHeight = 1.08
const { paper, ink, soft, madder } = palettes.light

/** The content of a social image. */
export interface Card {
  /** Path inside the output folder. */
  readonly image: string
  readonly title: string
  /** The labels of the parent pages. */
  readonly place: string
  /** The name of the page's pattern. */
  readonly art: string
  /** The file of the page's photograph, which replaces the pattern. */
  readonly photo?: string
}

/** Returns the picture of a card: its text, and beside it the page's pattern or `photo`, a `data:` URL. */
export function socialPicture({ image, title, place, art }: Card, photo?: string): Picture {
  const { words, size, width: lineWidth } = fitText(title, { width: measure, height: 284, sizes, lineHeight })
  const name = fitText(company.name, { width: measure - 78, height: 48, sizes: [40, 32, 26, 20], lineHeight })
  const foot = fitText(new URL(company.siteUrl).host, {
    width: measure,
    height: 34,
    sizes: [27, 22, 18, 14],
    lineHeight,
  })
  return {
    path: image,
    width,
    height,
    node: row(
      { width, height, background: paper, color: ink, fontFamily: headingFont, fontWeight: 700 },
      column(
        { width: width - panel, height, padding: `52px ${right}px 44px ${left}px`, boxSizing: 'border-box' },
        row(
          { alignItems: 'center', gap: 16 },
          svgImage(mark(), 62, 62),
          text(name.words.join(' '), { fontSize: name.size, letterSpacing: `${tracking}em` }),
        ),
        column(
          { gap: 16, flexGrow: 1, justifyContent: 'center', paddingBottom: 8 },
          text(place, { fontSize: 27, color: madder }),
          lines(words, lineWidth, {
            fontSize: size,
            lineHeight,
            letterSpacing: `${tracking}em`,
            columnGap: size * space,
          }),
        ),
        column(
          { gap: 20 },
          stitches(measure, madder),
          text(foot.words.join(' '), { fontSize: foot.size, fontWeight: 500, color: soft }),
        ),
      ),
      photo ? imageNode(photo, panel, height) : svgImage(drawing(art), panel, height),
      row({ position: 'absolute', left: width - panel - 18, top: 0 }, stitches(height, madder, true)),
    ),
  }
}

/** Returns the labels of the parent pages; for a page directly below home, the company's city and country. */
const placeOf = (path: string) =>
  crumbsAbove(path as PagePath)
    .slice(1)
    .map(({ label }) => label)
    .join(' / ') || `${company.city}, ${company.country}`

/** Returns the page's own pattern or photograph: the first in its main part. */
const firstOf = ({ references }: ReadPage, nameOf: (target: string) => string | undefined) =>
  references.filter(({ region }) => region === 'main').flatMap(({ target }) => nameOf(target) ?? [])[0]

/** Returns the card of a written page; `undefined` for a page without a generated social image. */
export function cardOf(page: ReadPage): Card | undefined {
  const [image, title, url] = ['og:image', 'og:title', 'og:url'].map(name => page.meta.get(name) ?? '')
  const name = image?.startsWith(`${company.siteUrl}/social/`) && /\/social\/([\w-]+\.(?:png|jpg))$/.exec(image)?.[1]
  if (!name || !title || !url) return
  const suffix = ` | ${company.name}`
  const photo = name.endsWith('.jpg') && firstOf(page, target => photoAt(target)?.file)
  return {
    image: `social/${name}`,
    title: title.endsWith(suffix) ? title.slice(0, -suffix.length) : title,
    place: placeOf(url.slice(company.siteUrl.length)),
    art: firstOf(page, drawingName) ?? name.replace(/\..*/, ''),
    ...(photo && { photo }),
  }
}

/** Returns a photograph cropped to the panel, as a `data:` URL. */
async function photoPanel(file: string): Promise<string> {
  const jpeg = await cropped(file, { width: panel, height }).flatten().jpeg({ quality: 92 }).toBuffer()
  return `data:image/jpeg;base64,${jpeg.toString('base64')}`
}

/** Returns the social image of every page that has one. */
export async function socialImages(pages: Iterable<ReadPage>): Promise<EmittedFile[]> {
  const cards = [...pages].flatMap(page => cardOf(page) ?? [])
  const pictureOf = async (card: Card) => socialPicture(card, card.photo && (await photoPanel(card.photo)))
  return makePictures(await Promise.all(cards.map(pictureOf)))
}
