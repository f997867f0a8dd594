import { useAtomValue } from 'jotai'
import { jobPath } from '#content/map/families.ts'
import { teamAndPlace } from '#lists/job-place.ts'
import { answersAtom } from '#lists/list-store.ts'
import { retrying, useList } from '#lists/use-list.ts'
import type { PageProps } from '#pages/words.ts'
import { artName } from '#pictures/name.ts'
import { Art } from '#ui/art.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { Link } from '#ui/link.tsx'
import { Part } from '#ui/part.tsx'
import { Section } from '#ui/section.tsx'

/** The number of jobs that home shows. */
const teaserCount = 3

type Words = NonNullable<PageProps<'home'>['words']['careers']>

/** The number of open jobs, in words. */
const counted = (count: number, { one, few, many }: Words['open']) =>
  `${count} ${count === 1 ? one : count <= teaserCount ? few : many}`

/** The number of open jobs and the first three; other words if there are none. */
export function CareersTeaser({ words, openJobs }: { words: Words; openJobs: number }) {
  const jobs = useList('jobs', retrying)
  // The page has only the first jobs; the API's answer has all.
  const count = useAtomValue(answersAtom).jobs?.length ?? openJobs
  return (
    <Section id="careers" className="band bg-cloth">
      <Part className="wrap grid items-center gap-6 sm:grid-cols-[1fr_1.4fr] sm:gap-8 lg:gap-12">
        <Art name={artName('/careers')} class="aspect-5/3 w-full bg-paper" />
        <header>
          <h2 className="h2">{words.title}</h2>
          <p className="lead mt-4">{count > 0 ? counted(count, words.open) : words.text}</p>
          {/* Rendered even if empty, because the entries may load later. */}
          <ul className="mt-5 grid gap-3 sm:gap-4">
            {jobs.slice(0, teaserCount).map(job => (
              <li key={job.id} className="figure">
                <Link to={jobPath(job)} className="font-700 hover:underline">
                  {job.title}
                </Link>
                <p className="small text-soft">{teamAndPlace(job)}</p>
              </li>
            ))}
          </ul>
          <p className="mt-6">
            <ButtonLink to="/careers">{words.button}</ButtonLink>
          </p>
        </header>
      </Part>
    </Section>
  )
}
