import { capital } from '#site/capital.ts'
import { claims } from '#site/claims.ts'
import { company } from '#site/company.ts'
import type { PageLink } from '#site/map/index.ts'
import { page } from '#site/words/page.ts'
import type { Call, Four, Item, Listed, Opening, Three, Twelve } from './shapes.ts'

interface ServicesOverviewContent extends Opening {
  readonly blocks: Three<{
    readonly id: string
    readonly title: string
    readonly description: string
    readonly points: Three<string>
    readonly link: PageLink
    readonly quote: 'Request a Quote'
  }>
  readonly technologies: Listed<Twelve<{ readonly name: string; readonly use: string }>>
  readonly process: Listed<Four<Item>>
  /** A link of each block, to its page. */
  readonly howItWorks: string
  readonly more: { readonly title: string; readonly lead: string }
  readonly call: Call & { readonly button: 'Hire Us' }
}

export default page('services', {
  title: `Software development services | ${company.name}`,
  description: `Software development services from ${company.country}: web and mobile apps, enterprise software, point of sale, cloud, data, AI, testing, security and consulting.`,
  headline: 'Software development services',
  lead: `For startups and companies that need software built, taken over or tested. ${capital(claims.kindsOfWork)} kinds of work, done by the same ${claims.people} people: take a single part, such as a security test, or hand over everything from idea to on-call.`,
  blocks: [
    {
      id: 'web',
      title: 'Web development',
      description: 'Content sites, portals and web applications that open quickly on slow phones and can be read before any script has run.',
      points: ['A weight limit for each page, kept by the build', 'Editing tools for your own staff', 'Old addresses redirected, so links keep working'],
      link: '/services/web-development',
      quote: 'Request a Quote',
    },
    {
      id: 'mobile',
      title: 'Mobile app development',
      description: 'Android and iOS from one code base, for people who work on ferries, in basements and with one hand.',
      points: ['Works offline and sends everything later, in order', 'Tested on the phones your users own', 'Staged releases that can be stopped'],
      link: '/services/mobile-app-development',
      quote: 'Request a Quote',
    },
    {
      id: 'custom',
      title: 'Custom software',
      description: 'Systems for work that no package covers, such as tracing a batch, collecting in villages or approving a loan. One process moves at a time.',
      points: [
        `Fieldwork first: ${claims.fieldwork}`,
        `First process usually live within ${claims.firstProcess.usually}`,
        'Your data in a database you can read',
      ],
      link: '/services/enterprise-software-development',
      quote: 'Request a Quote',
    },
  ],
  technologies: {
    title: 'Technologies',
    lead: 'Chosen for how they age. Each has people who will still know it in five years.',
    items: [
      { name: 'TypeScript', use: 'Everything a browser runs, and more' },
      { name: 'React', use: 'Interfaces with many states' },
      { name: 'React Native', use: 'Android and iOS together' },
      { name: 'Flutter', use: 'Apps with their own look' },
      { name: 'Node.js', use: 'Services close to the interface' },
      { name: 'Python', use: 'Data, models and automation' },
      { name: '.NET', use: 'Enterprise systems and tills' },
      { name: 'PostgreSQL', use: 'The ledger under all of it' },
      { name: 'Docker', use: 'The same set-up on each machine' },
      { name: 'AWS', use: 'Most of what we run' },
      { name: 'Playwright', use: 'Tests in real browsers' },
      { name: 'Odoo', use: 'ERP that can be extended' },
    ],
  },
  process: {
    title: 'Process',
    lead: 'Details differ by service and stand on each page. The order does not.',
    items: [
      { title: 'Fieldwork', description: `At your place, ${claims.fieldwork} for a system, with notes you can keep.` },
      { title: 'Prototype', description: 'A clickable version that your people try before anything is built.' },
      { title: 'Build', description: 'Fortnights that end with something to use, and a decision about the next one.' },
      { title: 'Run', description: `We run it for ${claims.stays}, measure it and answer the phone; longer if you wish.` },
    ],
  },
  howItWorks: 'How it works',
  more: { title: 'All services', lead: 'Each page says what is included, how it goes, how long it takes and what it did for others.' },
  call: {
    title: 'Ask for a quote',
    text: `Three lines will do: who does what today, what goes wrong, and by when it has to be better. An engineer answers within ${claims.reply}; ${claims.quotePages} with a price range follow within ${claims.quoteTime}.`,
    button: 'Hire Us',
  },
} satisfies ServicesOverviewContent)
