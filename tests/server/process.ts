import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'

interface Options {
  readonly env?: Readonly<Record<string, string>>
  /** The working directory, with the built site and server. */
  readonly cwd?: string
  /** The Node program; this one when omitted. */
  readonly node?: string
  /** A shell command that ends in `exec "$@"`, to run it under limits. */
  readonly shell?: string
}

export interface Running {
  readonly origin: string
  readonly child: ChildProcess
  /** Its output. */
  said(): string
  /** Current and peak memory, in MB. */
  memory(): number
  peakMemory(): number
  /** Sends a signal. Resolves with the exit code when the process has exited. */
  kill(signal: NodeJS.Signals): Promise<number | null>
}

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { serve: string } }
/** The arguments of Node in `npm run serve`. */
const serveArguments = scripts.serve.split(' ').slice(1)

const unlimited = { RATE_PER_ADDRESS: '1000000', RATE_OVERALL: '1000000' }

/** Servers that a failed test has not stopped. */
const running = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

/** Starts the built server as its own process, on a free port or the given one. Rejects with its output when it exits. */
export async function startServer({
  env = {},
  cwd = process.cwd(),
  shell,
  node = process.execPath,
}: Options): Promise<Running> {
  const command = [node, ...serveArguments]
  const [file = '', ...args] = shell ? ['/bin/sh', '-c', shell, 'sh', ...command] : command
  const child = spawn(file, args, {
    cwd,
    env: { PATH: process.env.PATH ?? '', HOST: '127.0.0.1', PORT: '0', ...unlimited, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  let said = ''
  // Once all of its output has arrived.
  const ended = new Promise<number | null>(resolve => child.once('close', resolve))
  void ended.then(() => running.delete(child))
  const origin = await new Promise<string>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      said += chunk
      const found = /the site is on (http:\/\/localhost:\d+)/.exec(said)?.[1]
      if (found) resolve(found.replace('localhost', '127.0.0.1'))
    }
    child.stdout?.on('data', hear)
    child.stderr?.on('data', hear)
    void ended.then(() => reject(new Error(said)))
  })
  const memoryOf = (line: string) =>
    Number(new RegExp(`${line}:\\s+(\\d+)`).exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1024
  return {
    origin,
    child,
    said: () => said,
    memory: () => memoryOf('VmRSS'),
    peakMemory: () => memoryOf('VmHWM'),
    kill: signal => {
      child.kill(signal)
      return ended
    },
  }
}
