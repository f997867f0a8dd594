import { artName } from '#site/art/name.ts'
import type { PageLink } from '#site/map/index.ts'
import type { Chapter } from '#site/pages/story.ts'
import { Art } from '#web/ui/art.tsx'
import { Folding } from '#web/ui/folding.tsx'
import { Section } from '#web/ui/section.tsx'
import { unbroken } from '#web/ui/unbroken.tsx'

/** Named parts of a page that menus link to, alternating sides. */
export function Chapters({ path, chapters }: { path: string; chapters: readonly Chapter[] }) {
  return (
    <Section className="band">
      <div className="wrap grid gap-16 lg:gap-24">
        {chapters.map(({ id, title, lead, points }) => (
          <div key={id} id={id} className="alternate">
            <div>
              <h2 className="h2">{title}</h2>
              <p className="lead mt-4">{lead}</p>
              <Folding>
                <dl className="mt-6 grid gap-4">
                  {points.map(({ title: point, description }) => (
                    <div key={point} className="figure">
                      <dt className="font-700">{point}</dt>
                      <dd className="more text-soft">{unbroken(description)}</dd>
                    </div>
                  ))}
                </dl>
              </Folding>
            </div>
            <Art name={artName(`${path}#${id}` as PageLink)} class="aspect-5/3 w-full" />
          </div>
        ))}
      </div>
    </Section>
  )
}
