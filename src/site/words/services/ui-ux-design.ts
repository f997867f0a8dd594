import { claims } from '#site/claims.ts'
import { company } from '#site/company.ts'
import { studyPath } from '#site/map/families.ts'
import { service } from '#site/words/page.ts'
import { change } from '#site/words/results.ts'
import type { Chapter, Two } from '#site/words/shapes.ts'
import { lasting } from '#site/words/step-times.ts'

const chapters = [
  {
    id: 'interaction-design',
    title: 'Interaction design: what happens next',
    lead: 'A screen is a question that the system asks. Interaction design decides what may be answered, what happens then, and how to go back.',
    points: [
      {
        title: 'Flows before frames',
        description: 'We write the whole conversation as text first, mistakes included. A wrong turn is easier to see in a sentence than in a picture.',
      },
      {
        title: 'Every state drawn',
        description: 'Empty, loading, full, failed, forbidden, offline. Most interfaces are designed for the one day on which all goes well.',
      },
      {
        title: 'Motion with a reason',
        description:
          'Something moves to show where it came from or where it went, for a fifth of a second. For people who asked their phone for stillness, nothing moves.',
      },
    ],
  },
  {
    id: 'prototyping-testing',
    title: 'Prototyping and testing: mistakes found early',
    lead: 'We would rather be wrong on paper on Tuesday than in production in March. So drafts meet users every fortnight.',
    points: [
      {
        title: 'Drafts at the right depth',
        description: 'Paper for structure, clickable frames for flow, real code for anything that depends on speed or touch.',
      },
      {
        title: 'Five people, real tasks',
        description: 'We ask for attempts instead of opinions: refund this, find that, say when you’re sure. Then we time, count and listen.',
      },
      {
        title: 'Findings you can act on',
        description: 'One page within two days: what failed, for how many, what we change, what we leave and why.',
      },
    ],
  },
] as const satisfies Two<Chapter>

