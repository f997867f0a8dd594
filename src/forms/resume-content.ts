import { fill } from '#content/fill.ts'
import texts from '#generated/texts/forms/resume.json' with { type: 'json' }
import { resumeTypes } from './application.ts'

type ResumeType = (typeof resumeTypes)[number]

const signatures: Readonly<Record<ResumeType, string>> = {
  '.pdf': '%PDF-',
  '.doc': '\xd0\xcf\x11\xe0',
  '.docx': 'PK\x03\x04',
}

/** The name of the stream with the macros of a DOC (MS-OVBA). */
const oldMacros = Buffer.from('_VBA_PROJECT', 'utf16le')

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

/** Whether a ZIP with these names is a DOCX (ISO 29500-2). */
const isDocx = (names: readonly string[]) =>
  names.includes('[Content_Types].xml') && names.some(name => name.startsWith('word/'))

/** The type of a file by its content; `undefined` for any other. `names` are those of a ZIP. */
function foundType(start: Buffer, names: readonly string[]): string | undefined {
  // Programs on the way add a byte order mark or line ends, which readers of PDF skip (ISO 32000 annex H.3).
  const text = start
    .toString('latin1')
    .replace(/^\xef\xbb\xbf/, '')
    .trimStart()
  const type = resumeTypes.find(ending => text.startsWith(signatures[ending]))
  if (type === '.docx' && !isDocx(names)) return undefined
  return type ? nameOf(type) : Object.keys(otherStarts).find(name => otherStarts[name]?.test(text))
}

/** The name of a type, such as "DOC". */
const nameOf = (type: ResumeType) => type.slice(1).toUpperCase()

/** The most bytes of the end of a file in which the table of a ZIP is looked for: some 1,500 names. */
const tailSize = 128 * 1024

/** Keeps the end of a file that comes in chunks. */
function createTail() {
  const bytes = Buffer.allocUnsafe(2 * tailSize)
  let filled = 0
  return {
    add(chunk: Buffer) {
      const last = chunk.subarray(-tailSize)
      if (filled + last.length > bytes.length) {
        bytes.copyWithin(0, filled - tailSize, filled)
        filled = tailSize
      }
      filled += last.copy(bytes, filled)
    },
    end: () => bytes.subarray(0, filled),
  }
}

const endMark = Buffer.from('PK\u0005\u0006')
const entryMark = 0x02_01_4b_50
const entrySize = 46

/** Returns the names in the table at the end of a ZIP (APPNOTE 4.3.12 and 4.3.16); none if it is not whole. */
function zipNames(tail: Buffer): readonly string[] {
  const end = tail.lastIndexOf(endMark)
  if (end < 0 || end + 22 > tail.length) return []
  const names: string[] = []
  let at = end - tail.readUInt32LE(end + 12)
  for (let left = tail.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (at < 0 || at + entrySize > end || tail.readUInt32LE(at) !== entryMark) return []
    const length = tail.readUInt16LE(at + 28)
    names.push(tail.toString('utf8', at + entrySize, at + entrySize + length))
    at += entrySize + length + tail.readUInt16LE(at + 30) + tail.readUInt16LE(at + 32)
  }
  return names
}

/**
 * Checks the content of a resume chunk by chunk against the type that its name claims. Sources: ISO 32000, MS-CFB,
 * ISO 29500.
 */
export function createResumeCheck(name: string) {
  const type = typeOf(name)
  let size = 0
  let start = Buffer.alloc(0)
  let seam = Buffer.alloc(0)
  let hasOldMacros = false
  const tail = createTail()
  return {
    add(chunk: Buffer) {
      size += chunk.length
      if (start.length < 64) start = Buffer.concat([start, chunk.subarray(0, 64)])
      tail.add(chunk)
      // The name may span two chunks.
      hasOldMacros ||=
        chunk.includes(oldMacros) || Buffer.concat([seam, chunk.subarray(0, oldMacros.length)]).includes(oldMacros)
      seam = Buffer.from(Buffer.concat([seam, chunk.subarray(-oldMacros.length)]).subarray(-oldMacros.length))
    },
    problem(): ResumeProblem | undefined {
      if (!type) return { status: 415, message: texts.type }
      if (size === 0) return { status: 400, message: texts.empty }
      const names = zipNames(tail.end())
      const content = foundType(start, names)
      const hasMacros = type === '.doc' ? hasOldMacros : names.some(each => /vbaProject\.bin$/i.test(each))
      if (content === nameOf(type)) return hasMacros ? { status: 415, message: texts.macros } : undefined
      // An encrypted DOCX is in the container of a DOC.
      if (content === 'DOC' && type === '.docx') return { status: 415, message: texts.password }
      const message = content
        ? fill(texts.other, { found: content, type: nameOf(type) })
        : fill(texts.content, { type: nameOf(type) })
      return { status: 415, message }
    },
  }
}
