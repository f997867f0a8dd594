import type { PageLink } from '#content/map/index.ts'
import type { Chapter } from '#content/schema/story.ts'
import texts from '#generated/texts/sections.json' with { type: 'json' }
import { artName } from '#pictures/name.ts'
import { Art } from '#ui/art.tsx'
import { Folding } from '#ui/folding.tsx'
import { Link } from '#ui/link.tsx'
import { columnsOf } from '#ui/rows-of.ts'
import { Section } from '#ui/section.tsx'
import { unbroken } from '#ui/unbroken.tsx'

/** Named parts of a page that menus link to, side by side. */
export function Chapters({ path, chapters }: { path: string; chapters: readonly Chapter[] }) {
  return (
    <Section className="band">
      <div className="wrap">
        <Folding unfold={texts.unfoldParts}>
          <div className={`swipe sm:gap-10 ${columnsOf(chapters.length)}`}>
            {chapters.map(({ id, title, lead, points }) => (
              <div key={id} id={id} className="chapter content">
                <Art name={artName(`${path}#${id}` as PageLink)} class="aspect-square w-full" />
                <div>
                  <h2 className="h3">
                    <Link to={`#${id}`} className="underline-offset-4 hover:underline">
                      {title}
                    </Link>
                  </h2>
                  <p className="mt-2 text-soft">{lead}</p>
                </div>
                <dl className="answers more">
                  {points.map(({ title: point, description }) => (
                    <div key={point} className="figure">
                      <dt className="font-700">{point}</dt>
                      <dd className="mt-1 text-soft">{unbroken(description)}</dd>
                    </div>
                  ))}
                </dl>
              </div>
            ))}
          </div>
        </Folding>
      </div>
    </Section>
  )
}
