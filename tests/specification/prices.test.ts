import { expect, it } from 'vitest'
import { textsOf } from '#content/read/source-file.build.ts'
import claims from '#generated/claims.json' with { type: 'json' }
import pages from '#generated/pages.json' with { type: 'json' }

const range = /\b\d{1,3},\d{3} to \d{1,3},\d{3}\b(?! taka)/g

it('every single price in dollars on a page is one of its own or of the rates', () => {
  const { priceBands: _, ...others } = claims
  const amountsIn = (texts: readonly string[]) => texts.flatMap(text => text.match(/[\d,]*\d/g) ?? [])
  const shared = amountsIn(
    textsOf(others)
      .map(([, text]) => text)
      .concat(String(claims.onCallPrice.system), String(claims.runningPrice)),
  )
  const found = Object.keys(pages).flatMap(path => {
    const own = amountsIn(
      Object.values(claims.priceBands)
        .filter(({ page }) => path === `/${page}`)
        .map(({ price }) => price),
    )
    const single = textsOf((pages as Readonly<Record<string, unknown>>)[path])
      .map(([, text]) => text)
      .filter(text => text.includes('US dollars'))
      .flatMap(
        text =>
          text.replaceAll(range, '').match(/\b\d{1,3}(?:,\d{3})+\b(?! (?:taka|products))|\b\d{3,}(?= US dollars)/g) ??
          [],
      )
    return single
      .filter(amount => !own.includes(amount) && !shared.includes(amount))
      .map(amount => `${path}: ${amount}`)
  })
  expect(found).toEqual([])
})
