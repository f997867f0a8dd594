import { claims } from '#site/claims.ts'
import { company } from '#site/company.ts'
import { page } from '#site/words/page.ts'
import type { Five, Item, Opening, Six } from './shapes.ts'

interface AboutContent extends Opening {
  readonly joinButton: string
  readonly vision: Item
  readonly mission: Item
  readonly story: { readonly title: string; readonly paragraphs: readonly string[]; readonly link: string }
  readonly valuesTitle: string
  readonly gallery: { readonly title: string; readonly captions: Six<string> }
  readonly numbersTitle: string
  readonly recognition: {
    readonly title: string
    readonly badges: Five<{ readonly name: string; readonly rating: string; readonly imageUrl: string; readonly url: string }>
  }
  readonly office: string
  readonly leadership: { readonly title: string; readonly lead: string }
}

const badge = (slug: string, name: string, rating: string) => ({
  name,
  rating,
  imageUrl: `/images/badges/${slug}.svg`,
  url: `https://www.${slug}.example`,
})

export default page('about', {
  title: `About us: the studio and its people | ${company.name}`,
  description: `${company.name} is a software studio in ${company.city}, ${company.country}. Read who founded it, what it believes, how it works, and the numbers behind it.`,
  headline: 'A studio that stays after launch day',
  lead: `${company.name} makes software for cashiers, nurses, line supervisors and teachers, who rarely have a free hand. Since ${claims.founded} that has come to ${claims.projects} projects in ${claims.countries} countries, each run for its first three months by the team that built it.`,
  joinButton: 'Join our team',
  vision: {
    title: 'Our vision',
    description: `A working day in ${company.country} in which nobody types the same number twice, and software made here is known abroad for lasting.`,
  },
  mission: {
    title: 'Our mission',
    description:
      'To build cross-platform, cloud-based software that fits how people already work, keeps going when the power and the line do not, and can be understood by whoever owns it next.',
  },
  story: {
    title: 'Our story',
    paragraphs: [
      `${company.founder.name} spent the last weeks of 2019 in her uncle’s hardware shop, watching him close the till with a pencil because the system needed the internet and the internet needed the weather. On ${claims.foundedDay} ${claims.foundedYear} she registered ${company.name} with two friends and one rule: a shop must never have to ask a server whether it may sell.`,
      'Five weeks later the country went into lockdown. Shops had to sell by phone, and the first version of our offline till was finished on three kitchen tables. Forty shops used it by that summer. Some of them still do.',
      'Restaurants came next, then clinics, then a garment factory that wanted to count bundles. The first clients in Britain and Canada came in 2022. The range is wider now, but every project still begins with two weeks of watching.',
    ],
    link: 'Background for the press',
  },
  valuesTitle: 'What we hold each other to',
  gallery: {
    title: 'Around the studio',
    captions: [
      'The long table, Thursday before a demo',
      'A till under test with the network cable pulled',
      'Paper sketches for a ward board',
      'Lunch, which ends all meetings',
      'The shelf of printers that clients still use',
      'The roof, where calls with the west coast are taken',
    ],
  },
  numbersTitle: 'The numbers',
  recognition: {
    title: 'Recognized by',
    badges: [
      badge('firmreview', 'FirmReview', '4.9 of 5, 31 reviews'),
      badge('studiolist', 'StudioList', 'Top developer, South Asia'),
      badge('codeledger', 'CodeLedger', '4.8 of 5, 22 reviews'),
      badge('outsourcewatch', 'OutsourceWatch', 'Verified since 2022'),
      badge('clientvoice', 'ClientVoice', `${claims.clientSatisfaction} would hire again`),
    ],
  },
  office: `${company.addressLine}. Visitors are welcome; tell us when, so that there is tea.`,
  leadership: {
    title: 'Leadership team',
    lead: 'People who still do the work that they lead, at least one day in five.',
  },
} satisfies AboutContent)
