import type { Item } from '#content/schema/parts.ts'
import texts from '#generated/texts/industries.json' with { type: 'json' }
import type { PageProps } from '#pages/words.ts'
import { artName } from '#pictures/name.ts'
import { Figures } from '#sections/figures.tsx'
import { Ground } from '#sections/ground.tsx'
import { IconGrid } from '#sections/icon-grid.tsx'
import { PageFrame } from '#sections/page-frame.tsx'
import { StoriesBand } from '#sections/stories-band.tsx'
import { Band } from '#ui/band.tsx'
import { Change } from '#ui/change.tsx'
import { Folding } from '#ui/folding.tsx'
import { Link } from '#ui/link.tsx'
import { rowsOf } from '#ui/rows-of.ts'
import { unbroken } from '#ui/unbroken.tsx'

/** Number of challenges that a phone shows when there are more than four. */
const shownFirst = 3

/** Common problems of the industry. */
function Challenges({ items }: { items: readonly Item[] }) {
  return (
    <Folding when={items.length > shownFirst + 1} unfold={texts.allChallenges}>
      <ol className={`${rowsOf(items.length, 3)} answers`}>
        {items.map(({ title, description }, at) => (
          <li key={title} className={at < shownFirst ? 'stitch-t pt-5' : 'more stitch-t pt-5'}>
            <h3 className="h3">{unbroken(title)}</h3>
            <p className="mt-2 max-w-34em text-soft">{unbroken(description)}</p>
          </li>
        ))}
      </ol>
    </Folding>
  )
}

/** The first figure is a result, whose story is below. The others are smaller, in a row. */
function Statistics({ stats: [result, ...others] }: { stats: NonNullable<PageProps<'industry'>['words']['stats']> }) {
  return (
    <div className="grid gap-8 lg:grid-cols-[2fr_3fr]">
      {result && <Figures items={[{ ...result, value: <Change value={result.value} /> }]} result />}
      {others.length > 0 && (
        <div className="[--figure:var(--text-xl)]">
          <h3 className="h3 mb-6">{texts.planned}</h3>
          <Figures items={others} />
        </div>
      )}
    </div>
  )
}

/** An industry: its figures, its challenges, our solutions, and case studies. */
export default function Industry({ path, words: content }: PageProps<'industry'>) {
  const { challenges, solutions, caseStudies } = content
  const toStories = caseStudies && (
    <Link to="#stories" className="link">
      {texts.stories}
    </Link>
  )
  return (
    <PageFrame path={path} words={content} contact={texts.contact} callButton={texts.call} link={toStories}>
      {content.stats && (
        <Ground title={texts.figures} art={`${artName(path)}-call`}>
          <Statistics stats={content.stats} />
        </Ground>
      )}
      {challenges && (
        <Band title={texts.challenges} lead={challenges.lead}>
          <Challenges items={challenges.items} />
        </Band>
      )}
      <Band title={texts.solutions} lead={solutions.lead} tone="cloth">
        <IconGrid items={solutions.items} unfold={texts.allSolutions} />
      </Band>
      {caseStudies && <StoriesBand title={texts.caseStudies} stories={caseStudies} all={texts.allCaseStudies} />}
    </PageFrame>
  )
}
