import type { Photo } from '#site/art/photo.ts'
import { claims } from '#site/claims.ts'
import { company } from '#site/company.ts'
import { clientCountries } from '#site/countries.ts'
import { page } from '#site/words/page.ts'
import type { Five, Item, Listed, Opening, Six } from './shapes.ts'

/** The photographs of the gallery, by the number of their place, 1 to 6. */
type Photos = Readonly<Record<number, Photo>>

interface AboutContent extends Opening {
  readonly joinButton: string
  readonly founderLink: string
  readonly vision: Item
  readonly mission: Item
  readonly story: { readonly title: string; readonly paragraphs: readonly string[]; readonly link: string }
  readonly valuesTitle: string
  readonly gallery: { readonly title: string; readonly captions: Six<string>; readonly photos?: Photos }
  readonly timeline: Listed<readonly (Item & { readonly when: string })[]>
  /** Below the figures: how they are counted. */
  readonly numbers: {
    readonly title: string
    readonly note: string
    /** What the map shows, and the countries on it. */
    readonly map: string
    readonly countries: string
  }
  readonly recognition: {
    readonly title: string
    readonly badges: Five<{ readonly name: string; readonly rating: string; readonly imageUrl: string; readonly url: string }>
  }
  readonly office: { readonly title: string; readonly caption: string; readonly photo?: Photo }
  readonly leadership: { readonly title: string; readonly lead: string }
}

const badge = (slug: string, name: string, rating: string) => ({
  name,
  rating,
  imageUrl: `/images/badges/${slug}.svg`,
  url: `https://www.${slug}.example`,
})

const content: AboutContent = {
  title: `About ${company.name}: people, story and numbers`,
  description: `Who is ${company.name}? A software company in ${company.city} with ${claims.people} people, founded in ${claims.foundedYear}: leaders, core values, timeline, reviews and how every number is counted.`,
  headline: `About ${company.name}`,
  lead: `${company.name} is a software studio of ${claims.people} people in ${company.city}. We build for cashiers, nurses, line supervisors and teachers: ${claims.projects} projects in ${claims.countries} countries since ${claims.founded}, each run for its first ${claims.stays} by the team that built it.`,
  joinButton: 'Join our team',
  founderLink: 'Meet the founder',
  vision: {
    title: 'Vision',
    description: `A working day in ${company.country} in which no one types the same number twice, and software made here is known abroad for lasting.`,
  },
  mission: {
    title: 'Mission',
    description:
      'To build cross-platform, cloud-based software that fits how people already work, keeps going through a power cut, and can be understood by whoever owns it next.',
  },
  story: {
    title: 'Our Story',
    paragraphs: [
      `${company.founder.name} spent the last weeks of 2019 in her uncle’s hardware shop, watching him close the till with a pencil because the system needed the internet and the internet needed the weather. On ${claims.foundedDay}, ${claims.foundedYear} she registered ${company.name} with ${claims.coFounders}, and one rule: a shop must never have to ask a server whether it may sell.`,
      `Five weeks later the country went into lockdown. Shops had to sell by phone, and the first version of our offline till was finished on three kitchen tables. By that summer ${claims.firstShops} shops used it. Some of them still do.`,
      `Restaurants came next, then clinics, then a garment factory that wanted to count bundles. The first clients in Britain and Canada came in 2022. The range is wider now, but ${claims.fieldworkFor} still begin with ${claims.fieldwork} of watching.`,
    ],
    link: 'Background for the press',
  },
  valuesTitle: 'Core Values',
  gallery: {
    title: 'Gallery',
    captions: [
      'The long table, Thursday before a demo',
      'A till under test with the network cable pulled',
      'Paper sketches for a ward board',
      'Lunch, which ends all meetings',
      'The shelf of printers that clients still use',
      'The roof, where evening calls with California are taken',
    ],
  },
  timeline: {
    title: 'Timeline',
    items: [
      {
        when: claims.foundedYear,
        title: 'The offline till',
        description: `Registered in ${company.foundedMonth}. By summer ${claims.firstShops} shops sell with the first version, through the lockdown.`,
      },
      { when: '2021', title: 'Restaurants and clinics', description: 'The first restaurant group and the first diagnostic centre. We are twelve people.' },
      { when: '2022', title: 'Clients abroad', description: 'First projects in Britain and Canada. A late shift begins for New York.' },
      { when: '2024', title: 'Shared ownership', description: 'A third of the company passes to the people who work here.' },
      {
        when: '2025',
        title: 'A failed restore drill',
        description: `Restoring our own backup takes 19 hours. We write about it, rebuild, and restore ${claims.restoreDrills} since.`,
      },
      { when: '2026', title: `${claims.people} people`, description: 'Project number one hundred is handed over, to a school group that runs it alone.' },
    ],
  },
  numbers: {
    title: 'Numbers',
    note: `Projects are finished and paid for; trials do not count. ${claims.asked} clients said in writing that they would hire us again: ${claims.clientSatisfaction}. Five stars is what ${claims.reviews.fiveStars} public reviews give; their average is ${claims.reviews.average}.`,
    map: 'A map of the world with the countries of our clients stitched in',
    countries: `Countries in which a client has paid for a project: ${clientCountries.map(({ name }) => name).join(', ')}.`,
  },
  recognition: {
    title: 'Recognized By',
    badges: [
      badge('firmreview', 'FirmReview', '4.9 of 5, 31 reviews'),
      badge('studiolist', 'StudioList', 'Top developer, South Asia'),
      badge('codeledger', 'CodeLedger', '4.8 of 5, 22 reviews'),
      badge('outsourcewatch', 'OutsourceWatch', 'Verified since 2022'),
      badge('clientvoice', 'ClientVoice', 'Survey checked by telephone'),
    ],
  },
  office: { title: 'Our office', caption: `${company.addressLine}. Visitors are welcome; tell us when, so that there is tea.` },
  leadership: {
    title: 'Leadership Team',
    lead: 'All of them still do the work they lead, at least one day a week.',
  },
}

export default page('about', content)
