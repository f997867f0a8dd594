import { describe, expect, it } from 'vitest'
import { firstIssue, lists, readAnswer } from './contract.ts'

describe('the contract of a list', () => {
  const value = { id: 1, title: 'Craft', description: 'Words.' }

  it('names the place and the expectation', () => {
    expect(firstIssue(lists['core-values'], [value, { ...value, id: 2, title: 5 }])).toBe('[1].title: expected text')
    expect(firstIssue(lists['core-values'], { error: 'x' })).toBe('the whole: expected a list')
    expect(firstIssue(lists['core-values'], [value, value])).toBe('[1]: expected a different id for each entry')
    expect(firstIssue(lists['company-contact'], { email: 'a', address: '', phone: 'b' })).toBe(
      'address: expected text that is not empty',
    )
  })

  it('refuses links that run scripts', () => {
    const link = { id: 1, platform: 'X', url: 'javascript:alert(1)' }
    expect(firstIssue(lists['social-links'], [link])).toMatch(/^\[0\]\.url: expected a link/)
  })
})

describe('an answer of the API', () => {
  const team = { id: 1, title: 'T', description: 'D', iconIdentifier: 'I' }
  const job = { id: 'night-shift', title: 'T', department: 'D', description: 'W', applyLink: '/careers/apply' }

  it('may have numbers or texts as ids, but no id twice', () => {
    const teams = [team, { ...team, id: 'b' }, { ...team, id: 2.5 }]
    expect(readAnswer('teams', teams)).toEqual({ value: teams, leftOut: [] })
    expect(readAnswer('teams', [team, { ...team, id: '1' }])).toEqual({
      value: [team],
      leftOut: ['[1].id: expected a different id for each entry'],
    })
  })

  it('may leave out an icon, and count benefits in numbers', () => {
    const { iconIdentifier: _, ...plain } = team
    expect(readAnswer('teams', [plain])).toEqual({ value: [{ ...plain, iconIdentifier: '' }], leftOut: [] })
    const method = { id: 1, title: 'T', subtitle: 'S', linkText: 'L', linkHref: 'tel:+880', iconName: null }
    expect(readAnswer('contact-methods', [method])).toEqual({ value: [{ ...method, iconName: '' }], leftOut: [] })
    expect(readAnswer('benefits', [{ id: 1, number: 2, title: 'T' }]).leftOut).toEqual([])
  })

  it('is refused when nothing of it fits', () => {
    expect(readAnswer('teams', [])).toEqual({ value: [], leftOut: [] })
    expect(() => readAnswer('teams', [{ name: 'of another list' }])).toThrow('[0].id: expected a team')
    expect(() => readAnswer('teams', { error: 'x' })).toThrow('the whole: expected a list')
    expect(() => readAnswer('company-contact', [{ id: 1 }])).toThrow(/^email: |^the whole: /)
  })

  it('may say more of a job, and says what does not fit', () => {
    const salary = { from: 10, to: 20, currency: 'BDT', period: 'month' }
    const days = { posted: '2026-11-02', closes: '2026-11-30' }
    const more = { ...days, employmentType: 'Full-time', salary, duties: ['Mend nets.'] }
    expect(readAnswer('jobs', [{ ...job, locationType: 'Remote', ...more }]).leftOut).toEqual([])
    const wrong: [object, string][] = [
      [{ closes: '30 November' }, '[0].closes: expected a day like 2026-11-30'],
      [{ employmentType: 'Zero hours' }, '[0].employmentType: expected one of Full-time, '],
      [{ salary: { ...salary, currency: 'taka' } }, '[0].salary.currency: expected a currency like EUR'],
      [{ salary: { ...salary, to: 5 } }, '[0].salary: expected "from" that is not above "to"'],
      [{ steps: [{ title: 'A call' }] }, '[0].steps[0].when: expected a step'],
    ]
    for (const [part, problem] of wrong) expect(firstIssue(lists.jobs, [{ ...job, ...part }])).toContain(problem)
  })

  it('has no job whose page would be another', () => {
    for (const id of ['apply', 'APPLY', 'a/b', '', '../x', 'é'])
      expect([id, firstIssue(lists.jobs, [{ ...job, id }])?.startsWith('[0].id: expected')]).toEqual([id, true])
  })
})
