import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { type NewSubmission, openStore } from '#server/storage/index.ts'
import { freshDatabase, inFile } from './database.ts'

const megabyte = 1024 * 1024

function application(at: number): NewSubmission {
  const pieces = Array.from({ length: 4 }, () => Buffer.alloc(megabyte / 4, `resume ${at}`))
  return {
    kind: 'careers',
    form: 'job-apply',
    key: undefined,
    fields: { fullName: `Karim ${at}`, email: 'karim@visitor.example', coverLetter: '' },
    file: {
      name: 'cv.pdf',
      type: 'application/pdf',
      size: megabyte,
      sha256: createHash('sha256').update(Buffer.concat(pieces)).digest('hex'),
      chunks: async function* () {
        yield* pieces
      },
    },
  }
}

it.runIf(inFile)('what goes goes in parts, and others write in between', async () => {
  const database = await freshDatabase()
  const store = await openStore({ url: database.url })
  for (let at = 0; at < 30; at += 1) await store.accept(application(at))
  let isOver = false
  const deletion = store.deletion.forget('karim@visitor.example', Date.now()).finally(() => {
    isOver = true
  })
  const fields = { name: 'A', email: 'a@visitor.example', subject: 'Meanwhile', message: 'Words.' }
  const accepted = store.accept({ kind: 'contact', form: 'contact', key: undefined, fields }).then(() => isOver)
  const removed = await deletion
  expect(removed).toMatchObject({ submissions: 30, files: 30 })
  expect(await accepted).toBe(false)
  await store.close()
  await database.drop()
})
