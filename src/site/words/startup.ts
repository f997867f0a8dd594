import { capital } from '#site/capital.ts'
import { claims } from '#site/claims.ts'
import { company } from '#site/company.ts'
import type { PageLink } from '#site/map/index.ts'
import type { Table } from '#site/table.ts'
import { page } from '#site/words/page.ts'
import { reached } from '#site/words/results.ts'
import { weeks } from '#site/words/step-times.ts'
import type { Call, Four, IconItem, Item, Listed, Opening, Story, Three, TimelineStep, Two } from './shapes.ts'

interface StartupContent extends Opening {
  readonly start: 'Get Started'
  readonly why: string
  readonly features: Listed<Three<IconItem>>
  readonly journey: Listed<Three<TimelineStep>>
  readonly price: {
    readonly title: string
    readonly lead: string
    readonly included: { readonly title: string; readonly items: readonly string[] }
    readonly apart: { readonly title: string; readonly items: readonly string[] }
    readonly example: Table
  }
  readonly services: Listed<Four<Item & { readonly link: PageLink }>>
  readonly stories: Listed<Two<Story>>
  readonly about: { readonly title: string; readonly paragraphs: Two<string>; readonly link: string }
  readonly call: Call & { readonly button: 'Book Your Free Call' }
}

const content: StartupContent = {
  title: `MVP development for startups in ${claims.mvpWeeks} | ${company.name}`,
  description: `MVP development for startups at a fixed price: a first version that customers can pay for in ${claims.mvpWeeks}, what the price includes, and an example.`,
  headline: 'MVP development for startups',
  lead: `For founders with some months of money and an idea to test. An MVP in ${claims.mvpWeeks} finds out whether people will pay: small enough to change, sound enough to keep, at ${claims.fixedPrice}.`,
  start: 'Get Started',
  why: `Why ${company.name}?`,
  features: {
    title: `Why ${company.name}?`,
    items: [
      {
        icon: 'target',
        title: 'We cut scope with you',
        description: `Of the ${claims.mvps} MVPs we have built, none held more than half of its founder’s wish list. The rest waited until users asked, and much of it was never asked for.`,
      },
      {
        icon: 'report-money',
        title: 'Fixed price, open books',
        description: 'One price for one outcome, paid in three parts. You see the hours; if it takes us longer, that is our cost.',
      },
      {
        icon: 'git-branch',
        title: 'Code your engineers can take over',
        description: 'Tests, notes and plain technology. When your own engineers come, we pair with them for a fortnight and go.',
      },
    ],
  },
  journey: {
    title: 'Journey',
    items: [
      {
        time: weeks(1, 2),
        title: 'Find the riskiest guess',
        description: 'Ten conversations with people who have the problem, and a prototype that they try to buy.',
      },
      {
        time: weeks(3, 9),
        title: 'Build the smallest real thing',
        description: 'Sign-up, the one job, payment. Online from week five, with invited users.',
      },
      {
        time: weeks(10, 12),
        title: 'Measure and decide',
        description: 'Who came back, who paid, who left and why. You get the numbers and our honest reading.',
      },
    ],
  },
  price: {
    title: 'What the fixed price includes',
    lead: 'The outcome is one page, signed before we start. A wish may replace another of the same size at no charge.',
    included: {
      title: 'In the price',
      items: [
        'Interviews, prototype and design.',
        'The app, its admin screens and payment, tested on real phones.',
        'Launch in your own store and cloud accounts.',
        `${capital(claims.stays)} of running it, and ${claims.warranty} of free bug fixes.`,
        'A fortnight of pairing when your engineers come.',
      ],
    },
    apart: {
      title: 'Not in the price',
      items: ['Fees for app stores, cloud, payments and SMS.', 'Texts, photographs and legal advice.', 'A second outcome: that is a second page.'],
    },
    example: {
      caption: 'Example: a booking app in ten weeks',
      columns: ['Part', 'Team', 'Weeks', 'Price'],
      rows: [
        ['Interviews and prototype', 'Designer, engineer', '2', '$5,600'],
        ['App, admin and payment', 'Two engineers; designer and tester half-time', '6', '$25,500'],
        ['Launch and measurement', 'Engineer, tester', '2', '$5,400'],
        ['Fixed price', 'Paid 30%, 40%, 30%', '10', '$36,500'],
      ],
    },
  },
  services: {
    title: 'Services for startups',
    items: [
      { title: 'Product design', description: 'Prototypes that can be wrong cheaply.', link: '/services/ui-ux-design' },
      { title: 'Mobile apps', description: 'Android and iOS without two teams.', link: '/services/mobile-app-development' },
      { title: 'Cloud services', description: 'Bills that start small and stay explained.', link: '/services/cloud-services' },
      {
        title: 'Testing before launch',
        description: `${capital(claims.testing.free)} of testing, free, that can save you a bad first review.`,
        link: '/services/software-testing-as-service',
      },
    ],
  },
  stories: {
    title: 'Success stories',
    items: [
      {
        id: 'tutor-match',
        title: 'Nine weeks to the first paying parent',
        client: 'a tutoring startup in Manchester',
        description:
          'The plan was a marketplace; the interviews said timetable. We built that first, and 43 families paid in the ninth week. The marketplace came a year later, from the company’s own team.',
        result: reached({ at: [9, 'week'], name: 'First payment', label: 'to the first payment' }),
      },
      {
        id: 'scrap-pickup',
        title: 'Scrap collected by appointment',
        client: 'a recycling startup in Chattogram',
        description: 'Households didn’t need the app that was planned; they phoned. The first version was a phone line, and a route app for twelve collectors.',
        result: reached({ at: [5, 'month'], name: 'Break-even', label: 'when it broke even', value: 'Month 5' }),
      },
    ],
  },
  about: {
    title: `About ${company.name}`,
    paragraphs: [
      `${company.name} began as three friends in ${claims.founded}, sold its first licence before it had a logo, and has helped founders in ${claims.startupCountries} countries since.`,
      'We know the month in which the money runs out, because we have had one. It is why we ask what your runway pays for before we ask what you want built.',
    ],
    link: 'More about us',
  },
  call: {
    title: 'A free first call',
    text: `${claims.firstCall} with an engineer. Bring the idea, however rough; you leave with one piece of advice that you can use, whether or not we build anything.`,
    button: 'Book Your Free Call',
  },
}

export default page('startup', content)
