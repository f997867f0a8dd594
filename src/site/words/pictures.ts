/** Which scene opens which page, and stands for it in menus, on cards and as its social image. */
import { artName } from '#site/art/name.ts'
import { type SceneName, scenes } from '#site/art/scenes/index.ts'
import type { Scene } from '#site/art/sewing/scene.ts'
import type { PageLink, StaticPath } from '#site/map/index.ts'

type OnPage = Exclude<PageLink, StaticPath>

/** By path; a named part of a page has one of its own where a card or a chapter shows it. */
const ofPages: Record<StaticPath, SceneName> & Partial<Record<OnPage, SceneName>> = {
  '/': 'quilt',
  '/404': 'lost-boat',
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
  '/search': 'haystack',
  '/sitemap': 'tree-of-pages',
  '/startup': 'runway',
  '/support': 'lifebuoy',
  '/terms': 'scales',
  '/privacy': 'shredder',
  '/services': 'spools',
  '/services/web-development': 'page-weight',
  '/services/ecommerce': 'last-piece',
  '/services/mobile-app-development': 'offline-order',
  '/services/pos-software': 'till',
  '/services/enterprise-software-development': 'train-of-processes',
  '/services/ui-ux-design': 'nine-clicks',
  '/services/cloud-services': 'out-of-the-basement',
  '/services/software-testing-as-service': 'sieve',
  '/services/it-consulting': 'signpost',
  '/services/ai-ml': 'invoice-reading',
  '/services/crm-erp': 'hoop',
  '/services/data-analytics-consulting': 'two-figures',
  '/services/cybersecurity': 'open-door',
  '/services/pos-systems': 'lane-on-a-board',
  '/services/crm-erp/salesforce': 'roll-of-fields',
  '/services/crm-erp/odoo': 'tenth-piece',
  '/services/data-analytics/strategy': 'cut-threads',
  '/services/data-analytics/bi': 'before-the-meeting',
  '/services/data-analytics/advanced': 'fan-of-forecast',
  '/services/cybersecurity/threat-assessment': 'way-in',
  '/services/cybersecurity/data-security': 'two-keys',
  '/services/cybersecurity/network-security': 'five-zones',
  '/services/pos-systems#retail': 'red-line',
  '/services/pos-systems#restaurant': 'tables-and-tickets',
  '/services/pos-systems#service': 'fan-and-ticket',
  '/services/enterprise-software-development#erp': 'forklift',
  '/services/enterprise-software-development#crm': 'promises',
  '/services/enterprise-software-development#scm': 'ship-to-gate',
  '/services/ui-ux-design#interaction-design': 'every-state',
  '/services/ui-ux-design#prototyping-testing': 'paper-and-five-people',
  '/industries': 'street-of-trades',
  '/industries/healthcare': 'shared-record',
  '/industries/fintech-solutions': 'ledger',
  '/industries/ecommerce': 'delivery-rickshaw',
  '/industries/retail': 'shelf-count',
  '/industries/education': 'class-register',
  '/industries/real-estate': 'unit-plan',
  '/industries/manufacturing': 'line-board',
  '/case-studies': 'file-drawer',
  '/best-software-companies-in-bangladesh': 'rosette',
  '/top-it-firms-in-bangladesh': 'five-calls',
  '/cross-platform-software-company-in-bangladesh': 'one-boat',
  '/best-outsourcing-company-in-bangladesh': 'named-badges',
  '/best-software-testing-company-in-bangladesh': 'magnified-bug',
}

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
