import { expect, it } from 'vitest'
import { createResumeCheck } from './resume-content.ts'

/** Returns the error status of a file that is read in chunks of `size` bytes. */
function problemOf(name: string, content: Buffer, size: number) {
  const check = createResumeCheck(name)
  for (let at = 0; at < content.length; at += size) check.add(content.subarray(at, at + size))
  return check.problem()?.status
}

it('a resume is known by its content, however it is cut into chunks', () => {
  const docx = Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(20, 'x'), Buffer.from('word/document.xml')])
  const zip = Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(20, 'x'), Buffer.from('xl/workbook.xml')])
  for (const size of [1, 2, 3, 7, 25, 26, 27, 1000]) {
    expect([size, problemOf('cv.docx', docx, size)]).toEqual([size, undefined])
    expect([size, problemOf('cv.docx', zip, size)]).toEqual([size, 415])
    expect([size, problemOf('cv.pdf', Buffer.from('%PDF-1.7 a resume'), size)]).toEqual([size, undefined])
    expect([size, problemOf('cv.doc', docx, size)]).toEqual([size, 415])
  }
  expect(problemOf('cv.pdf', Buffer.alloc(0), 1)).toBe(400)
  expect(problemOf('cv.exe', docx, 5)).toBe(415)
})
