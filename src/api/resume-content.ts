import texts from '#content/texts/forms/resume.json' with { type: 'json' }
import { fill } from '#site/fill.ts'
import { resumeTypes } from './forms/application.ts'

type ResumeType = (typeof resumeTypes)[number]

const signatures: Readonly<Record<ResumeType, readonly number[]>> = {
  '.pdf': [0x25, 0x50, 0x44, 0x46, 0x2d],
  '.doc': [0xd0, 0xcf, 0x11, 0xe0],
  '.docx': [0x50, 0x4b, 0x03, 0x04],
}

/** A ZIP archive with this folder is a DOCX. */
const docxFolder = Buffer.from('word/')

const mediaTypes: Readonly<Record<ResumeType, string>> = {
  '.pdf': 'application/pdf',
  '.doc': 'application/msword',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
}

const typeOf = (name: string) => resumeTypes.find(ending => name.toLowerCase().endsWith(ending))

/** The media type of a resume, by its file name. */
export function resumeMediaType(name: string): string {
  const type = typeOf(name)
  return type ? mediaTypes[type] : 'application/octet-stream'
}

/** The HTTP status and message for an invalid resume. */
interface ResumeProblem {
  readonly status: 400 | 415
  readonly message: string
}

/**
 * Checks the content of a resume chunk by chunk against the type that its name claims. Sources: ISO 32000, MS-CFB,
 * ISO 29500.
 */
export function createResumeCheck(name: string) {
  const type = typeOf(name)
  let size = 0
  let start = Buffer.alloc(0)
  let end = Buffer.alloc(0)
  let hasFolder = false
  return {
    add(chunk: Buffer) {
      size += chunk.length
      if (start.length < 8) start = Buffer.concat([start, chunk.subarray(0, 8)])
      // The folder name may span two chunks.
      const overlap = docxFolder.length - 1
      hasFolder ||= chunk.includes(docxFolder) || Buffer.concat([end, chunk.subarray(0, overlap)]).includes(docxFolder)
      end = Buffer.from(
        chunk.length < overlap ? Buffer.concat([end, chunk]).subarray(-overlap) : chunk.subarray(-overlap),
      )
    },
    problem(): ResumeProblem | undefined {
      if (!type) return { status: 415, message: texts.type }
      if (size === 0) return { status: 400, message: texts.empty }
      const isOne = signatures[type].every((byte, at) => start[at] === byte) && (type !== '.docx' || hasFolder)
      return isOne ? undefined : { status: 415, message: fill(texts.content, { type: type.slice(1).toUpperCase() }) }
    },
  }
}
