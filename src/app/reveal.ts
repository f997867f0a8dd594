/**
 * Animates sections below the fold once, when they are scrolled into view; returns a function that stops it. Nothing is hidden
 * in the HTML or before the visitor scrolls, so pages are complete without scripts and in screenshots.
 */
export function revealSections(): () => void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return () => {}
  const ended = new AbortController()
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
  const begin = () => {
    const sections = [...document.querySelectorAll('main section:not(section section)')]
    // Measures all before it changes the first, for one layout in all.
    for (const section of sections.filter(one => one.getBoundingClientRect().top >= innerHeight)) {
      section.setAttribute('data-reveal', 'wait')
      observer.observe(section)
    }
  }
  addEventListener('scroll', begin, { once: true, passive: true, signal: ended.signal })
  return () => {
    ended.abort()
    observer.disconnect()
    for (const section of document.querySelectorAll('[data-reveal="wait"]')) section.removeAttribute('data-reveal')
  }
}
