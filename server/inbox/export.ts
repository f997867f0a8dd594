import { closeSync, openSync, writeSync } from 'node:fs'
import type { Store } from '#server/storage/index.ts'
import { csvHead, csvLine } from './csv.ts'
import { type Asked, Misuse } from './options.ts'
import { json } from './printable.ts'
import { asJson, every, wantedBy } from './submissions.ts'
import type { Terminal } from './terminal.ts'

/** Submissions after which the line of progress is written anew. */
const step = 200

/** Writes a table for spreadsheets, or a JSON list with one entry a line. */
export async function exportAll(store: Store, asked: Asked, { write, progress }: Terminal) {
  const { out, csv, json: asList } = asked
  if (csv && asList) throw new Misuse('Take --csv or --json.')
  const wanted = wantedBy(asked)
  const file = out === undefined ? undefined : openSync(out, 'w', 0o600)
  const put = (text: string) => void (file === undefined ? write(text) : writeSync(file, text))
  const all = await store.inbox.count(wanted)
  let done = 0
  put(asList ? '[' : csvHead)
  for await (const letter of every(store, wanted, 'oldest first')) {
    put(asList ? `${done === 0 ? '' : ','}\n${json(asJson(letter))}` : csvLine(letter))
    done += 1
    if (done % step === 0) progress(`exported ${done} of ${all}`)
  }
  if (asList) put('\n]\n')
  progress('')
  if (file === undefined) return
  closeSync(file)
  write(asList ? `${json({ path: out, exported: done })}\n` : `Exported ${done} to ${out}\n`)
}
