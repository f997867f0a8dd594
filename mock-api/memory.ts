import { type Arrived, contentOf, receiptOf } from '#server/storage/arrived.ts'
import type { Store } from '#server/storage/index.ts'

/** An accepted submission, as `GET /api/__mock/submissions` lists it: of a file what a developer wants to know. */
interface Kept {
  readonly form: string
  readonly at: string
  readonly values: Arrived['fields']
  readonly file?: { readonly name: string; readonly type: string; readonly size: number; readonly sha256: string }
}

const keepAtMost = 200

const keptOf = ({ form, fields, file }: Arrived): Kept => ({
  form,
  at: new Date().toISOString(),
  values: fields,
  ...(file && { file: { name: file.name, type: file.type, size: file.size, sha256: file.sha256 } }),
})

/** Keeps submissions in memory, each once, as the server's store does on a disk. */
export function createMemory() {
  let kept: readonly Kept[] = []
  const receipts = new Map<string, string>()

  const accept: Store['accept'] = async arrived => {
    const content = contentOf(arrived)
    const receipt = receiptOf(arrived, content)
    const before = receipts.get(receipt)
    if (before !== undefined) return before === content ? 'known' : 'different'
    receipts.set(receipt, content)
    kept = [...kept, keptOf(arrived)].slice(-keepAtMost)
    return 'stored'
  }

  return {
    accept,
    list: () => kept,
    clear: () => {
      kept = []
      receipts.clear()
    },
  }
}
