import { company } from '#site/company.ts'
import { page } from '#site/words/page.ts'
import type { Opening } from './shapes.ts'

interface OfflineContent extends Opening {
  readonly how: { readonly title: string; readonly paragraphs: readonly [string, string, string] }
  readonly saved: { readonly title: string; readonly looking: string }
  readonly waiting: { readonly title: string; readonly lead: string; readonly looking: string }
}

export default page('offline', {
  title: `Read this site offline | ${company.name}`,
  description: `Every page of ${company.name} can be read without a network: what is saved on this device, how to save all of it, how to stop, and how to remove it.`,
  headline: 'Read this site offline',
  lead: 'After your first visit the pages are saved on this device, a few at a time. On a train, on a ferry or during load shedding they open as usual.',
  saved: { title: 'Saved on this device', looking: 'What is saved on this device is shown here, once scripts run.' },
  how: {
    title: 'How saving works',
    paragraphs: [
      'All pages, their pictures and the lists of jobs, teams and values, about 1.4 megabytes in all. When a page changes, only that page is fetched again.',
      'Saving waits when your device asks to save data or has little room left. Pause and Clear stop it until you press Save all now.',
      'A form that you send without a network stays on this device with its file, and goes out once the network is back. You can change it or take it back until then.',
    ],
  },
  waiting: {
    title: 'Forms waiting to be sent',
    lead: 'Messages and applications that have not been sent yet, or that came back, are listed here.',
    looking: 'What waits on this device is shown here, once scripts run.',
  },
} satisfies OfflineContent)
