import { learnArt } from '#site/art/address.ts'

/** Reads the addresses of the page's pictures, before anything is rendered: those it shows, and those in a `data-art`. */
export function learnShownArt() {
  const texts = [...document.querySelectorAll('img, source, [data-art]')].flatMap(element => [
    element.getAttribute('src'),
    element.getAttribute('srcset'),
    element.getAttribute('data-art'),
  ])
  learnArt(texts.join(' '))
}
