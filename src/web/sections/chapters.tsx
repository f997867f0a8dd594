import texts from '#content/texts/sections.json' with { type: 'json' }
import { artName } from '#site/art/name.ts'
import type { PageLink } from '#site/map/index.ts'
import type { Chapter } from '#site/schema/story.ts'
import { Art } from '#web/ui/art.tsx'
import { Folding } from '#web/ui/folding.tsx'
import { Link } from '#web/ui/link.tsx'
import { columnsOf } from '#web/ui/rows-of.ts'
import { Section } from '#web/ui/section.tsx'
import { unbroken } from '#web/ui/unbroken.tsx'

/** Named parts of a page that menus link to, side by side. */
export function Chapters({ path, chapters }: { path: string; chapters: readonly Chapter[] }) {
  return (
    <Section className="band">
      <div className="wrap">
        <Folding unfold={texts.unfoldParts}>
          <div className={`swipe sm:gap-10 ${columnsOf(chapters.length)}`}>
            {chapters.map(({ id, title, lead, points }) => (
              <div key={id} id={id} className="chapter content">
                <Art name={artName(`${path}#${id}` as PageLink)} class="aspect-1/1 w-full" />
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
