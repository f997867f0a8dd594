// @vitest-environment jsdom
import { fireEvent, render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Photo } from './photo.tsx'

const photo = { file: 'the-office.jpg', alt: 'Two floors of a house' } as const
const instead = <i />
const show = (props: Partial<Parameters<typeof Photo>[0]> = {}) =>
  render(<Photo photo={photo} instead={instead} {...props} />).container

it('a photograph comes in both formats and all widths, with its size and its text', () => {
  const found = show()
  const image = found.querySelector('img')
  expect(image?.alt).toBe('Two floors of a house')
  expect([image?.width, image?.height, image?.getAttribute('loading')]).toEqual([1200, 720, 'lazy'])
  expect(image?.srcset).toBe([480, 800, 1200].map(width => `/art/the-office-wide-${width}.webp ${width}w`).join(', '))
  expect(found.querySelector('source')?.srcset).toContain('/art/the-office-wide-480.avif 480w')
})

it('one that does not come leaves the drawing in its place, and no source of it', () => {
  const found = show()
  const image = found.querySelector('img')
  if (image) fireEvent.error(image)
  expect(found.innerHTML).toBe('<i></i>')
})

it('without a photograph the drawing is shown', () => {
  expect(show({ photo: undefined }).innerHTML).toBe('<i></i>')
})
