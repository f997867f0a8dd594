const megabyte = 1_000_000
const fill = (part: string) => part.repeat(Math.ceil(megabyte / part.length))

/** Texts of 1 MB that make an expression with a choice try every split, with what they consist of. */
export const hostileValues: readonly (readonly [name: string, value: string])[] = [
  ['spaces', `${fill(' ')}!`],
  ['spaces at the end', `x${fill(' ')}`],
  ['line ends', `x${fill('\n')}x`],
  ['letters', `${fill('a')}!`],
  ['digits', `${fill('1')}x`],
  ['dots', `${fill('a.')}!`],
  ['numbers', `${fill('1.')}x`],
  ['hyphens', `${fill('a-')} `],
  ['signs', fill('a@')],
  ['slashes', `/a${fill('/')}a`],
  ['percent signs', fill('%2F')],
  ['commas', `${fill(',')}x`],
  ['semicolons', fill(';q=0.1,')],
  ['colons', fill('::')],
  ['brackets', fill('[')],
  ['quotes', fill('\\"')],
  ['equals signs', fill("'=")],
  ['tags', fill('<a href="')],
  ['schemes', fill('https://')],
  ['ranges', `bytes=${fill('1')}-${fill('2')}`],
  ['marks', `${fill('\u0301')}.`],
  ['joiners', fill('\u200d')],
  ['half pairs', fill('\ud800')],
]

/** The least time of three runs, in milliseconds of this process: the first one compiles, and another may be interrupted. */
export const cpuTimeOf = (run: () => void) =>
  Math.min(
    ...[1, 2, 3].map(() => {
      const before = process.cpuUsage()
      run()
      return process.cpuUsage(before).user / 1000
    }),
  )
