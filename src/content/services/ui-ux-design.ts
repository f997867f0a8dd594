import { company } from '#company.ts'
import type { Chapter, ServiceContent, Two } from '#content/shapes.ts'

export const chapters = [
  {
    id: 'interaction-design',
    title: 'Interaction design: what happens next',
    lead: 'A screen is a question that the system asks. Interaction design decides what may be answered, what happens then, and how to go back.',
    points: [
      {
        title: 'Flows before frames',
        description: 'We write the whole conversation as text first. Wrong turns are cheaper to see in sentences than in pictures.',
      },
      {
        title: 'Every state drawn',
        description: 'Empty, loading, full, failed, forbidden, offline. Most interfaces are designed for the one day on which all goes well.',
      },
      {
        title: 'Motion with a reason',
        description: 'Something moves to show where it came from or went. Nothing moves to be admired, and nothing at all for those who asked for stillness.',
      },
    ],
  },
  {
    id: 'prototyping-testing',
    title: 'Prototyping and testing: wrong early',
    lead: 'We would rather be wrong on paper on Tuesday than in production in March. So drafts meet users every fortnight.',
    points: [
      {
        title: 'Drafts at the right depth',
        description: 'Paper for structure, clickable frames for flow, real code for anything that depends on speed or touch.',
      },
      {
        title: 'Five people, real tasks',
        description: 'Not opinions but attempts: refund this, find that, tell us when you are sure. We time, count and listen.',
      },
      { title: 'Findings you can act on', description: 'One page within two days: what failed, for how many, what we change, what we leave and why.' },
    ],
  },
] as const satisfies Two<Chapter>

export default {
  description: `UI/UX design by ${company.name}: interfaces drawn beside the people who use them all day, tested with five of them every fortnight, and delivered as working code.`,
  headline: 'Screens drawn beside the people who use them',
  lead: 'Our designers spend half the week at counters, wards and loading bays. They come back with fewer screens than you asked for, and with proof that those are the right ones.',
  features: {
    title: 'What you receive',
    items: [
      { icon: 'users', title: 'Field notes', description: 'Who uses it, where they stand, what they hold in the other hand. With photographs, names changed.' },
      { icon: 'route', title: 'Maps of the work', description: 'Each task from trigger to done, with the detours people take today and the reason for each.' },
      {
        icon: 'pencil',
        title: 'Words on the buttons',
        description: 'Labels, errors and empty states written by the designer, in both languages, before any colour is chosen.',
      },
      {
        icon: 'palette',
        title: 'A design system',
        description: 'Colours by role, type, spacing and components with their states: in the design tool and in code, under the same names.',
      },
      {
        icon: 'accessible',
        title: 'Contrast and focus',
        description: 'WCAG 2.2 AA measured in both themes, keyboard order drawn into the frames, targets large enough for gloves.',
      },
      {
        icon: 'test-pipe',
        title: 'Test reports',
        description: 'Task success, time and errors before and after, so that design is a line in the budget that can be defended.',
      },
    ],
  },
  benefits: {
    title: 'What good design saves',
    items: [
      'Training days, because the screen explains itself.',
      'Support calls about where to find things.',
      'Arguments in meetings, since five users have settled them.',
      'Rework: changing a frame takes an hour, changing a release takes weeks.',
      'Typing, clicks and walking between two systems.',
      'Legal trouble, where accessibility is the law.',
      'The good people who leave because the tools are maddening.',
    ],
  },
  process: {
    title: 'A fortnight, six times over',
    lead: 'Design runs in the same two-week rhythm as building, one step ahead of it. These are the six kinds of work in it.',
    items: [
      { title: 'Shadow', description: 'A day beside the user, saying nothing, writing everything.' },
      { title: 'Frame', description: 'One sentence: who wants to do what, and what stops them. If we cannot write it, we go back.' },
      { title: 'Sketch', description: 'Three different answers on paper. The first idea is rarely the one that survives.' },
      { title: 'Prototype', description: 'One answer, clickable on the device that people really have.' },
      { title: 'Test', description: 'Five people, real tasks, your team watching through the wall.' },
      { title: 'Deliver', description: 'Components and states in code, reviewed together with the engineers who will keep them.' },
    ],
  },
  caseStudies: {
    title: 'Before and after',
    items: [
      {
        id: 'ward-board',
        title: 'A ward board that nurses stopped correcting',
        client: 'a 300-bed teaching hospital',
        description: 'The screen on the wall was wrong so often that a whiteboard hung below it.',
        story: [
          'Updating a bed took nine clicks at a desk forty metres away. Nurses wrote on the whiteboard instead, and the bed manager believed the screen.',
          'After four shifts of shadowing we moved the update to the bedside: one touch on a tablet that is there anyway. The whiteboard came down in the third week; nobody had been told to remove it.',
        ],
        results: [
          { value: '9 clicks to 1', label: 'to update a bed' },
          { value: '97%', label: 'of beds shown correctly at spot checks' },
        ],
      },
      {
        id: 'tax-form',
        title: 'A form that people finish',
        client: 'a tax advisory startup in Toronto',
        description: 'Seven in ten visitors left at the same question.',
        story: [
          'The question asked for a number that is printed on a letter most people have thrown away. It stood third of forty.',
          'We moved it last, added a picture of the letter and a way to go on without it. We also cut twenty-two questions whose answers nobody used.',
        ],
        results: [
          { value: '30% to 68%', label: 'of started forms finished' },
          { value: '40 to 18', label: 'questions' },
        ],
      },
      {
        id: 'sewing-tablet',
        title: 'Icons that a sewing line can read',
        client: 'a knitwear factory',
        description: 'Half of the operators preferred pictures, and the pictures had been drawn in another country.',
        story: [
          'A red hand meant stop to the vendor and blessing to the operators. Downtime was reported under whatever button was nearest.',
          'We drew twelve symbols with the operators, tested them with eighty people on three floors, and threw away five. Reports became usable in a month, and the most common stop turned out to be waiting for trims.',
        ],
        results: [
          { value: '41% to 93%', label: 'of stops reported correctly' },
          { value: '80', label: 'operators in the tests' },
        ],
      },
    ],
  },
  testimonials: [
    {
      quote: 'I expected mood boards. I received a recording of five customers failing at my favourite feature. It is gone now, and so are the complaints.',
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
    title: 'Design questions, plain answers',
    items: [
      {
        question: 'How long does design take?',
        answer:
          'For a simple website, two of its 4-6 weeks. For a web or mobile application of 3-6 months, design leads for the first month and then stays a fortnight ahead of the code.',
      },
      {
        question: 'Can you redesign what we have?',
        answer: 'Yes, and we begin by testing it as it is. Usually four or five screens cause most of the trouble; the rest can stay.',
      },
      {
        question: 'Do you deliver design files or code?',
        answer: 'Both, with the same names in each. If another team builds it, we review their work twice and answer questions for a month.',
      },
      {
        question: 'Who recruits the test users?',
        answer: 'You know them, we invite them. For consumer products we recruit through local groups and pay everyone for their hour.',
      },
      {
        question: 'Our brand has a strong look. Will you change it?',
        answer: 'We keep what people recognise and adjust what they cannot read. Contrast and size are usually the only negotiation.',
      },
    ],
  },
  call: {
    title: 'Show us the screen people swear at',
    text: 'We watch three of your users try it and send you what we saw. One week, fixed price, no redesign attached.',
  },
} satisfies ServiceContent
