import { company } from '#site/company.ts'
import { industry } from '#site/words/page.ts'
import { change } from '#site/words/results.ts'

export default industry({
  title: `Education software for schools and colleges | ${company.name}`,
  description:
    'Education software for schools, colleges and training centres: attendance, marks, fees, admissions and notices, on phones that teachers and parents already own.',
  headline: 'Education software for schools and colleges',
  lead: 'Less paper between teacher and child: we move attendance, marks, fees and admissions onto the phones that staff already carry. For schools, colleges and training centres, including those where the signal ends at the gate.',
  stats: [
    { value: '45 s', label: 'to mark a class of sixty, because only the absent are tapped' },
    { value: '70', label: 'Bangla characters that fit into one SMS' },
    { value: '2.00', label: 'grade points above which a fourth subject counts in the SSC' },
    { value: '6 years', label: 'that a school in England must keep a register entry' },
  ],
  challenges: {
    items: [
      {
        title: 'The same name in every register',
        description:
          'Attendance, marks, conduct, stipend, books and fees all begin with copying out sixty names. A spelling that differs from the birth certificate surfaces two years later, at board registration, in the week when nobody can correct it.',
      },
      {
        title: 'Grade points by hand',
        description:
          'The fourth subject adds only what lies above 2.00. One failed subject takes the whole GPA to zero. By hand that is an evening per class, and the mistakes are found by parents.',
      },
      {
        title: 'A queue at the fees window',
        description:
          'Parents give up half a day’s pay to hand over cash. The office then needs a ledger page to know for which month it was, and one clerk to remember who has a waiver.',
      },
      {
        title: 'Absence noticed late',
        description:
          'By the end of the month eight missed days have become a habit, or a job. A note to the family in the first week is worth more than a meeting in the fifth.',
      },
      {
        title: 'Families without the app',
        description:
          'The family’s one phone is prepaid, belongs to the father and leaves the house at seven. A notice that exists only in an app reaches the families who needed it least.',
      },
      {
        title: 'Pupil data in chat groups',
        description:
          'Photos, health notes and family troubles end up in a teachers’ messaging group. Under UK GDPR that can be a reportable breach. In the US it is a question for FERPA.',
      },
    ],
  },
  solutions: {
    lead: 'The pilot is one class, one term and one teacher who doubts it. We stay away from exam months: a school that begins in February is complete before the next admissions.',
    items: [
      {
        icon: 'user-check',
        title: 'Attendance by phone',
        description:
          'Tap the absent, press send, teach. Marks made without signal go out at the gate. For England the national attendance codes are built in, and a changed entry keeps the old one beneath it.',
      },
      {
        icon: 'school',
        title: 'Marks and results',
        description:
          'Two people enter a paper without seeing each other’s figures, and a difference sends them back to the script. Grading rules are written in one place, with worked examples that a head can check on paper.',
      },
      {
        icon: 'cash',
        title: 'Fee payment',
        description:
          'bKash, Nagad, card or bank counter, all against the student number. Stipends and sibling discounts are rules with an approval. The list of unpaid fees separates families who forgot from families who need help.',
      },
      {
        icon: 'message',
        title: 'Notices to parents',
        description:
          'SMS for what matters today, an app for what can wait, a voice call for families who don’t read. The text box counts down from seventy, and you see delivery per family.',
      },
      {
        icon: 'clipboard-list',
        title: 'Admissions',
        description:
          'Forms can be left and resumed. Photographs are checked for size and face as they are uploaded. Lottery draws publish their starting number, so a doubting parent can repeat the draw.',
      },
      {
        icon: 'shield-lock',
        title: 'Protected pupil files',
        description:
          'Class teacher, counsellor and office see different pages, and opening a sensitive one leaves a name. When a family moves away, the file goes with it, and our copy is deleted on an agreed date.',
      },
    ],
  },
  caseStudies: {
    items: [
      {
        id: 'girls-school',
        title: 'Families told by half past nine',
        client: 'a girls’ school with 1,850 pupils',
        description:
          'Parents learned at the end of the month that a daughter had missed eight days. Registers are now marked on a phone in under a minute, and at half past nine the families of the absent get one message.',
        result: change({ before: [7.9, '%'], after: [4.5, '%'], better: 'less', label: 'of school days missed without a reason' }),
      },
      {
        id: 'college-results',
        title: 'Results before the rumours',
        client: 'a degree college with 14 departments',
        description:
          'Tabulation was done by hand, and nearly one appeal in five was right. Two people now enter each paper blind, and the twelve grading rules were signed after being applied to the two previous years.',
        result: change({ before: [77, 'day'], after: [23, 'day'], better: 'less', label: 'from last paper to results' }),
      },
      {
        id: 'language-school',
        title: 'Classes that reach their eighth pupil',
        client: 'an English language school in Boston',
        description:
          'Evening classes were cancelled for want of two people who had been turned away on another day. A test of twenty minutes now proposes a class on the spot and shows which ones would open with one more person.',
        result: change({ before: [3, 'day'], after: [20, 'min'], better: 'less', label: 'from test to an offered place' }),
      },
    ],
  },
  call: {
    title: 'Ask for a review of your registers',
    text: 'List every register that one teacher keeps, and the minutes that each takes in a week. Send it to us, and we mark what a phone can take over by next term.',
  },
})
