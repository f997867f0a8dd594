import type { Photo } from '#site/art/photo.ts'
import { claims } from '#site/claims.ts'
import { company } from '#site/company.ts'
import type { PageLink } from '#site/map/index.ts'
import type { LogoName } from '#site/theme/logo-names.ts'
import { page } from '#site/words/page.ts'
import { type FallbackTeam, fallbackTeams } from './fallback-teams.ts'
import type { Figure, Four, Opening, Three } from './shapes.ts'

interface Partner {
  readonly name: string
  readonly url: string
  readonly use: string
  readonly logo: LogoName
}

interface Words {
  readonly id: number
  readonly name: string
  readonly role: string
  readonly company: string
  readonly content: string
  readonly rating: 1 | 2 | 3 | 4 | 5
}

interface Teaser {
  readonly title: string
  readonly text: string
  readonly button: string
}

interface HomeContent extends Opening {
  readonly aboutButton: string
  readonly careersButton: string
  readonly figuresTitle: string
  /** Stand in for the company's figures. */
  readonly figures: Four<Figure>
  readonly services: { readonly title: string; readonly lead: string; readonly cards: Three<PageLink>; readonly button: string; readonly studies: string }
  readonly who: { readonly title: string; readonly paragraphs: readonly string[]; readonly button: string }
  readonly partners: { readonly title: string; readonly lead: string; readonly items: readonly Partner[] }
  readonly industries: { readonly title: string; readonly lead: string; readonly names: readonly string[]; readonly link: string }
  readonly testimonials: { readonly title: string; readonly lead: string; readonly items: Four<Words> }
  readonly teams: { readonly title: string; readonly lead: string; readonly fallback: readonly FallbackTeam[] }
  /** Its text stands in for the open jobs, its `open` words follow their number. */
  readonly careers: Teaser & { readonly open: { readonly one: string; readonly few: string; readonly many: string } }
  /** Its title and text stand in for the ways to reach us. */
  readonly contact: Teaser & { readonly methodsTitle: string }
  readonly office: { readonly title: string; readonly caption: string; readonly photo?: Photo }
}

