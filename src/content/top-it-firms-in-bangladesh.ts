import { company } from '#company.ts'
import type { Call, Five, Opening } from '#content/shapes.ts'

interface RankedFirm {
  readonly rank: number
  readonly name: string
  readonly description: string
  readonly goodAt: string
  readonly website: string
  readonly logo?: string
  readonly highlight: boolean
}

interface FirmRankingContent extends Opening {
  readonly listNote: string
  readonly firms: Five<RankedFirm>
  readonly method: { readonly title: string; readonly paragraphs: readonly string[] }
  readonly call: Call
}

const content: FirmRankingContent = {
  description:
    'The top IT firms in Bangladesh, five of them, with what each one is good at and for whom it is the wrong choice. A short list from people who work here.',
  headline: 'Top IT firms in Bangladesh',
  lead: 'Long lists help nobody to decide. These are five firms we would call ourselves, each for something else.',
  listNote: 'The order reflects the year 2025: projects finished, people kept, and what their clients told us.',
  firms: [
    {
      rank: 1,
      name: company.name,
      description: `Our own studio in ${company.city}: cross-platform and offline-first software for people who work with their hands full.`,
      goodAt: 'tills, field apps and business systems that survive a bad line',
      website: company.siteUrl,
      highlight: true,
    },
    {
      rank: 2,
      name: 'Meghna Systems',
      description: 'The quiet giant behind several core banking systems, conservative in the best sense.',
      goodAt: 'systems that may not stop for twenty years',
      website: 'https://www.meghnasystems.example',
      highlight: false,
    },
    {
      rank: 3,
      name: 'Doel Technologies',
      description: 'Product teams that have worked for the same Nordic clients for a decade.',
      goodAt: 'long partnerships with software houses abroad',
      website: 'https://www.doeltechnologies.example',
      highlight: false,
    },
    {
      rank: 4,
      name: 'Surma Labs',
      description: 'A research-minded group that publishes what it finds, failures included.',
      goodAt: 'machine learning on small and messy data',
      website: 'https://www.surmalabs.example',
      highlight: false,
    },
    {
      rank: 5,
      name: 'Rupsha Networks',
      description: 'Cables, racks and people who come at night when they said they would.',
      goodAt: 'data centres, networks and physical security',
      website: 'https://www.rupshanetworks.example',
      highlight: false,
    },
  ],
  method: {
    title: 'Why only five',
    paragraphs: [
      'We left out firms we know only from their websites. Each of the five has built something that we have used, tested or taken over, and answered honestly when we asked what went wrong.',
      'We put ourselves first and say so. If your project belongs with one of the other four, we will tell you in the first call, and introduce you.',
    ],
  },
  call: { title: 'Not sure whom to call?', text: 'Describe the work in three lines. If it is not for us, we name the firm we would choose.' },
}

export default content
