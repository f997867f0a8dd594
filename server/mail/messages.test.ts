import { expect, it } from 'vitest'
import { fileName, oneLine } from './messages.ts'

it.each(['র‍্যাব হোসেন', 'علی می‌خواهم', 'Ana 👩‍💻', 'soft\u00adhyphen', '\u200fשלום'])(
  '%s stays as it is in a header',
  name => {
    expect(oneLine(name)).toBe(name)
  },
)

it.each([
  ['cv.pdf', 'cv.pdf'],
  ['রেজ্যুমে র‍্যাব.docx', 'রেজ্যুমে র‍্যাব.docx'],
  [`${'x'.repeat(300)}.docx`, `${'x'.repeat(195)}.docx`],
  [`${'x'.repeat(190)}👩‍💻👩‍💻.pdf`, `${'x'.repeat(190)}👩‍💻.pdf`],
  [`cv.exe${' '.repeat(55)}.pdf`, 'cv.exe.pdf'],
  ['no ending', 'no ending'],
])('the file %j is called %j', (name, called) => {
  expect(fileName(name)).toBe(called)
})