const content: HomeContent = {
  title: `Custom software company in ${company.city}, ${company.country} | ${company.name}`,
  description: `Custom software company in ${company.city}: web and mobile apps, point of sale, ERP, cloud and AI for clients in ${claims.countries} countries. A written quote within ${claims.quoteTime}.`,
  headline: 'Custom software for the way you work',
  lead: `We design, build and run cross-platform software for retail, restaurants, sales and distribution, healthcare, factories and startups, from ${company.city} for clients in ${claims.countries} countries. Tell us what takes too long: an engineer replies within ${claims.reply}.`,
  aboutButton: 'Who we are',
  careersButton: 'See open jobs',
  figuresTitle: 'Numbers',
  figures: [
    { value: claims.projects, label: 'projects delivered' },
    { value: claims.countries, label: 'countries with clients' },
    { value: claims.industries, label: 'industries served' },
    { value: claims.foundedYear, label: `founded, ${claims.foundedDay}` },
  ],
  services: {
    title: 'Services',
    lead: `Three of our ${claims.kindsOfWork} kinds of work, and the ones that most clients begin with. All of them are done by the same ${claims.people} people.`,
    cards: ['/services/web-development', '/services/mobile-app-development', '/services/enterprise-software-development'],
    button: 'View All Services',
    studies: 'Read the case studies',
  },
  who: {
    title: 'Who we are',
    paragraphs: [
      'The stitches on these pages come from nokshi kantha, the quilts that women in Bengal sew from worn saris: layer on layer, thousands of small running stitches, each one plain, together strong enough for a lifetime. We build in the same way: small changes, each one tested before the next.',
      'Engineers, designers and testers sit at one table here. Whoever draws your order screen has stood behind your counter, and whoever answers the phone at night knows the code.',
    ],
    button: 'More about us',
  },
  partners: {
    title: 'Technology partners',
    lead: 'Eight platforms we know well enough to tell you when not to use them.',
    items: [
      { name: 'Amazon Web Services', url: 'https://aws.amazon.com', use: 'Cloud', logo: 'amazonwebservices' },
      { name: 'Google Cloud', url: 'https://cloud.google.com', use: 'Cloud', logo: 'googlecloud' },
      { name: 'Microsoft Azure', url: 'https://azure.microsoft.com', use: 'Cloud', logo: 'microsoftazure' },
      { name: 'Salesforce', url: 'https://www.salesforce.com', use: 'CRM', logo: 'salesforce' },
      { name: 'Jira', url: 'https://www.atlassian.com/software/jira', use: 'Issue tracking', logo: 'jira' },
      { name: 'PostgreSQL', url: 'https://www.postgresql.org', use: 'Database', logo: 'postgresql' },
      { name: 'MongoDB', url: 'https://www.mongodb.com', use: 'Database', logo: 'mongodb' },
      { name: 'Stripe', url: 'https://stripe.com', use: 'Payments', logo: 'stripe' },
    ],
  },
  industries: {
    title: 'Industries',
    lead: 'Goods-received notes, prescriptions, rent ledgers, exam sheets: we start from the form that your people fill in today.',
    names: [
      'Retail',
      'Dining',
      'Healthcare',
      'Fintech',
      'E-commerce',
      'Education',
      'Real estate',
      'Factories',
      'Logistics',
      'Pharmacy',
      'Garments',
      'Farming',
      'Travel',
      'Distribution',
      'Energy',
      'NGOs',
      'Telecom',
      'Startups',
    ],
    link: 'All industries',
  },
  testimonials: {
    title: 'Testimonials',
    lead: `${claims.satisfaction} satisfaction is what ${claims.reviews.fiveStars} public reviews give; their average is ${claims.reviews.average}. One of the four below has four stars, and it taught us the most.`,
    items: [
      {
        id: 1,
        name: 'Farhana Kabir',
        role: 'Operations manager',
        company: 'a grocery chain with nine branches',
        content: 'They rebuilt our stock count around the one person who does it. It used to take her a Friday. Now it takes a cup of tea.',
        rating: 5,
      },
      {
        id: 2,
        name: 'Oliver Hartley',
        role: 'Chief technology officer',
        company: 'a freight broker in Leeds',
        content: 'I have worked with five outside teams. This is the first that told me in week two which of my requirements was a bad idea, and was right.',
        rating: 5,
      },
      {
        id: 3,
        name: 'Dr Samir Dutta',
        role: 'Medical director',
        company: 'a diagnostic centre in Sylhet',
        content:
          'The night they switched us over, two of their engineers sat at reception until six. Nobody was given the wrong report. Nobody noticed at all.',
        rating: 5,
      },
      {
        id: 4,
        name: 'Grace Adeyemi',
        role: 'Founder',
        company: 'a tutoring startup in Manchester',
        content: 'We had paying parents on the app nine weeks after the first call, and the code was clean enough that our own hires could take it over.',
        rating: 4,
      },
    ],
  },
  teams: {
    title: 'Teams',
    lead: 'Engineers and a designer are on every project. The other teams join where it needs them.',
    fallback: fallbackTeams,
  },
  careers: {
    title: 'Careers',
    text: 'The till at the corner shop, the queue at the clinic, the app on your cousin’s phone: build what your neighbours use.',
    open: { one: 'open position:', few: 'open positions:', many: 'open positions, among them:' },
    button: 'See open positions',
  },
  contact: {
    title: 'Contact us',
    methodsTitle: 'Contact us',
    text: 'Say what the task is, who does it and how long it takes today. With those three facts an engineer can usually tell whether software would help, and where to start.',
    button: 'Contact us',
  },
  office: {
    title: 'Our office',
    caption: `The studio in ${company.city}: two floors of a former family house, a bench of tills in what was the dining room, and a bank of batteries under the stairs.`,
  },
}

export default page('home', content)
