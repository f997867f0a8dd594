/**
 * `npm run test:all -- node`: tests that the oldest supported Node and the newest LTS build the same bytes and serve the site. The
 * unit tests run in those of another major version than this one. Versions that cannot be installed are reported and skipped.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'
import { buildArguments, builtAt, copyOfProject, hashes } from './rebuild/project.ts'
import { startServer } from './server/process.ts'

const versions = ['20.19.0', '26.10.0']

const majorOf = (version: string) => version.split('.')[0]

/** Installs a Node from its package for this machine. Returns the folder of the program. */
function install(version: string): string | undefined {
  const name = `node-${process.platform}-${process.arch}`
  const folder = resolve('node_modules/.cache/node', version)
  const bin = join(folder, 'node_modules', name, 'bin')
  const command = ['install', '--silent', '--no-save', '--prefix', folder, `${name}@${version}`]
  if (!existsSync(bin)) spawnSync('npm', command, { stdio: 'inherit' })
  return existsSync(bin) ? bin : undefined
}

async function serves(node: string, cwd: string) {
  const server = await startServer({ cwd, node })
  const answers = await Promise.all(['/about', '/api/jobs', '/readyz'].map(path => fetch(server.origin + path)))
  await server.kill('SIGTERM')
  return answers.every(({ status }) => status === 200)
}

/** The problems of a version. */
async function problemsOf(bin: string, version: string): Promise<readonly string[]> {
  const path = `${bin}${delimiter}${process.env.PATH}`
  // Pages contain the date of the build.
  const env = { SOURCE_DATE_EPOCH: builtAt(), ...process.env, PATH: path, NODE_ENV: '' }
  const node = join(bin, 'node')
  const run = (args: readonly string[], cwd = '.') => spawnSync(node, args, { cwd, env, encoding: 'utf8' })
  const problems: string[] = []
  if (majorOf(version) !== majorOf(process.versions.node)) {
    const unit = run(['node_modules/vitest/vitest.mjs', 'run', '--project', 'unit'])
    if (unit.status !== 0) problems.push(`unit tests:\n${unit.stdout}${unit.stderr}`)
  }
  const copy = copyOfProject()
  const built = run(buildArguments, copy)
  if (built.status !== 0) problems.push(`build:\n${built.stdout}${built.stderr}`)
  else {
    const here = hashes('dist')
    // Compressed files depend on the zlib of that Node.
    const other = Object.entries(hashes(join(copy, 'dist'))).flatMap(([file, hash]) =>
      here[file] === hash || /\.(br|gz)$/.test(file) ? [] : file,
    )
    if (other.length > 0) problems.push(`other bytes than under ${process.version}:\n${other.slice(0, 10).join('\n')}`)
    if (!(await serves(node, copy))) problems.push('the server does not answer')
  }
  rmSync(copy, { recursive: true })
  return problems
}

let failed = false
for (const version of versions) {
  const bin = install(version)
  if (!bin) {
    console.log(`[node] ${version} cannot be had here: left out`)
    continue
  }
  const problems = await problemsOf(bin, version)
  failed ||= problems.length > 0
  console.log(
    `[node] ${version}: ${problems.length === 0 ? 'builds the same site and serves it' : problems.join('\n')}`,
  )
}
process.exit(failed ? 1 : 0)
