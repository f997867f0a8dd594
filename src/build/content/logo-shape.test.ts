import { afterAll, expect, it, vi } from 'vitest'
import { raster } from '#build/pictures/raster.ts'
import { shapeOf } from './logo-shape.ts'

const logo = (drawn: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${drawn}</svg>`
const tile = '<rect width="64" height="64" rx="14" fill="#0a7f5a"/>'
const sign = '<path d="M16 50L32 14L48 50z" fill="#ffd23f"/>'

afterAll(() => vi.doUnmock('#content/logo.json'))

/** Returns the opacity (0 to 255) of a logo's one-coloured mark inside the sign, beside the sign and outside the logo. */
async function opacities(svg: string) {
  vi.resetModules()
  vi.doMock('#content/logo.json', () => ({ default: { svg, shape: shapeOf(svg) } }))
  const { mark } = await import('#site/art/mark.ts')
  const { pixels } = raster(mark({ colour: '#123456' }), 64)
  return [
    [32, 40],
    [8, 32],
    [0, 0],
  ].map(([x = 0, y = 0]) => pixels[(y * 64 + x) * 4 + 3])
}

it('a sign on a tile is its own shape in one colour, without the tile', async () => {
  expect(await opacities(logo(tile + sign))).toEqual([255, 0, 0])
})

it.each([
  ['a plain tile', tile, 255],
  ['a sign alone', sign, 0],
])('%s is its outline in one colour', async (_, drawn, beside) => {
  expect(await opacities(logo(drawn))).toEqual([255, beside, 0])
})
