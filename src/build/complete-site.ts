/** The steps after rendering, in order. Each step takes pages or data and returns files. */
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { posts } from '#content/blog.ts'
import { postPath, studyPath } from '#content/map/families.ts'
import { studies } from '#content/studies.ts'
import { readLists } from '#lists/data-folder.ts'
import { listPath } from '#offline/list.ts'
import { fileAt, offlineList } from '#offline/offline-list.build.ts'
import { artFiles } from '#pictures/art-files.build.ts'
import { brandGuidelines } from '#pictures/brand-guidelines.build.ts'
import { logoFiles } from '#pictures/logos.build.ts'
import { photoFiles } from '#pictures/photographs.build.ts'
import { socialImages } from '#pictures/social-images.build.ts'
import { searchedPage, searchFiles } from '#search/index.build.ts'
import { feeds, sitemap } from '#seo/feed-files.build.ts'
import { keepLedger, nextLedger, readLedger } from '#seo/ledger.build.ts'
import { llms } from '#seo/llms.build.ts'
import { inspectSite } from './crawl/crawl.ts'
import { readOutput } from './crawl/output.ts'
import { aliasStubs } from './emit/alias-stubs.ts'
import { compressed } from './emit/compressed.ts'
import { type EmittedFile, writeFiles } from './emit/files.ts'
import { plainFiles } from './emit/plain-files.ts'
import { buildDay, buildTime } from './env/build-time.ts'
import { iconFiles } from './install/app-icons.ts'
import { manifest, openSearch } from './install/web-manifest.ts'

/** The publication days of posts and case studies, by path. */
const published = new Map<string, string>([
  ...posts.map(post => [postPath(post), post.date] as const),
  ...studies.map(study => [studyPath(study), study.published] as const),
])

/** Completes a prerendered folder: writes every file that is not a page of the app, and checks the result. */
export async function completeSite(folder: string) {
  const { pages, text } = readOutput(folder)
  const searched = [...pages].flatMap(([path, page]) => searchedPage(path, text(fileAt(path)), page))
  const time = buildTime()
  const lists = readLists('data', buildDay())
  const { jobs } = lists
  const indexable = new Map([...pages].filter(([, page]) => page.isIndexable))
  const before = readLedger()
  const ledger = nextLedger(before, indexable, buildDay(), published)
  // The order matters: a step may read files of earlier steps, and picture files come after the pages that name them.
  const steps: (() => readonly EmittedFile[] | Promise<readonly EmittedFile[]>)[] = [
    () => artFiles(pages.values()),
    () => photoFiles(pages.values()),
    () => [{ path: 'brand-guidelines.svg', content: brandGuidelines() }],
    () => logoFiles,
    () => aliasStubs(),
    // The lists as files, so that a host without an API still answers `GET /api/<list>`.
    () => Object.entries(lists).map(([name, list]) => ({ path: `api/${name}`, content: JSON.stringify(list) })),
    () => feeds(jobs),
    () => sitemap(indexable, ledger),
    () => plainFiles(time),
    () => llms(indexable, jobs),
    () => openSearch(),
    () => searchFiles(searched, text('search.html')),
    () => iconFiles(),
    () => manifest(),
    () => socialImages(pages.values()),
  ]
  for (const step of steps) await writeFiles(folder, await step())
  const output = readOutput(folder, pages)
  const problems = inspectSite(output)
  if (problems) throw new Error(problems)
  const packed = await compressed(folder, output.files)
  await writeFiles(folder, packed)
  const sizes = new Map(packed.map(({ path, content }) => [path, content.length]))
  const list = offlineList(output, path => sizes.get(`${path}.br`) ?? statSync(join(folder, path)).size)
  const listFile = listPath.slice(1)
  await writeFiles(folder, [{ path: listFile, content: JSON.stringify(list) }])
  await writeFiles(folder, await compressed(folder, [listFile]))
  await keepLedger(before, ledger)
}
