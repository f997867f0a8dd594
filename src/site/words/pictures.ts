/** Which scene opens which page, and stands for it in menus, on cards and as its social image. */
import { artName } from '#site/art/name.ts'
import { type SceneName, scenes } from '#site/art/scenes/index.ts'
import type { Scene } from '#site/art/sewing/scene.ts'
import type { PageLink, StaticPath } from '#site/map/index.ts'

type OnPage = Exclude<PageLink, StaticPath>

/** By path; a named part of a page has one of its own where a card or a chapter shows it. */
const ofPages: Partial<Record<StaticPath | OnPage, SceneName>> = {
  '/': 'quilt',
  '/about': 'class-photo',
  '/approach': 'stairs',
  '/blog': 'typewriter',
  '/brands': 'market-stall',
  '/careers': 'empty-chair',
  '/careers/apply': 'resume',
  '/contact': 'first-question',
  '/offline': 'hurricane-lamp',
  '/partnership': 'delta',
  '/press': 'newspaper',
  '/sitemap': 'tree-of-pages',
  '/startup': 'runway',
  '/support': 'lifebuoy',
  '/services/pos-software': 'till',
  '/services/mobile-app-development': 'offline-order',
  '/industries/fintech-solutions': 'ledger',
}

/** By the name of the picture: pages that data decides, and pictures inside a page. */
const others: Readonly<Record<string, SceneName>> = {
  founder: 'hardware-shop',
  'lost-boat': 'lost-boat',
  office: 'studio-house',
  'case-studies-hospital-ward-board': 'ward-board',
}

/** Entries of a list of choices, without those that were not made. */
const made = (list: Readonly<Partial<Record<string, SceneName>>>) => Object.entries(list).flatMap(([key, scene]) => (scene ? [[key, scene] as const] : []))

const chosen = new Map([...made(ofPages).map(([path, scene]) => [artName(path), scene] as const), ...made(others)])

/** The scene of a picture's name; nothing where a pattern stands. */
export function sceneOf(name: string): Scene | undefined {
  const scene = chosen.get(name)
  return scene && scenes[scene]
}

/** Every choice: the name of the picture, and the scene. */
export const choices: readonly (readonly [picture: string, scene: SceneName])[] = [...chosen]
