import { expect, it } from 'vitest'
import { scenes } from '#site/art/scenes/index.ts'
import { choices } from '#site/pictures.ts'

it('every scene is a picture of this site', () => {
  expect(new Set(choices.map(([, scene]) => scene))).toEqual(new Set(Object.keys(scenes)))
})
