/** What the build does with the rendered pages, in this order. Steps are pure: pages in, files out. */
import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { artVersion } from '#art/version.ts'
import { aliasStubs } from './alias-stubs.ts'
import { apiFiles } from './api-files.ts'
import { appImages } from './app-images.ts'
import { artFiles } from './art-files.ts'
import { brandGuidelines } from './brand-guidelines.ts'
import { type EmittedFile, writeFiles } from './emit.ts'
import { feeds } from './feeds.ts'
import { manifest } from './manifest.ts'
import { socialImages } from './social-images.ts'

/** Every written page by its path inside the output folder. */
async function readPages(folder: string): Promise<Map<string, string>> {
  const names = (await readdir(folder, { recursive: true })).filter(name => name.endsWith('.html')).sort()
  return new Map(
    await Promise.all(names.map(async name => [name, await readFile(join(folder, name), 'utf8')] as const)),
  )
}

/** What the prerenderer leaves behind that no visitor needs. */
async function removeLeftovers(folder: string) {
  const leftovers = (await readdir(folder)).filter(name => name.startsWith('static-loader-data') || name === '.vite')
  await Promise.all(leftovers.map(name => rm(join(folder, name), { recursive: true })))
}

/** Completes a prerendered folder: removes leftovers and writes every file that is not a page of the app. */
export async function completeSite(folder: string) {
  await removeLeftovers(folder)
  const pages = await readPages(folder)
  const steps: (() => EmittedFile[] | Promise<EmittedFile[]>)[] = [
    () => artFiles(pages, artVersion()),
    () => [{ path: 'brand-guidelines.svg', content: brandGuidelines() }],
    () => aliasStubs(),
    () => apiFiles(),
    () => feeds(),
    () => appImages(),
    () => manifest(),
    () => socialImages(pages, line => console.log(`[build] ${line}`)),
  ]
  for (const step of steps) await writeFiles(folder, await step())
}
