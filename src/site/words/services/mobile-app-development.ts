import { company } from '#site/company.ts'
import { service } from '#site/words/page.ts'

export default service({
  title: `Mobile app development | ${company.name}`,
  description: `Mobile app development by ${company.name}: one app for Android and iOS that works offline, is tested on the phones your people own, and is released in stages.`,
  headline: 'Apps that work where the signal does not',
  lead: 'Sales officers, riders, nurses and parents use their phones in lifts, basements and on ferries. We build for Android and iOS together, and begin with the question of what the app does when no server answers.',
  features: {
    lead: 'Good mobile work is mostly invisible: the battery lasts, nothing is typed twice, and old phones keep up.',
    items: [
      {
        icon: 'wifi-off',
        title: 'Offline first',
        description:
          'Work is saved on the phone and sent in order when a line returns. Two people who edited the same record see both versions and choose; neither is dropped in silence.',
      },
      {
        icon: 'layers-intersect',
        title: 'One code base',
        description: 'React Native or Flutter for both platforms, and native code where it pays: camera, Bluetooth receipt printers, background location.',
      },
      {
        icon: 'device-mobile',
        title: 'Old phones included',
        description:
          'Six models that your users own, from 2 GB of memory upwards. Several popular brands stop background work to spare the battery, so we test with their power saving switched on.',
      },
      {
        icon: 'fingerprint',
        title: 'Safe when it is lost',
        description: 'Encrypted storage, sign-in by fingerprint, and a button in the office that signs a stolen phone out and wipes what it held.',
      },
      {
        icon: 'bell',
        title: 'Notifications with manners',
        description:
          'Since Android 13 an app has to ask before it may ring, and after two refusals it may not ask again. We wait until the first message that somebody would miss.',
      },
      {
        icon: 'upload',
        title: 'Store paperwork',
        description:
          'Listings, data safety forms, age ratings, answers to reviewers. Apps with accounts must offer deletion inside the app: a common reason for rejection, and part of our first build.',
      },
      {
        icon: 'bug',
        title: 'Crashes that report themselves',
        description: 'Each arrives with the steps before it. Our aim is 99.8% of sessions without one, and you read the figure on the same page as we do.',
      },
      {
        icon: 'language',
        title: 'Words that fit',
        description:
          'Every button is drawn for the longer of its two languages, then tried with the system font at its largest, which is how many people over fifty keep it.',
      },
    ],
  },
  benefits: {
    items: [
      'Android and iOS get a feature on the same day.',
      'There is one set of tests to pay for, and one set of faults.',
      'Field staff leave the paper pad at home.',
      'With the user’s consent, support sees the screen that the user saw.',
      'Updates stay below 30 MB, because your people buy data by the pack.',
      'Reviewers at the stores have little to object to, since their checklist was ours from week one.',
      'What the app talks to is documented, so that your web team can build on it as well.',
    ],
  },
  process: {
    lead: 'You install something in week five. It does one job for real users, and it teaches more than any workshop.',
    items: [
      { title: 'Ride along', description: 'Two days in the van, on the ward or behind the counter, before anybody draws a screen.' },
      {
        title: 'Choose the one job',
        description: 'Week 1. We look for the task that brings somebody back on the second day. Version one does it, and little else.',
      },
      { title: 'Draw for thumbs', description: 'Weeks 2 and 3. Flows on paper, then on a phone, tried by five people with one hand.' },
      {
        title: 'Decide what is offline',
        description:
          'Week 3. A table, screen by screen: what may be out of date, what may wait, who wins a conflict. You sign it, because a change of mind here means building twice.',
      },
      { title: 'Build and hand out', description: 'From week 5, a test build every fortnight, straight to your own phones.' },
      { title: 'Pilot', description: 'Twenty users for two weeks, and ten minutes on the telephone each morning.' },
      {
        title: 'Release in stages',
        description:
          'On Android one user in a hundred, then ten, then everyone, two days apart; on the iPhone in Apple’s own steps over seven days. If the crash figure moves, the rest never see that version.',
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
          'Sales officers wrote orders on paper and typed them at night. Each morning the app loads the route, prices, stock and what every shop owes. An order takes under a minute and goes out when it can. The typing at night has ended, and the truck that leaves in the afternoon carries that morning’s orders.',
        result: { value: '1 day to 40 min', label: 'from shop to warehouse' },
      },
      {
        id: 'blood-bank',
        title: 'A donor within the hour',
        client: 'a volunteer blood bank',
        description:
          'Coordinators called through lists while families waited. The first version was live after eleven weeks and did nothing but that. Certificates and camps came later, from the volunteers’ own list.',
        result: { value: '3 h to 38 min', label: 'median time to a donor' },
      },
      {
        id: 'parents-app',
        title: 'Parents who know about tomorrow',
        client: 'a group of five schools in Birmingham',
        description:
          'Letters in school bags reached two homes in three. We asked what they open every day and copied its shape: one stream, three kinds of message, a reply with one thumb, six languages. Consent forms are signed on the phone, and the office sees who has not.',
        result: { value: '91%', label: 'of families active each week' },
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
      quote: 'I had run two pilots before and dreaded the third. Every fault that we mentioned at ten was gone by the next morning.',
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
          'Plan 10 to 20 percent of the building cost per year. Google raises the Android version that Play demands every August, and Apple asks for its newest tools each spring. An app that nobody touches for two years is hidden from new phones.',
      },
    ],
  },
  call: {
    title: 'Tell us where the signal stops',
    text: 'Name the lift, the ferry or the cold store. We say what an app should do there, before anybody talks about screens.',
  },
})
