import { expect, it } from 'vitest'
import { palettes } from '#site/theme/tokens.ts'
import { isPictureFile, pictureFile } from './file.ts'

it('a picture of data/pictures/ has the colours of both themes', () => {
  const svg = pictureFile('office-map')
  expect(svg).toContain(`--madder:${palettes.light.madder}`)
  expect(svg).toContain(`--madder:${palettes.dark.madder}`)
})

it('a name that is no file is no picture', () => {
  expect(['office-map', 'nothing', '../company', ''].map(isPictureFile)).toEqual([true, false, false, false])
})
