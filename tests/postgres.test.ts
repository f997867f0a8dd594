import { expect, it } from 'vitest'
import { requiredPostgres } from './server/postgres.ts'

it('the tests on PostgreSQL fail where there is none, and are left out only when that is asked for', () => {
  expect(() => requiredPostgres({}, undefined)).toThrow(/SKIP_POSTGRES=1/)
  expect(() => requiredPostgres({ SKIP_POSTGRES: '' }, undefined)).toThrow(/SKIP_POSTGRES=1/)
  expect(requiredPostgres({ SKIP_POSTGRES: '1' }, '/usr/bin')).toBeUndefined()
  expect(requiredPostgres({}, '/usr/bin')).toBe('/usr/bin')
})
