/** What the build does with the rendered pages, in this order. Steps are pure: pages in, files out. */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readLists } from '#api/data-folder.ts'
import { listPath } from '#offline/list.ts'
import { posts } from '#site/blog.ts'
import { postPath, studyPath } from '#site/map/families.ts'
import { studies } from '#site/studies.ts'
import { aliasStubs } from './alias-stubs.ts'
import { apiFiles } from './api-files.ts'
import { appImages } from './app-images.ts'
import { artFiles } from './art-files.ts'
import { brandGuidelines } from './brand-guidelines.ts'
import { buildDay, buildTime } from './build-time.ts'
import { compressed } from './compressed.ts'
import { inspectSite } from './crawl/index.ts'
import { addressOf, readOutput } from './crawl/output.ts'
import { type ReadPage, readPage } from './crawl/read-page.ts'
import { type EmittedFile, writeFiles } from './emit.ts'
import { feeds } from './feeds.ts'
import { jobFeed } from './job-feed.ts'
import { keepLedger, nextLedger, readLedger } from './ledger.ts'
import { llms } from './llms.ts'
import { logoFiles } from './logos.ts'
import { figuresOf, offlineList } from './offline-list.ts'
import { openSearch } from './open-search.ts'
import { pageFacts } from './page-facts.ts'
import { photoFiles } from './photos/addresses.ts'
import { plainFiles } from './plain-files.ts'
import { searchedPage, searchFiles } from './search/index.ts'
import type { SearchedPage } from './search/make-index.ts'
import { sitemap } from './sitemap.ts'
import { socialImages } from './social-images.ts'
import { manifest } from './web-manifest.ts'

/** Every written page by its address, and what of it is searched, read and let go of one by one: thousands would not fit. */
async function readPages(folder: string) {
  const pages = new Map<string, ReadPage>()
  const searched: SearchedPage[] = []
  for (const name of (await readdir(folder, { recursive: true })).filter(file => file.endsWith('.html')).sort()) {
    const path = addressOf(name)
    const html = await readFile(join(folder, name), 'utf8')
    const page = readPage(html)
    pages.set(path, page)
    searched.push(...searchedPage(path, html, page))
  }
  return { pages, searched }
}

/** The days on which posts and case studies came out, by the path of their page. */
const published = new Map<string, string>([
  ...posts.map(post => [postPath(post), post.date] as const),
  ...studies.map(study => [studyPath(study), study.published] as const),
])

/** Completes a prerendered folder: writes every file that is not a page of the app. */
export async function completeSite(folder: string) {
  const { pages, searched } = await readPages(folder)
  const time = buildTime()
  const { jobs, leadership } = readLists('data', buildDay())
  const indexable = [...pages].map(([path, page]) => pageFacts(path, page)).filter(page => page.indexable)
  const before = await readLedger()
  const ledger = nextLedger(before, indexable, buildDay(), published)
  const steps: (() => EmittedFile[] | Promise<EmittedFile[]>)[] = [
    () => artFiles(pages.values()),
    () => photoFiles(),
    () => [{ path: 'brand-guidelines.svg', content: brandGuidelines() }],
    () => logoFiles(),
    () => aliasStubs(),
    () => apiFiles(),
    () => feeds(),
    () => jobFeed(jobs),
    () => sitemap(indexable, ledger),
    () => plainFiles(time),
    () => llms(indexable, jobs),
    () => openSearch(),
    async () =>
      searchFiles(
        searched,
        await readFile(join(folder, 'search.html'), 'utf8'),
        leadership.map(({ name }) => name),
      ),
    () => appImages(),
    () => manifest(),
    () => socialImages(pages.values(), line => console.log(`[build] ${line}`)),
  ]
  for (const step of steps) await writeFiles(folder, await step())
  const output = await readOutput(folder, pages)
  const problems = await inspectSite(output)
  if (problems) throw new Error(problems)
  const packed = await compressed(output.files, output.bytes)
  await writeFiles(folder, packed)
  const sizes = packed.map(({ path, content }) => [path, content.length] as const)
  const list = await offlineList(
    output,
    new Map(sizes.flatMap(([path, size]) => (path.endsWith('.br') ? [[path.slice(0, -'.br'.length), size]] : []))),
  )
  console.log(`[build] offline: ${figuresOf(list)}`)
  const listFile = { path: listPath.slice(1), content: Buffer.from(JSON.stringify(list)) }
  await writeFiles(folder, [listFile, ...(await compressed([listFile.path], async () => listFile.content))])
  await keepLedger(before, ledger)
}
