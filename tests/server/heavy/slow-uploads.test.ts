import type { Socket } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { company } from '#content/company.ts'
import { type Database, freshDatabase } from '../database.ts'
import { startMailServer } from '../mail-server.ts'
import { type Running, startServer } from '../process.ts'
import { message, postTo } from '../test-server.ts'
import { afterFile, fileContent, startUpload } from '../upload.ts'

const megabyte = 1024 * 1024

describe('uploads', () => {
  let server: Running
  let mail: Awaited<ReturnType<typeof startMailServer>>
  const sockets: Socket[] = []
  let database: Database
  beforeEach(async () => {
    database = await freshDatabase()
    mail = await startMailServer()
    server = await startServer({
      env: { DATABASE_URL: database.url, TRUST_PROXY: '127.0.0.1', SMTP_URL: mail.url },
    })
  })
  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.destroy()
    await server.kill('SIGKILL')
    await mail.stop()
    await database.drop()
  })

  /** Starts an upload, which is closed after the test. */
  function upload(at: number, bytes: number, address: string) {
    const started = startUpload(server.origin, { name: `Karim ${at}`, bytes, address })
    sockets.push(started.socket)
    return started
  }

  it('that nobody finishes keep no other form out, and their sender has two at a time', async () => {
    const size = 9 * megabyte
    const held = [0, 1, 2, 3].map(at => upload(at, size, '198.51.100.7'))
    for (const { socket } of held) socket.write(fileContent(size - 1))
    // Which two of the four come first is not sure.
    const answers: number[] = []
    await new Promise<void>(resolve => {
      for (const { status } of held) void status.then(code => answers.push(code) === 2 && resolve())
    })
    expect(answers).toEqual([429, 429])
    for (let at = 0; at < 9; at += 1)
      expect((await postTo(server.origin, message({ subject: `Beside ${at}` }))).status).toBe(200)
    const other = upload(9, 1000, '198.51.100.8')
    other.socket.write(fileContent(1000))
    other.socket.write(afterFile)
    expect(await other.status).toBe(200)
  })

  it('fifty at once of 10 MB each are stored and mailed whole, and need less than 120 MB of memory', async () => {
    const size = 10 * megabyte - 100
    const before = server.memory()
    const all = Array.from({ length: 50 }, (_, at) => upload(at, size, `203.0.113.${at}`))
    for (const { socket } of all) {
      socket.write(fileContent(size))
      socket.write(afterFile)
    }
    expect(await Promise.all(all.map(({ status }) => status))).toEqual(all.map(() => 200))
    const applications = (await mail.mails(50)).filter(({ to }) => to.includes(company.notices.careers))
    expect(applications).toHaveLength(50)
    expect(server.peakMemory() - before).toBeLessThan(120)
  })
})
