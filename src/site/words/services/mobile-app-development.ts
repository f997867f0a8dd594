import { claims } from '#site/claims.ts'
import { company } from '#site/company.ts'
import { service } from '#site/words/page.ts'
import { change } from '#site/words/results.ts'

export default service({
  title: `Mobile app development for Android and iOS | ${company.name}`,
  description:
    'Mobile app development for Android and iOS from one code base: offline work, tests on the phones your people own, staged store releases. Times and prices.',
  headline: 'Mobile app development for people in the field',
  lead: 'For companies whose people work in vans, wards, basements and on ferries. We build for Android and iOS together, and first decide what the app does when no server answers.',
  glance: {
    team: 'A lead mobile engineer, one or two developers, a backend engineer, a designer and a tester.',
    delivered: 'The app in both stores under your accounts, source, API documentation and automated tests.',
    time: 'Most apps take 3-6 months, simple ones 2-3. Offline work, payments and several roles: 6-9 or more.',
    price: `25,000 to 40,000 US dollars for a simple app, 45,000 to 120,000 for most others. The quote has ${claims.estimate}.`,
    serviceLevel: `Included: ${claims.stays} of running it and ${claims.warranty} of free fixes. A bad release is halted in the stores as soon as its crash figure moves.`,
    ending: 'Store accounts are yours from day one. Your developers take over with a week of pairing.',
  },
  features: {
    lead: 'Good mobile work is mostly invisible: the battery lasts, nothing is typed twice, and old phones keep up.',
    items: [
      {
        icon: 'wifi-off',
        title: 'Offline first',
        description:
          'Work is saved on the phone and sent in order when the connection returns. Two people who edited the same record see both versions and choose; neither is dropped in silence.',
      },
      {
        icon: 'layers-intersect',
        title: 'One code base',
        description: 'React Native or Flutter for both platforms, and native code where it pays: camera, Bluetooth receipt printers, background location.',
      },
      {
        icon: 'device-mobile',
        title: 'Old phones',
        description:
          'Six models that your users own, from 2 GB of memory upwards. Several popular brands stop background work to spare the battery, so we test with their power saving switched on.',
      },
      {
        icon: 'fingerprint',
        title: 'Lost phones',
        description: 'Encrypted storage, sign-in by fingerprint, and a button in the office that signs a stolen phone out and wipes what it held.',
      },
      {
        icon: 'bell',
        title: 'Notifications',
        description:
          'Since Android 13 an app has to ask before it may ring, and after two refusals it may not ask again. We wait until the first message that someone would miss.',
      },
      {
        icon: 'upload',
        title: 'Store releases',
        description:
          'Listings, data safety forms, age ratings, answers to reviewers. Apps with accounts must offer deletion inside the app: a common reason for rejection, and part of our first build.',
      },
      {
        icon: 'bug',
        title: 'Crash reports',
        description: 'Each arrives with the steps before it. Our aim is 99.8% of sessions without one, and you read the figure on the same page as we do.',
      },
      {
        icon: 'language',
        title: 'Two languages',
        description:
          'Every button is drawn for the longer of its two languages, then tried with the system font at its largest, which is how many people over fifty keep it.',
      },
    ],
  },
  benefits: {
    items: [
      'Android and iOS get a feature on the same day.',
      'There’s one set of tests to pay for, and one list of bugs.',
      'Field staff leave the paper pad at home.',
      'With the user’s consent, support sees the screen that the user saw.',
      'Updates stay below 30 MB, because your people buy data by the pack.',
      'Reviewers at the stores have little to object to, since their checklist was ours from week one.',
      'What the app talks to is documented, so that your web team can build on it as well.',
    ],
  },
  process: {
    lead: 'You install something in week six. It does one job for real users, and it teaches more than any workshop.',
    items: [
      { title: 'Ride along', description: `The first ${claims.fieldwork}, in the van, on the ward or behind the counter, before anyone draws a screen.` },
      {
        title: 'Choose the one job',
        description: 'Week 2. We look for the task that brings someone back on the second day. Version one does it, and little else.',
      },
      { title: 'Draw for thumbs', description: 'Weeks 3 and 4. Flows on paper, then on a phone, tried by five people with one hand.' },
      {
        title: 'Decide what is offline',
        description:
          'Week 4. A table, screen by screen: what may be out of date, what may wait, who wins a conflict. You sign it, because a change of mind here means building twice.',
      },
      { title: 'Build and hand out', description: 'From week 6, a test build every fortnight, straight to your own phones.' },
      { title: 'Pilot', description: 'Twenty users for two weeks, and ten minutes on the telephone each morning.' },
      {
        title: 'Release in stages',
        description:
          'On Android one user in a hundred, then one in ten, then everyone, two days apart; on the iPhone in Apple’s own steps over seven days. If the crash figure moves, the rest never see that version.',
      },
    ],
  },
  caseStudies: {
    items: [
      {
        id: 'field-sales',
        title: 'Orders from shops without signal',
        client: 'a biscuit distributor with 340 sales officers',
        description:
          'Sales officers wrote orders on paper and typed them at night. Each morning the app now loads route, prices, stock and credit; an order takes under a minute and goes out when there is signal.',
        result: change({ before: [1, 'day'], after: [40, 'min'], better: 'less', label: 'from shop to warehouse' }),
      },
      {
        id: 'blood-bank',
        title: 'A donor within the hour',
        client: 'a volunteer blood bank',
        description:
          'Coordinators called through lists while families waited. The first version, live after ten weeks, did one thing: it asked the nearest donors of the right group who could come now.',
        result: change({ before: [3, 'h'], after: [45, 'min'], better: 'less', label: 'median time to a donor' }),
      },
      {
        id: 'parents-app',
        title: 'Parents who know about tomorrow',
        client: 'a group of five schools in Birmingham',
        description:
          'Letters in school bags reached two homes in three. We copied the shape of what parents open every day: one stream, three kinds of message, a reply with one thumb, six languages.',
        result: change({
          before: [67, '%'],
          after: [91, '%'],
          better: 'more',
          label: 'of families reached by letters, then by the app',
          names: ['Letters', 'App'],
        }),
      },
    ],
  },
  testimonials: [
    {
      quote: 'They sat in the delivery van for two weeks. After the second day I stopped explaining things to them.',
      author: 'Shahin Reza',
      role: 'Head of sales',
      company: 'a biscuit distributor',
    },
    {
      quote: 'I had run two pilots before and dreaded the third. Every bug that we mentioned at ten was gone by the next morning.',
      author: 'Claire Donnelly',
      role: 'Business manager',
      company: 'a group of schools',
    },
  ],
  faq: {
    items: [
      {
        question: 'How long does an app take?',
        answer:
          'Most mobile apps take 3-6 months. A simple one, with a handful of screens and one service behind it, takes 2-3 months. Offline work, payments and several roles together make it 6-9 months or more.',
      },
      {
        question: 'Native or cross-platform?',
        answer:
          'Cross-platform for nine projects in ten. We go native when the app lives on the camera, on Bluetooth or on heavy graphics, and we say so in the first week, while it is only a line in a plan.',
      },
      {
        question: 'Do we need an app at all?',
        answer:
          'Not if people use it once a month. A website that can be installed costs about half, needs no store, works offline and may send notifications. Some clients who asked us for an app have bought that instead.',
      },
      {
        question: 'Who owns the store accounts?',
        answer:
          'You, from the first day; we work in them as invited members. Apply early. Both stores want a D-U-N-S number from a company, which costs nothing and can take a month. We fill in the form with you in week one.',
      },
      {
        question: 'What does it cost after launch?',
        answer:
          'Plan 10 to 20% of the building cost per year. Google raises the Android version that Play demands every August, and Apple asks for its newest tools each spring. An app that nobody touches for two years is hidden from new phones.',
      },
    ],
  },
  call: {
    title: 'Ask what your app should do offline',
    text: 'Name the lift, the ferry or the cold store. We answer with what an app should do there, before anyone draws a screen.',
  },
})
