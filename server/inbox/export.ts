import { closeSync, openSync, writeSync } from 'node:fs'
import type { Letter, Store } from '#server/storage/index.ts'
import type { Asked } from './arguments.ts'
import { csvHead, csvLine } from './csv.ts'
import { asJson, json } from './letters.ts'
import type { Terminal } from './terminal.ts'

/** Letters that are read at a time. */
const atOnce = 200

/** Every letter, oldest first. */
async function* everyLetter(store: Store, kind: Asked['kind']): AsyncGenerator<Letter> {
  let after = ''
  for (;;) {
    const letters = await store.inbox.list({ kind, after, limit: atOnce })
    yield* letters
    const last = letters.at(-1)
    if (!last) return
    after = last.id
  }
}

/** Writes everything as a table for spreadsheets, or as a JSON list with one entry a line. */
export async function exportLetters(
  store: Store,
  { kind, format, out, json: forScripts }: Asked,
  { write, progress }: Terminal,
) {
  const file = out === undefined ? undefined : openSync(out, 'w', 0o600)
  const put = (text: string) => void (file === undefined ? write(text) : writeSync(file, text))
  const all = await store.inbox.count()
  let done = 0
  put(format === 'csv' ? csvHead : '[')
  for await (const letter of everyLetter(store, kind)) {
    put(format === 'csv' ? csvLine(letter) : `${done === 0 ? '' : ','}\n${JSON.stringify(asJson(letter))}`)
    done += 1
    if (done % atOnce === 0) progress(`exported ${done} of ${all}`)
  }
  put(format === 'csv' ? '' : '\n]\n')
  progress('')
  if (file === undefined) return
  closeSync(file)
  write(forScripts ? json({ path: out, exported: done }) : `Exported ${done} to ${out}\n`)
}
