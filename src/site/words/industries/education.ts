import { company } from '#site/company.ts'
import { industry } from '#site/words/page.ts'

export default industry({
  title: `Education software for schools and colleges | ${company.name}`,
  description: `Education software by ${company.name}: attendance, marks, fees, admissions and notices for schools and colleges, on phones that teachers and parents already own.`,
  headline: 'Less paper between teacher and child',
  lead: 'A class teacher may keep eleven registers, and none of them teaches anyone anything. We move attendance, marks, fees and admissions onto the phones that staff already carry, including where the signal ends at the gate.',
  stats: [
    { value: '45 s', label: 'to mark a class of sixty, because only the absent are tapped' },
    { value: '70', label: 'Bangla characters that fit into one SMS' },
    { value: '2.00', label: 'points a fourth subject loses before it counts in the SSC' },
    { value: '6 years', label: 'that a school in England must keep a register entry' },
  ],
  challenges: {
    items: [
      {
        title: 'The same name, eleven times',
        description:
          'Attendance, marks, conduct, stipend, books and fees all begin with copying out sixty names. A spelling that differs from the birth certificate surfaces two years later, at board registration, in the week when nobody can correct it.',
      },
      {
        title: 'Grade points by pocket calculator',
        description:
          'The fourth subject adds only what lies above 2.00. One failed subject takes the whole GPA to zero. By hand that is an evening per class, and the mistakes are found by parents.',
      },
      {
        title: 'A queue at the fees window',
        description:
          'Parents give up half a day’s pay to hand over cash. The office then needs a ledger page to know for which month it was, and one clerk to remember who has a waiver.',
      },
      {
        title: 'Absence totalled at month end',
        description:
          'By then eight missed days have become a habit, or a job. A note to the family in the first week is worth more than a meeting in the fifth.',
      },
      {
        title: 'One phone per family',
        description:
          'It’s prepaid, belongs to the father and leaves the house at seven. A notice that exists only in an app reaches the families who needed it least.',
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
        title: 'Registers by thumb',
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
        title: 'Fees from home',
        description:
          'bKash, Nagad, card or bank counter, all against the student number. Stipends and sibling discounts are rules with an approval. The list of unpaid fees separates families who forgot from families who need help.',
      },
      {
        icon: 'message',
        title: 'Notices that arrive',
        description:
          'SMS for what matters today, an app for what can wait, a voice call for families who don’t read. The text box counts down from seventy, and you see delivery per family, not per batch.',
      },
      {
        icon: 'clipboard-list',
        title: 'Admission season',
        description:
          'Forms can be left and resumed. Photographs are checked for size and face as they are uploaded. Lottery draws publish their starting number, so a doubting parent can repeat the draw.',
      },
      {
        icon: 'shield-lock',
        title: 'A pupil file with doors',
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
          'Parents learned at the end of the month that a daughter had missed eight days. We began with the three who objected most. Marking takes under a minute and waits in the phone until the corridor. At half past nine the families of the absent get one line, and the counsellor gets a list of third absences in a fortnight. Home visits start from that list now, not from rumour.',
        result: { value: '-43%', label: 'unexplained absence in two terms' },
      },
      {
        id: 'college-results',
        title: 'Results before the rumours',
        client: 'a degree college with 14 departments',
        description:
          'Tabulation took eleven weeks, and nearly one appeal in five was right. Examiners now enter marks twice, blind. Before the first live term we recalculated the two previous years from the scripts’ cover sheets; the controller of examinations signed each of the twelve rules after seeing it applied to real cases. The next results came out on day twenty-three.',
        result: { value: '77 to 23 days', label: 'from last paper to results' },
      },
      {
        id: 'language-school',
        title: 'Classes that reach their eighth pupil',
        client: 'an English language school in Boston',
        description:
          'Evening classes were cancelled for want of two people who had been turned away on another day. A test of twenty minutes now proposes a class on the spot and shows which ones would open with one more person. Waiting lists are by level and evening rather than by course name. Teachers can overrule a placement after the first lesson, and did so for one pupil in sixteen.',
        result: { value: '3 days to 20 min', label: 'from test to an offered place' },
      },
    ],
  },
  call: {
    title: 'Ask one teacher to count',
    text: 'Every register she keeps, and the minutes that each takes in a week. Send us the list, and we mark what a phone can take over by next term.',
  },
})
