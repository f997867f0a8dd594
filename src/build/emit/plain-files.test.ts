import { expect, it } from 'vitest'
import { plainFiles } from './plain-files.ts'

it('a build date of long ago is refused, because security.txt would have expired', () => {
  expect(() => plainFiles(new Date('2020-05-05'))).toThrow('security.txt would have expired on 2021-04-01')
})
