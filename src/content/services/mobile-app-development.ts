import { company } from '#company.ts'
import type { ServiceContent } from '#content/shapes.ts'

export default {
  description: `Mobile app development by ${company.name}: Android and iOS from one code base, offline where people work offline, with releases that do not depend on luck.`,
  headline: 'Apps that work where the signal does not',
  lead: 'Field staff, riders, nurses and shoppers use their phones in lifts, basements and on ferries. We build for Android and iOS from one code base, and we start with what happens when nothing answers.',
  features: {
    title: 'What your users will never notice',
    lead: 'Good mobile work is mostly invisible: the battery lasts, nothing is typed twice, and old phones keep up.',
    items: [
      {
        icon: 'wifi-off',
        title: 'Offline first',
        description:
          'Work is saved on the phone and sent in order when a line returns. Two people editing the same record get a clear choice, not a silent loss.',
      },
      {
        icon: 'layers-intersect',
        title: 'One code base',
        description: 'React Native or Flutter for both platforms, native code where it pays: camera, Bluetooth printers, background location.',
      },
      {
        icon: 'device-mobile',
        title: 'Old phones included',
        description: 'We test on six devices that your users own, from a 2 GB Android upwards, not on what is on our desks.',
      },
      {
        icon: 'fingerprint',
        title: 'Safe when it is lost',
        description: 'Encrypted storage, fingerprint unlock and a button that signs a stolen phone out of everything.',
      },
      { icon: 'bell', title: 'Notifications with manners', description: 'People choose what may ring. Apps that ring for everything are muted within a week.' },
      {
        icon: 'upload',
        title: 'Releases on a calendar',
        description: 'Store listings, reviews and staged roll-outs are our work. A bad version reaches one user in a hundred, then stops.',
      },
      {
        icon: 'bug',
        title: 'Crashes that report themselves',
        description: 'Each comes with the steps before it. The aim is 99.8% crash-free sessions, and you see the number.',
      },
      { icon: 'language', title: 'Words that fit', description: 'Bangla runs longer than English. Buttons are drawn for the longer of the two.' },
    ],
  },
  benefits: {
    title: 'Why one team for both platforms pays',
    items: [
      'A feature arrives on Android and iOS on the same day.',
      'You pay for one set of tests and one set of fixes.',
      'Field staff stop carrying paper in case the app fails.',
      'Support can see what the phone saw, with the user’s consent.',
      'Updates are small enough for people on prepaid data.',
      'Store rejections are rare, because we know the rules that cause them.',
      'The interface behind the app is documented, so your web team can use it too.',
    ],
  },
  process: {
    title: 'Seven steps to the store',
    lead: 'The first thing you install is four weeks away. It does one job, for real users, and teaches us more than any workshop.',
    items: [
      { title: 'Ride along', description: 'We spend two days with the people who will use it, in the van, the ward or the shop.' },
      { title: 'Choose the one job', description: 'What would make somebody keep the app after the first day? Version one does that.' },
      { title: 'Draw for thumbs', description: 'Flows on paper, then on a phone, tested one-handed with five people.' },
      { title: 'Decide what is offline', description: 'For each screen: what may be stale, what may be queued, who wins a conflict.' },
      { title: 'Build and hand out', description: 'A new test build each fortnight, straight to your phones.' },
      { title: 'Pilot', description: 'Twenty users, two weeks, a daily call of ten minutes.' },
      { title: 'Release in stages', description: 'One percent, ten, all. Numbers decide, not the calendar.' },
    ],
  },
  caseStudies: {
    title: 'Three apps in pockets',
    items: [
      {
        id: 'field-sales',
        title: 'Orders from shops without signal',
        client: 'a biscuit distributor with 340 sales officers',
        description: 'Sales officers wrote orders on paper and typed them at night.',
        story: [
          'An officer visits 45 shops a day, a third of them in markets where no phone connects. Paper orders reached the warehouse a day late, with one line in nine misread.',
          'The app holds routes, prices and stock as of that morning, takes orders in eleven seconds and sends them when it can. Night typing ended. Trucks now leave with today’s orders.',
        ],
        results: [
          { value: '1 day to 40 min', label: 'from shop to warehouse' },
          { value: '340', label: 'officers without paper' },
        ],
      },
      {
        id: 'blood-bank',
        title: 'A donor within the hour',
        client: 'a volunteer blood bank',
        description: 'Coordinators called through lists while families waited.',
        story: [
          'Finding one rare donor took an average of forty calls. Lists were in nine spreadsheets and half of the numbers had changed.',
          'Donors now keep their own entry current, with last donation and district. A request goes to those who can give and are near, ten at a time, so that nobody is called for nothing.',
        ],
        results: [
          { value: '3 h to 38 min', label: 'median time to a donor' },
          { value: '18,000', label: 'active donors' },
        ],
      },
      {
        id: 'parents-app',
        title: 'Parents who know about tomorrow',
        client: 'a group of five schools in Birmingham',
        description: 'Letters in school bags reached two homes in three.',
        story: [
          'Trips were missed, fees paid late, and teachers spent break time on the telephone. A previous app had been installed by 22% of parents and kept by 9%.',
          'We asked parents what they open every day, and copied that: one stream, three kinds of message, replies with one thumb, six languages. Nine in ten families use it weekly.',
        ],
        results: [
          { value: '91%', label: 'of families active each week' },
          { value: '6', label: 'languages' },
        ],
      },
    ],
  },
  testimonials: [
    {
      quote: 'They asked to sit in the delivery van for two days. After that I stopped explaining things to them.',
      author: 'Shahin Reza',
      role: 'Head of sales',
      company: 'a biscuit distributor',
    },
    {
      quote: 'I have never seen a pilot run like that. Every fault we mentioned at ten was gone by the next morning.',
      author: 'Claire Donnelly',
      role: 'Business manager',
      company: 'a group of schools',
    },
  ],
  faq: {
    title: 'Asked by people who have paid for an app before',
    items: [
      {
        question: 'How long does an app take?',
        answer:
          'Most mobile apps take 3-6 months. A simple one, with a handful of screens and one service behind it, takes 2-3; one with offline work, payments and several roles takes 6-9 or more.',
      },
      {
        question: 'Native or cross-platform?',
        answer:
          'Cross-platform for nine projects in ten: one team, one set of faults. Native when the app lives on the camera, on Bluetooth or on graphics, and we say so in the first week.',
      },
      {
        question: 'Do we even need an app?',
        answer: 'Not if people use it once a month. An installable website costs half and needs no store. We have sent three clients that way this year.',
      },
      { question: 'Who owns the store accounts?', answer: 'You, from the first day. We work in them as invited members and leave when you say.' },
      {
        question: 'What does it cost after launch?',
        answer: 'Plan a tenth to a fifth of the building cost per year. Two system updates each autumn break something in every app; somebody has to be there.',
      },
    ],
  },
  call: {
    title: 'Where do your people lose signal?',
    text: 'Tell us the place. We will tell you what the app should do there, before anybody talks about screens.',
  },
} satisfies ServiceContent
