import { claims } from '#site/claims.ts'
import { company } from '#site/company.ts'
import type { PageLink } from '#site/map/index.ts'
import { page } from '#site/words/page.ts'
import { change, share } from '#site/words/results.ts'
import type { Four, IconItem, Item, Listed, Opening, Six, Story, Two } from './shapes.ts'

interface CrossPlatformContent extends Opening {
  /** What is sold, in a word or two that stand on the page: for structured data. */
  readonly serviceType: string
  readonly why: Listed<Six<IconItem>>
  readonly services: Listed<Four<Item & { readonly link: PageLink }>>
  readonly stories: Listed<Two<Story>>
  readonly about: { readonly title: string; readonly paragraphs: Two<string>; readonly contact: string; readonly more: string }
}

const content: CrossPlatformContent = {
  title: `Cross-platform software company in Bangladesh | ${company.name}`,
  description: `Cross-platform software from Bangladesh: one code base for Android, iOS, web and desktop, what it saves and what it doesn’t, built and run from ${company.city} since ${claims.foundedYear}.`,
  serviceType: 'Cross-platform software',
  headline: 'Cross-platform software company in Bangladesh',
  lead: 'For companies whose customers have Androids, whose managers have iPhones and whose warehouse has whatever was cheap. One code base can serve all of them, if that is planned from the first day.',
  why: {
    title: 'Why choose us',
    items: [
      {
        icon: 'layers-intersect',
        title: 'Code shared where it pays',
        description: 'Rules, data and sync are written once. Screens adapt where hands and habits differ.',
      },
      {
        icon: 'wifi-off',
        title: 'Offline on each platform',
        description: 'The same queue and the same conflict rules on phone, till and desktop, so that support has one story to learn.',
      },
      {
        icon: 'test-pipe',
        title: 'Tested on real devices',
        description: 'Each change runs on four systems overnight, including the tablet from 2019 in your branch.',
      },
      {
        icon: 'refresh',
        title: 'Updates on the same day',
        description: 'Stores, installers and browsers release together, or the server speaks both versions until they do.',
      },
      {
        icon: 'report-money',
        title: 'Less to maintain',
        description: 'By about a third, since stores, permissions and printers still differ. The quote shows the share for your case.',
      },
      {
        icon: 'users',
        title: 'One team for all platforms',
        description: 'No handover between web people and app people, so no features that exist on only one of them.',
      },
    ],
  },
  services: {
    title: 'Services',
    items: [
      { title: 'Mobile apps', description: 'Android and iOS for people who work on their feet.', link: '/services/mobile-app-development' },
      { title: 'Web applications', description: 'Installable, quick, and readable without an app store.', link: '/services/web-development' },
      { title: 'Tills and terminals', description: 'Windows, Linux and Android counters from one source.', link: '/services/pos-software' },
      {
        title: 'Business systems',
        description: 'Dense desktop screens for the office, one-thumb screens for the floor.',
        link: '/services/enterprise-software-development',
      },
    ],
  },
  stories: {
    title: 'Case studies',
    items: [
      {
        id: 'inspection-suite',
        title: 'Bridge inspections from one source',
        client: 'an engineering consultancy in Vancouver',
        description:
          'Tablets on ropes, laptops in vans, a wall screen at headquarters. A shared core now holds photos, sketches and ratings; the tablet shows four buttons, the desktop shows tables. A bridge that took nine days from rope to report takes three.',
        result: change({ before: [9, 'day'], after: [3, 'day'], better: 'less', label: 'from inspection to report' }),
      },
      {
        id: 'ticketing',
        title: 'Ferry tickets on anything with a screen',
        client: 'a launch operator on the southern routes',
        description:
          'Counters, agents with cheap phones, and passengers with better ones. Each sales point holds a few cabins of its own while offline, on the same code from the kiosk to the browser of an agent’s old phone.',
        result: share({ part: 7_400, of: 18_000, names: ['Offline', 'Online'], noun: 'tickets', label: 'festival tickets sold offline, none twice' }),
      },
    ],
  },
  about: {
    title: `About ${company.name}`,
    paragraphs: [
      `${company.name} has built for more than one platform since its first product, a till that had to run on whatever a shopkeeper owned. ${claims.projects} projects later, the sync engine from that till is in its ninth version and still the first thing we reach for.`,
      `We work from ${company.city} for clients in ${claims.countries} countries, in English and Bangla, with ${claims.overlap.berlin.winter} a day of overlap with ${claims.overlap.berlin.city}, ${claims.overlap.london.winter} with ${claims.overlap.london.city} and, on a later shift, ${claims.overlap.newYork.winter} with ${claims.overlap.newYork.city}; one more in summer.`,
    ],
    contact: 'Ask about your platforms',
    more: 'About the studio',
  },
}

export default page('crossPlatform', content)
