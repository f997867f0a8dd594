import { expect, it } from 'vitest'
import { fill } from '#content/fill.ts'
import texts from '#generated/texts/forms/resume.json' with { type: 'json' }
import { docxOf, zipOf } from '../../tests/zip.ts'
import { createResumeCheck } from './resume-content.ts'

/** Returns the error of a file that is read in chunks of `size` bytes. */
function problemOf(name: string, content: Buffer, size: number) {
  const check = createResumeCheck(name)
  for (let at = 0; at < content.length; at += size) check.add(content.subarray(at, at + size))
  return check.problem()
}

it('a resume is known by its content, however it is cut into chunks', () => {
  const zip = zipOf('[Content_Types].xml', 'xl/workbook.xml')
  const pdf = Buffer.from('%PDF-1.7 a resume')
  for (const size of [1, 2, 3, 7, 25, 26, 27, 1000]) {
    const files = [
      ['cv.docx', docx],
      ['cv.docx', zip],
      ['cv.pdf', pdf],
      ['cv.doc', docx],
    ] as const
    const statuses = files.map(([name, content]) => problemOf(name, content, size)?.status)
    expect([size, ...statuses]).toEqual([size, undefined, 415, undefined, 415])
  }
})

it.each(['\ufeff', '\r\n', '\ufeff \n'])('a PDF after %j is one, as for programs that show it', before => {
  expect(problemOf('cv.pdf', Buffer.from(`${before}%PDF-1.7 a resume`), 3)).toBeUndefined()
})

const ole = (content = '') =>
  Buffer.concat([Buffer.from([0xd0, 0xcf, 0x11, 0xe0]), Buffer.alloc(600), Buffer.from(content, 'utf16le')])
const docx = docxOf()

it.each([
  ['cv.doc', Buffer.from('{\\rtf1\\ansi Hello}'), fill(texts.other, { found: 'RTF', type: 'DOC' })],
  [
    'cv.doc',
    Buffer.from('<html xmlns:w="urn:schemas-microsoft-com:office:word">'),
    fill(texts.other, { found: 'HTML', type: 'DOC' }),
  ],
  ['cv.doc', Buffer.from('MIME-Version: 1.0\r\n'), fill(texts.other, { found: 'MHTML', type: 'DOC' })],
  ['cv.doc', docx, fill(texts.other, { found: 'DOCX', type: 'DOC' })],
  ['cv.pdf', docx, fill(texts.other, { found: 'DOCX', type: 'PDF' })],
  ['cv.docx', ole('EncryptedPackage'), texts.password],
  ['cv.docx', ole(), texts.password],
  ['cv.doc', ole('_VBA_PROJECT'), texts.macros],
  ['cv.docx', docxOf('word/vbaProject.bin'), texts.macros],
  ['cv.docx', Buffer.from('PK\u0003\u0004 a ZIP with the text word/ somewhere'), fill(texts.content, { type: 'DOCX' })],
  ['cv.pdf', Buffer.from('hello'), fill(texts.content, { type: 'PDF' })],
  ['cv.docx', docx.subarray(0, -30), fill(texts.content, { type: 'DOCX' })],
])('a file %s with other content says what to do', (name, content, message) => {
  for (const size of [1, 5, 1000]) expect(problemOf(name, content, size)).toEqual({ status: 415, message })
})
