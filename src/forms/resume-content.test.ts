import { expect, it } from 'vitest'
import { fill } from '#content/fill.ts'
import texts from '#generated/texts/forms/resume.json' with { type: 'json' }
import { docxOf, zipOf } from '../../tests/zip.ts'
import { createResumeCheck } from './resume-content.ts'

/** Returns the error status of a file that is read in chunks of `size` bytes. */
function problemOf(name: string, content: Buffer, size: number) {
  const check = createResumeCheck(name)
  for (let at = 0; at < content.length; at += size) check.add(content.subarray(at, at + size))
  return check.problem()?.status
}

it('a resume is known by its content, however it is cut into chunks', () => {
  const docx = docxOf()
  const zip = zipOf('[Content_Types].xml', 'xl/workbook.xml')
  for (const size of [1, 2, 3, 7, 25, 26, 27, 1000]) {
    expect([size, problemOf('cv.docx', docx, size)]).toEqual([size, undefined])
    expect([size, problemOf('cv.docx', zip, size)]).toEqual([size, 415])
    expect([size, problemOf('cv.pdf', Buffer.from('%PDF-1.7 a resume'), size)]).toEqual([size, undefined])
    expect([size, problemOf('cv.doc', docx, size)]).toEqual([size, 415])
  }
  expect(problemOf('cv.pdf', Buffer.alloc(0), 1)).toBe(400)
  expect(problemOf('cv.exe', docx, 5)).toBe(415)
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
  ['cv.docx', docx.subarray(0, -30), fill(texts.content, { type: 'DOCX' })],
])('a file %s with other content says what to do', (name, content, message) => {
  for (const size of [1, 5, 1000]) {
    const check = createResumeCheck(name)
    for (let at = 0; at < content.length; at += size) check.add(content.subarray(at, at + size))
    expect(check.problem()).toEqual({ status: 415, message })
  }
})

it('a file of none of the types is not called a real one', () => {
  const check = createResumeCheck('cv.pdf')
  check.add(Buffer.from('hello'))
  expect(check.problem()?.message).toBe(fill(texts.content, { type: 'PDF' }))
})
