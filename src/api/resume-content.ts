import { resumeTypes } from './forms/application.ts'

type ResumeType = (typeof resumeTypes)[number]

const startsWith = (bytes: Buffer, signature: readonly number[]) => signature.every((byte, at) => bytes[at] === byte)

/** What the content itself says it is: names are easily wrong. Sources: ISO 32000, MS-CFB, ISO 29500. */
const isOfType: Readonly<Record<ResumeType, (bytes: Buffer) => boolean>> = {
  '.pdf': bytes => bytes.subarray(0, 5).toString('latin1') === '%PDF-',
  '.doc': bytes => startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0]),
  '.docx': bytes => startsWith(bytes, [0x50, 0x4b, 0x03, 0x04]) && bytes.includes('word/'),
}

const mediaTypes: Readonly<Record<ResumeType, string>> = {
  '.pdf': 'application/pdf',
  '.doc': 'application/msword',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
}

const typeOf = (name: string) => resumeTypes.find(ending => name.toLowerCase().endsWith(ending))

/** The media type of a resume, by its name. */
export function resumeMediaType(name: string): string {
  const type = typeOf(name)
  return type ? mediaTypes[type] : 'application/octet-stream'
}

/** What a server says to a resume that is not one: its status and the sentence for the sender. */
export function resumeContentProblem(name: string, bytes: Buffer): { status: 400 | 415; message: string } | undefined {
  const type = typeOf(name)
  if (!type) return { status: 415, message: 'The resume has to be a PDF, DOC or DOCX file.' }
  if (bytes.length === 0) return { status: 400, message: 'The resume is empty.' }
  if (isOfType[type](bytes)) return undefined
  return { status: 415, message: `The resume is not a real ${type.slice(1).toUpperCase()} file.` }
}
