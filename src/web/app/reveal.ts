/**
 * Lets sections below the fold come in once, when they are scrolled into view; returns what ends it. Nothing is hidden in the
 * HTML: only sections that are off screen when this runs wait, so that a page without scripts, and the first view, are whole.
 */
export function revealSections(): () => void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return () => {}
  const observer = new IntersectionObserver(
    entries => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        target.setAttribute('data-reveal', 'in')
        observer.unobserve(target)
      }
    },
    { rootMargin: '0px 0px -8% 0px' },
  )
  for (const section of document.querySelectorAll('main section:not(section section)')) {
    if (section.getBoundingClientRect().top < innerHeight) continue
    section.setAttribute('data-reveal', 'wait')
    observer.observe(section)
  }
  return () => {
    observer.disconnect()
    for (const section of document.querySelectorAll('[data-reveal="wait"]')) section.removeAttribute('data-reveal')
  }
}
