import { expect, it } from 'vitest'
import { company } from '#site/company.ts'
import { pages } from '../../build/dist.ts'

it.each([
  ...[
    /^\/about$/,
    /^\/contact$/,
    /^\/brands$/,
    /^\/services\/.+$/,
    /^\/best-outsourcing/,
    /^\/best-software-companies/,
  ],
  ...[/^\/case-studies$/, /^\/blog$/, /^\/support$/, /^\/press$/, new RegExp(`^${company.founder.path}$`)],
])('there is a page like %s', path => expect(pages.some(page => path.test(page.path))).toBe(true))

it.each([
  [/^\/blog\/./, 10],
  [/^\/case-studies\/./, 3],
  [/^\/careers\/\d+$/, 3],
])('there are some like %s', (path, least) =>
  expect(pages.filter(page => path.test(page.path)).length).toBeGreaterThan(least),
)
