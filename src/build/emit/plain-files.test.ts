import { expect, it } from 'vitest'
import { plainFiles } from './plain-files.ts'

const securityText = (time: Date) =>
  String(plainFiles(time).find(({ path }) => path === '.well-known/security.txt')?.content)

it('security.txt is valid for more than ten months, and for less than a year', () => {
  const days = (Date.parse(/^Expires: (.+)$/m.exec(securityText(new Date()))?.[1] ?? '') - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(300)
  expect(days).toBeLessThan(366)
})

it('a build date of long ago is refused, because security.txt would have expired', () => {
  expect(() => plainFiles(new Date('2020-05-05'))).toThrow('security.txt would have expired on 2021-04-01')
})
