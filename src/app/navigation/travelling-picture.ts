/**
 * Milliseconds in which the picture of a pressed card moves to its place at the top of the next page. This is not a view
 * transition, because that captures the old page before the new one can be shown.
 */
const duration = 250

let from: DOMRect | undefined

/** Stores the position of the picture in a link's card. Without a link, as after Back, no picture moves. */
export function rememberPicture(link: Element | undefined) {
  from = link?.closest('li')?.querySelector('img')?.getBoundingClientRect()
}

/** Animates the picture of the new page from the stored position. Called once the page is shown and scrolled. */
export function animatePicture() {
  const picture = document.querySelector('main .art')
  const to = picture?.getBoundingClientRect()
  const start = from
  from = undefined
  if (!start?.width || !to?.width || to.y > innerHeight || matchMedia('(prefers-reduced-motion: reduce)').matches)
    return
  const transform = `translate(${start.x - to.x}px, ${start.y - to.y}px) scale(${start.width / to.width})`
  picture?.animate(
    { transform: [transform, 'none'], transformOrigin: ['0 0', '0 0'] },
    { duration, easing: 'cubic-bezier(.2,.7,.2,1)' },
  )
}
