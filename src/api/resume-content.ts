import texts from '#content/texts/forms/resume.json' with { type: 'json' }
import { fill } from '#site/fill.ts'
import { resumeTypes } from './forms/application.ts'

type ResumeType = (typeof resumeTypes)[number]

const signatures: Readonly<Record<ResumeType, readonly number[]>> = {
  '.pdf': [0x25, 0x50, 0x44, 0x46, 0x2d],
  '.doc': [0xd0, 0xcf, 0x11, 0xe0],
  '.docx': [0x50, 0x4b, 0x03, 0x04],
}

/** What the content tells beside its start: the folder of a DOCX, macros of a DOCX and of a DOC (MS-OVBA). */
const markers = {
  docx: Buffer.from('word/'),
  macros: Buffer.from('vbaProject.bin'),
  oldMacros: Buffer.from('_VBA_PROJECT', 'utf16le'),
} as const
type Marker = keyof typeof markers
const longestMarker = Math.max(...Object.values(markers).map(({ length }) => length))

/** The start of files that programs save with another ending. */
const otherStarts: Readonly<Record<string, RegExp>> = {
  RTF: /^\{\\rtf/,
  HTML: /^\s*<(!doctype|html)\b/i,
  MHTML: /^MIME-Version:/i,
}

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

/** The type of a file by its content; `undefined` for any other. */
function foundType(start: Buffer, found: ReadonlySet<Marker>): string | undefined {
  const text = start.toString('latin1')
  const type = resumeTypes.find(ending => signatures[ending].every((byte, at) => start[at] === byte))
  if (type === '.docx' && !found.has('docx')) return undefined
  return type ? nameOf(type) : Object.keys(otherStarts).find(name => otherStarts[name]?.test(text))
}

/** The name of a type, such as "DOC". */
const nameOf = (type: ResumeType) => type.slice(1).toUpperCase()

/**
 * Checks the content of a resume chunk by chunk against the type that its name claims. Sources: ISO 32000, MS-CFB,
 * ISO 29500.
 */
export function createResumeCheck(name: string) {
  const type = typeOf(name)
  let size = 0
  let start = Buffer.alloc(0)
  let end = Buffer.alloc(0)
  const found = new Set<Marker>()
  return {
    add(chunk: Buffer) {
      size += chunk.length
      if (start.length < 64) start = Buffer.concat([start, chunk.subarray(0, 64)])
      // A marker may span two chunks.
      const seam = Buffer.concat([end, chunk.subarray(0, longestMarker)])
      for (const marker of Object.keys(markers) as Marker[])
        if (chunk.includes(markers[marker]) || seam.includes(markers[marker])) found.add(marker)
      end = Buffer.from(Buffer.concat([end, chunk.subarray(-longestMarker)]).subarray(-longestMarker))
    },
    problem(): ResumeProblem | undefined {
      if (!type) return { status: 415, message: texts.type }
      if (size === 0) return { status: 400, message: texts.empty }
      const content = foundType(start, found)
      if (content === nameOf(type))
        return found.has('macros') || found.has('oldMacros') ? { status: 415, message: texts.macros } : undefined
      // An encrypted DOCX is in the container of a DOC.
      if (content === 'DOC' && type === '.docx') return { status: 415, message: texts.password }
      const message = content
        ? fill(texts.other, { found: content, type: nameOf(type) })
        : fill(texts.content, { type: nameOf(type) })
      return { status: 415, message }
    },
  }
}
