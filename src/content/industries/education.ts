import { company } from '#company.ts'
import type { IndustryContent } from '#content/shapes.ts'

export default {
  description: `Education software by ${company.name}: admissions, attendance, exams, fees and messages to parents for schools, colleges and coaching centres, on simple phones.`,
  headline: 'Less paper between teacher and child',
  lead: 'A class teacher fills in eleven registers. None of them teaches anybody anything. We take over the registers, on the phones that teachers already carry.',
  stats: [
    { value: '310', label: 'schools and colleges' },
    { value: '240,000', label: 'pupils marked present each day' },
    { value: '40 s', label: 'to take a register of fifty' },
    { value: '9 in 10', label: 'parents who read the messages' },
  ],
  challenges: {
    title: 'What fills a teacher’s evening',
    items: [
      { title: 'Eleven registers', description: 'Attendance, marks, conduct, fees, books, and six copies of the same names.' },
      { title: 'Result sheets by hand', description: 'Forty subjects, three exams, best of five, plus the rule for optional fourths.' },
      { title: 'Fees at a window', description: 'Parents take a day off to pay and get a receipt that the office has to find again.' },
      { title: 'Parents who hear too late', description: 'The letter about absence arrives after the exam.' },
      { title: 'Admission season', description: 'Three thousand forms, two weeks, and photographs glued upside down.' },
      { title: 'Shared phones', description: 'One phone per family, in the father’s pocket, with prepaid data.' },
    ],
  },
  solutions: {
    title: 'What we build for schools',
    items: [
      { icon: 'user-check', title: 'Registers by thumb', description: 'Mark the absent, not the present. Works offline, sends at the gate.' },
      { icon: 'school', title: 'Exams and results', description: 'Board rules, grade points and merit lists computed, checked twice and printed.' },
      { icon: 'cash', title: 'Fees by wallet', description: 'Paid from home, matched by roll number, with a list of who needs a talk and who needs a waiver.' },
      { icon: 'message', title: 'Messages that reach', description: 'SMS for what matters today, app for the rest, in the language of the home.' },
      { icon: 'clipboard-list', title: 'Online admission', description: 'Forms that save, photographs that are checked, lotteries that can be audited.' },
      { icon: 'video', title: 'Lessons for later', description: 'Short recordings in small files, to be watched when data is cheap.' },
    ],
  },
  caseStudies: {
    title: 'Schools that got their evenings back',
    items: [
      {
        id: 'girls-school',
        title: 'Absence noticed by nine',
        client: 'a girls’ school with 2,600 pupils',
        description: 'Parents learned at the end of the month that a daughter had missed eight days.',
        story: [
          'Registers went to the office in a basket and were copied on Fridays. By then a pattern was a fact.',
          'Teachers mark on their phones; at nine, families of the absent get one line. Unexplained absence halved in a term, and two early marriages were stopped because somebody asked in time.',
        ],
        results: [
          { value: '-51%', label: 'unexplained absence' },
          { value: '9:00', label: 'when families know' },
        ],
      },
      {
        id: 'college-results',
        title: 'Results before the rumour',
        client: 'a degree college with 14 departments',
        description: 'Tabulation took eleven weeks and two appeals out of ten were right.',
        story: [
          'Marks were read aloud by one clerk and written by another. Rules for the optional subject filled a page and were remembered in three ways.',
          'Examiners enter marks twice, blind; differences go back. Rules are written once, with examples that anybody can check. Results came in nineteen days.',
        ],
        results: [
          { value: '11 weeks to 19 days', label: 'until results' },
          { value: '20% to 1%', label: 'of appeals upheld' },
        ],
      },
      {
        id: 'language-school',
        title: 'A language school that fills its evenings',
        client: 'a language school in Toronto',
        description: 'Classes were cancelled for want of three pupils who had been turned away elsewhere.',
        story: [
          'Placement tests were marked by hand over a weekend. By Monday applicants had enrolled next door.',
          'A test of fifteen minutes now proposes a class at once, and shows what would open with two more people. Eight in ten classes that used to be cancelled now run.',
        ],
        results: [
          { value: '2 days to 15 min', label: 'from test to place' },
          { value: '80%', label: 'of at-risk classes saved' },
        ],
      },
    ],
  },
  call: { title: 'Count your registers', text: 'Tell us how many a class teacher keeps. We will say which ones a phone can replace by next term.' },
} satisfies IndustryContent
