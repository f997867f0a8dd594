/**
 * The figures that several pages repeat (docs/specification.md#claims).
 * Write the constant, never the figure: a build test fails when two pages disagree.
 */
import { company } from './company.ts'

export const claims = {
  projects: '100+',
  countries: '15+',
  industries: '20+',
  satisfaction: '5-star',
  foundedYear: company.foundedYear,
  /** As `20 February`. */
  foundedDay: `${Number(company.founded.slice(8, 10))} ${company.foundedMonth}`,
  /** As `February 2020`. */
  founded: `${company.foundedMonth} ${company.foundedYear}`,
  mvps: '50+',
  startupCountries: '10+',
  mvpWeeks: '8-12 weeks',
  businesses: '500+',
  users: '100k+',
  uptime: '99.9%',
  clientSatisfaction: '97%',
} as const
