/**
 * A substitute for certbot with the same arguments: writes a challenge, requests it from the server as Let's Encrypt does, over
 * http and by the site's name, and creates a self-signed certificate.
 */
import { spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createAsk } from '../ask.ts'
import { certify } from '../certify.ts'
import type { Machine } from './machine.ts'

const { values } = parseArgs({
  allowPositionals: true,
  options: {
    webroot: { type: 'boolean' },
    'webroot-path': { type: 'string', short: 'w' },
    domain: { type: 'string', short: 'd' },
    'deploy-hook': { type: 'string' },
  },
})
const { start, http, certificate, key } = JSON.parse(process.env.MACHINE ?? '') as Machine
const path = '/.well-known/acme-challenge/first'
const file = join(values['webroot-path'] ?? '', path)
mkdirSync(join(file, '..'), { recursive: true })
writeFileSync(file, 'challenge')

const [program = '', ...rest] = start
const server = spawn(program, rest, { stdio: 'inherit' })
const { ask, close } = createAsk({ origin: `http://${values.domain}`, local: { http } })
let answer: string | undefined
while (answer === undefined && server.exitCode === null)
  answer = await ask({ path }).then(
    ({ body }) => body.toString(),
    () => new Promise<undefined>(resolve => setTimeout(resolve, 20)),
  )
close()
server.kill('SIGTERM')
if (server.exitCode === null) await new Promise(resolve => server.once('exit', resolve))
if (answer !== 'challenge') throw new Error(`The challenge got another answer: ${answer}`)
certify({ certificate, key })
