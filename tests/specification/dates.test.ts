import { expect, it } from 'vitest'
import { textsOf } from '#content/read/source-file.build.ts'
import pages from '#generated/pages.json' with { type: 'json' }

const form =
  /\b(\w+day), ((?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}, \d{4})/g

it('a date that names its weekday is that day', () => {
  const dates = Object.entries(pages).flatMap(([path, page]) =>
    textsOf(page).flatMap(([, text]) =>
      [...text.matchAll(form)].map(([, weekday, date = '']) => ({ path, weekday, date })),
    ),
  )
  expect(dates.length).toBeGreaterThan(1)
  for (const { path, weekday, date } of dates)
    expect([
      path,
      date,
      new Date(`${date} UTC`).toLocaleDateString('en', { weekday: 'long', timeZone: 'UTC' }),
    ]).toEqual([path, date, weekday])
})
