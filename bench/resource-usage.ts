/** Loaded into a process that is measured (`node --import`): writes what it used to the file `RESOURCE_USAGE` when it ends. */
import { writeFileSync } from 'node:fs'

/** What a process used, worker threads included and child processes not. */
export interface Usage {
  /** Processor time, user and system, ms. */
  readonly processor: number
  /** Largest resident set, MB. */
  readonly memory: number
}

process.on('exit', () => {
  const target = process.env.RESOURCE_USAGE
  if (!target) return
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage()
  const usage: Usage = { processor: (userCPUTime + systemCPUTime) / 1000, memory: maxRSS / 1024 }
  writeFileSync(target, JSON.stringify(usage))
})
