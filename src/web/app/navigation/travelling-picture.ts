/**
 * The picture of the card that was pressed travels to its place at the top of the next page. By an animation of its own and
 * not by a view transition, because that one captures the old page before it lets the new one be shown.
 */
const duration = 250

let from: DOMRect | undefined

/** Remembers where the picture of a link's card is. Without a link, as after Back, no picture will travel. */
export function rememberPicture(link: Element | undefined) {
  from = link?.closest('li')?.querySelector('img')?.getBoundingClientRect()
}

/** Moves the picture of the new page from there to its place. Called once the page is on the screen and scrolled. */
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
