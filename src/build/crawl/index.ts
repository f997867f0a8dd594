import { crawl } from './crawl.ts'
import { graphGate } from './graph-gate.ts'
import { headGate } from './head-gate.ts'
import type { Output } from './output.ts'
import { report } from './problem.ts'

/**
 * Reads a finished output as crawlers do. Gives one report of everything that is wrong, or nothing:
 * all faults are reported at once, not one per build.
 */
export async function inspectSite(output: Output): Promise<string | undefined> {
  const problems = [...crawl(output), ...(await headGate(output)), ...graphGate(output)]
  return problems.length === 0 ? undefined : report(problems, output.pages.size)
}