export default service({
  chapters,
  title: `UI/UX design services for business software | ${company.name}`,
  description:
    'UI/UX design for software that people use all day: field research, prototypes tested with five users a fortnight, a design system in code. Prices per round.',
  headline: 'UI/UX design for software used all day',
  lead: 'For companies whose staff or customers spend hours in one screen. Our designers start at counters, in wards and on loading bays, test every draft with five of your users, and deliver components in code.',
  glance: {
    team: 'A designer full-time; a second one for the tests and a front-end engineer, each half-time.',
    delivered: 'Field notes, tested prototypes, a design system in Figma and in code, and the figures before and after.',
    time: 'Ten working days a round. A first product takes three to five rounds.',
    price: 'A round costs 5,400 US dollars. A one-week review of what you have, by two designers, is fixed at 2,600.',
    serviceLevel: 'For a month after delivery we answer the builders’ questions and review their work twice.',
    ending: 'After any round. Files, components and findings are yours; recordings of users are deleted.',
  },
  features: {
    items: [
      {
        icon: 'users',
        title: 'Field research',
        description: 'Who uses it, where they stand, what is in the other hand, how often someone interrupts. With photographs, and with names changed.',
      },
      {
        icon: 'route',
        title: 'Task maps',
        description:
          'Each task from trigger to done, with the detours people take today. A note stuck to a monitor is usually a requirement that nobody wrote down.',
      },
      {
        icon: 'pencil',
        title: 'Interface texts',
        description: 'Labels, errors and empty states in both languages, written by the designer before any colour is chosen.',
      },
      {
        icon: 'palette',
        title: 'A design system',
        description: 'Colours by role, type, spacing, and components with all their states. The names in Figma and the names in the code are the same names.',
      },
      {
        icon: 'accessible',
        title: 'Accessibility',
        description:
          'Text at 4.5 to 1 or better in light and dark, keyboard order drawn into the frames, and no message in red and green alone: one man in twelve would miss it.',
      },
      {
        icon: 'test-pipe',
        title: 'Measurement',
        description: 'Task success, time and errors, measured on the old screen and on the new one, so that design can defend its line in the budget.',
      },
    ],
  },
  benefits: {
    lead: 'What good design saves you.',
    items: [
      'Training days, because the screen explains itself.',
      'Support calls about where a thing is hidden.',
      'Meetings about taste, once five users have settled the matter.',
      'Rework: a frame is changed in an hour, a release in weeks.',
      'Walking, clicking and typing between two systems that don’t talk.',
      'Lawyers’ letters, in countries where an inaccessible checkout can be taken to court.',
      'Good people who would have left because the tools were maddening.',
    ],
  },
  process: {
    lead: 'A round is one fortnight, ahead of the developers, and holds these six kinds of work.',
    items: [
      {
        title: 'Observe',
        time: lasting(2, 'day'),
        description: `Beside the user in each round; ahead of a new product, ${claims.fieldwork}. You arrange the permission; we sign whatever the ward or the bank asks.`,
      },
      {
        title: 'Define the problem',
        time: lasting(0.5, 'day'),
        description: 'One sentence: who wants to do what, and what stops them. If it can’t be written, we go back and watch again.',
      },
      { title: 'Sketch', time: lasting(1, 'day'), description: 'Three different answers on paper. The first idea is rarely the one that survives.' },
      { title: 'Prototype', time: lasting(3, 'day'), description: 'One answer, clickable, on the device that people really have.' },
      { title: 'Test', time: lasting(1, 'day'), description: 'With five people, while your team watches by video from the next room.' },
      {
        title: 'Hand over to developers',
        time: lasting(2.5, 'day'),
        description: 'Components and states in code, reviewed with the engineers who will keep them.',
      },
    ],
  },
  caseStudies: {
    items: [
      {
        id: 'ward-board',
        title: 'A ward board that nurses stopped correcting',
        client: 'a 300-bed teaching hospital',
        description: `The screen on the wall was wrong so often that a whiteboard hung below it. After ${claims.fieldwork} on three wards we moved the update to the bedside: one touch, on the tablet that is there for the drug round.`,
        result: change({ before: [9, 'click'], after: [1, 'click'], better: 'less', label: 'to update a bed' }),
        link: studyPath({ slug: 'hospital-ward-board' }),
      },
      {
        id: 'tax-form',
        title: 'A form that people finish',
        client: 'a tax advisory startup in Toronto',
        description:
          'Seven in ten visitors left at the same question. We moved it to the end, put a picture of the letter beside it, and removed 22 questions whose answers no department had used in a year.',
        result: change({ before: [30, '%'], after: [68, '%'], better: 'more', label: 'of started forms finished' }),
      },
      {
        id: 'sewing-tablet',
        title: 'Icons that a sewing floor can read',
        client: 'a knitwear factory',
        description:
          'Half of the operators preferred pictures, and the pictures had been drawn in another country. We drew new ones with the operators and tried them on two lines before the rest.',
        result: change({ before: [41, '%'], after: [88, '%'], better: 'more', label: 'of stops reported correctly' }),
      },
    ],
  },
  testimonials: [
    {
      quote: 'I expected mood boards. I received a recording of five customers failing at my favourite feature. It’s gone now, and so are the complaints.',
      author: 'Ethan Brandt',
      role: 'Product owner',
      company: 'a tax advisory startup',
    },
    {
      quote: 'The designer worked a night shift with us. Nobody from outside had ever done that.',
      author: 'Sister Monira Khatun',
      role: 'Ward in-charge',
      company: 'a teaching hospital',
    },
  ],
  faq: {
    items: [
      {
        question: 'How long does design take?',
        answer:
          'Two weeks of the 4-6 that a simple website takes. In a web or mobile application of 3-6 months, design leads for the first month and then stays a fortnight ahead of the code.',
      },
      {
        question: 'Can you redesign what we have?',
        answer: 'Yes, and we begin by testing it as it is. In most products four or five screens cause nearly all of the trouble; the rest can stay.',
      },
      {
        question: 'Do you deliver design files or code?',
        answer: 'Both. If another team builds it, we review their work twice and answer their questions for a month, which is part of the price.',
      },
      {
        question: 'Who recruits the test users?',
        answer:
          'Staff and business customers are named by you and invited by us. For consumer products we recruit through local groups and pay everyone for their hour.',
      },
      {
        question: 'Our brand has a strong look. Will you change it?',
        answer:
          'What people recognise stays. What they can’t read is adjusted: a brand yellow under white text, for instance, becomes the same yellow under black.',
      },
    ],
  },
  call: { title: 'Book a one-week review', text: 'We watch three of your users try a screen and send you what we saw. Fixed price, no redesign attached.' },
})
