import type { Store } from '#server/storage/index.ts'
import { contentHash, type NewSubmission, receiptKey } from '#server/storage/new-submission.ts'

/** An accepted submission, without the content of its file; `GET /api/__mock/submissions` lists them. */
export interface MockSubmission {
  readonly form: string
  readonly at: string
  readonly values: Readonly<Record<string, string>>
  readonly file?: { readonly name: string; readonly type: string; readonly size: number; readonly sha256: string }
}

const keepAtMost = 200

const withoutContent = ({ form, fields, file }: NewSubmission): MockSubmission => ({
  form,
  at: new Date().toISOString(),
  values: fields,
  ...(file && { file: { name: file.name, type: file.type, size: file.size, sha256: file.sha256 } }),
})

/** Stores submissions in memory and detects duplicates, like the server's store. */
export function createMemory() {
  let submissions: readonly MockSubmission[] = []
  const receipts = new Map<string, string>()

  const accept: Store['accept'] = async submission => {
    const content = contentHash(submission)
    const receipt = receiptKey(submission, content)
    const known = receipts.get(receipt)
    if (known !== undefined) return known === content ? 'known' : 'different'
    receipts.set(receipt, content)
    submissions = [...submissions, withoutContent(submission)].slice(-keepAtMost)
    return 'stored'
  }

  return {
    accept,
    list: () => submissions,
    clear: () => {
      submissions = []
      receipts.clear()
    },
  }
}
