import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { copyOfProject } from '../tests/rebuild/project.ts'
import type { Generator } from './generated-pages.ts'
import type { Usage } from './resource-usage.ts'

/** A build's cost. */
export interface Build extends Usage {
  /** From start to exit, ms. */
  readonly total: number
}

/**
 * Builds a copy of the project with more pages, without social images, and removes it. Throws with the build's output when
 * it fails.
 */
export function measuredBuild(generate: Generator, count: number): Build {
  const folder = copyOfProject()
  try {
    generate(folder, count)
    const report = join(folder, 'resource-usage.json')
    const began = performance.now()
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['--import', 'tsx', '--import', resolve('bench/resource-usage.ts'), 'src/build/build.ts'],
      {
        cwd: folder,
        encoding: 'utf8',
        maxBuffer: 1e9,
        env: { ...process.env, NODE_ENV: '', SAME_SOCIAL_IMAGE: '1', RESOURCE_USAGE: report },
      },
    )
    const total = performance.now() - began
    if (status !== 0) throw new Error(`The build with ${count} more pages failed:\n${stdout}${stderr}`)
    return { total, ...(JSON.parse(readFileSync(report, 'utf8')) as Usage) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
