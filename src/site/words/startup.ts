import { claims } from '#site/claims.ts'
import { company } from '#site/company.ts'
import type { PageLink } from '#site/map/index.ts'
import { page } from '#site/words/page.ts'
import type { Call, Four, IconItem, Item, Listed, Opening, Story, Three, Two } from './shapes.ts'

interface StartupContent extends Opening {
  readonly start: 'Get Started'
  readonly why: string
  readonly features: Listed<Three<IconItem>>
  readonly journey: Listed<Three<Item & { readonly duration: string }>>
  readonly services: Listed<Four<Item & { readonly link: PageLink }>>
  readonly stories: Listed<Two<Story>>
  readonly about: { readonly title: string; readonly paragraphs: Two<string>; readonly link: string }
  readonly call: Call & { readonly button: 'Book Your Free Call' }
}

const content: StartupContent = {
  title: `Software for startups: MVP in 8-12 weeks | ${company.name}`,
  description: `Software for startups by ${company.name}: a first version that customers can pay for in ${claims.mvpWeeks}, at a fixed price, with code your own team can take over.`,
  headline: 'A first version that somebody pays for',
  lead: `You have a runway and a guess. An MVP in ${claims.mvpWeeks} finds out whether people will pay: small enough to change, sound enough to keep, at one price that is fixed before we start.`,
  start: 'Get Started',
  why: `Why ${company.name}?`,
  features: {
    title: 'Three reasons founders give',
    items: [
      {
        icon: 'target',
        title: 'We cut scope with you',
        description: `Of the ${claims.mvps} MVPs we have built, none held more than half of its founder’s wish list. The rest waited until users asked, and much of it was never asked for.`,
      },
      {
        icon: 'report-money',
        title: 'Fixed price, open books',
        description: 'One price for one outcome. You see the hours, and if we finish early the rest is yours.',
      },
      {
        icon: 'git-branch',
        title: 'Code your hires will like',
        description: 'Tests, notes and plain technology. When your own engineers come, we pair with them for a fortnight and go.',
      },
    ],
  },
  journey: {
    title: 'From guess to evidence',
    items: [
      {
        duration: 'Weeks 1-2',
        title: 'Find the riskiest guess',
        description: 'Ten conversations with people who have the problem, and a prototype that they try to buy.',
      },
      {
        duration: 'Weeks 3-9',
        title: 'Build the smallest real thing',
        description: 'Sign-up, the one job, payment. Online from week five, with invited users.',
      },
      {
        duration: 'Weeks 10-12',
        title: 'Measure and decide',
        description: 'Who came back, who paid, who left and why. You get the numbers and our honest reading.',
      },
    ],
  },
  services: {
    title: 'What founders usually need',
    items: [
      { title: 'Product design', description: 'Prototypes that can be wrong cheaply.', link: '/services/ui-ux-design' },
      { title: 'Mobile apps', description: 'Android and iOS without two teams.', link: '/services/mobile-app-development' },
      { title: 'Cloud from day one', description: 'Bills that start small and stay explained.', link: '/services/cloud-services' },
      { title: 'Testing before launch', description: 'Two days that save a bad first review.', link: '/services/software-testing-as-service' },
    ],
  },
  stories: {
    title: 'Two that found their customers',
    items: [
      {
        id: 'tutor-match',
        title: 'Nine weeks to the first paying parent',
        client: 'a tutoring startup in Manchester',
        description:
          'The plan was a marketplace. The evidence said timetable. We built the timetable first and left search for later. Forty families paid in the ninth week. The marketplace came a year afterwards, from the company’s own team.',
        result: { value: '9 weeks', label: 'to the first payment' },
      },
      {
        id: 'scrap-pickup',
        title: 'Scrap collected by appointment',
        client: 'a recycling startup in Chattogram',
        description:
          'An app for households that nobody needed, and a phone line that they used. So the first version was a phone line and a route app for twelve collectors. It broke even in month five. Households still have no app, and do not miss it.',
        result: { value: 'Month 5', label: 'when it broke even' },
      },
    ],
  },
  about: {
    title: 'A studio that was a startup',
    paragraphs: [
      `${company.name} began with three friends in ${claims.founded}, sold its first licence before it had a logo, and has helped founders in ${claims.startupCountries} countries since.`,
      'We know the month in which the money runs out, because we have had one. It is why we ask what your runway pays for before we ask what you want built.',
    ],
    link: 'More about us',
  },
  call: {
    title: 'Half an hour with an engineer',
    text: 'Bring the guess, however rough. The first call costs nothing and ends with one piece of advice you can use, whether or not we build anything.',
    button: 'Book Your Free Call',
  },
}

export default page('startup', content)
