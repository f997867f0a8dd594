import { afterEach, describe, expect, it, vi } from 'vitest'
import { company } from '#site/company.ts'

afterEach(() => vi.resetModules())

/** Imports the marks of a company with this name, with or without its own logo. */
async function marksOf(name: string, svg = '') {
  vi.doMock('#site/company.ts', () => ({ company: { ...company, name } }))
  vi.doMock('#content/logo.json', () => ({ default: { svg } }))
  return import('./mark.ts')
}

describe('the mark', () => {
  it('is drawn from the name: the same for the same, and of many kinds', async () => {
    const names = ['Karibu Labs', 'নকশি’s Loom', 'Meghna Harbour', 'Łódź Soft', 'Acme', 'Zed', 'Tilt', 'Umoja']
    const drawn: string[] = []
    for (const name of [...names, ...names]) {
      drawn.push((await marksOf(name)).mark())
      vi.resetModules()
    }
    expect(drawn.slice(names.length)).toEqual(drawn.slice(0, names.length))
    expect(new Set(drawn).size).toBeGreaterThan(names.length / 2)
  })

  it('is the own logo, in each of its forms, where there is one', async () => {
    const logo =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><circle cx="20" cy="20" r="18" fill="#0a5"/></svg>'
    const { mark, markIn } = await marksOf('Karibu Labs', logo)
    const [, inside] = /<svg [^>]*>(.*)<\/svg>/.exec(logo) ?? []
    const forms = [
      mark(),
      mark({ ground: 'square' }),
      mark({ ground: 'maskable' }),
      mark({ colour: '#123456' }),
      markIn('dark'),
    ]
    for (const form of forms) {
      expect(form).toContain(inside)
      expect(form).not.toContain('<path')
    }
    expect(forms.map(form => form.includes('#123456'))).toEqual([false, false, false, true, false])
  })
})
