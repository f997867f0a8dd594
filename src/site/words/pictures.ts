/** Which scene is which picture: it opens its page, and stands for it in menus, on cards and as its social image. */
import { artName } from '#site/art/name.ts'
import { type SceneName, scenes } from '#site/art/scenes/index.ts'
import type { Scene } from '#site/art/sewing/scene.ts'
import { type PageLink, siteMap } from '#site/map/index.ts'

/** Pages of the map name their own, and so do the parts of a page that a card or a chapter shows. */
const ofPages = siteMap.flatMap(({ path, scene, anchors = [] }) => [
  [artName(path), scene] as const,
  ...anchors.flatMap(({ id, scene: own }) => (own ? [[artName(`${path}#${id}` as PageLink), own] as const] : [])),
])

/** By the name of the picture: pages that data decides, and pictures inside a page. */
const others: Readonly<Record<string, SceneName>> = {
  founder: 'hardware-shop',
  office: 'studio-house',
  'case-studies-clothing-returns': 'height-chart',
  'case-studies-garment-bundle-tracking': 'two-tables',
  'brand-khata': 'red-khata',
  'brand-thali': 'kitchen-screen',
  'brand-pathshala': 'school-bag',
  'brand-shuta': 'hung-lines',
  'brand-ghat': 'three-boats',
  'gallery-1': 'long-table',
  'gallery-2': 'pulled-cable',
  'gallery-3': 'paper-sketches',
  'gallery-4': 'lunch',
  'gallery-5': 'printer-shelf',
  'gallery-6': 'evening-roof',
  'moving-an-erp-off-forty-spreadsheets': 'forty-sheets',
  'what-an-offline-till-must-decide': 'last-packet',
  'reading-a-cloud-bill-line-by-line': 'cut-bill',
  'designing-for-one-thumb-in-two-scripts': 'thumb',
  'phishing-drills-that-do-not-shame': 'hook',
  'estimates-that-survive-the-third-week': 'tailors-tape',
  'the-restore-drill-we-failed': 'stopwatch',
  'testing-payments-that-arrive-twice': 'twice-paid',
  'a-service-worker-you-can-take-back': 'stale-price',
  'eleven-people-one-password': 'yellow-note',
  'a-week-without-the-mouse': 'shoebox',
  'write-the-goodbye-before-the-contract': 'key-ring',
  'case-studies-hospital-ward-board': 'ward-board',
  'case-studies-merchant-settlement': 'night-settlement',
  'case-studies-pharmacy-tills': 'cut-strip',
  'case-studies-university-admissions': 'results-morning',
}

const chosen = new Map([...ofPages, ...Object.entries(others)])

/** The scene of a picture's name; nothing where a pattern stands. */
export function sceneOf(name: string): Scene | undefined {
  const scene = chosen.get(name)
  return scene && scenes[scene]
}

/** Every choice: the name of the picture, and the scene. */
export const choices: readonly (readonly [picture: string, scene: SceneName])[] = [...chosen]
