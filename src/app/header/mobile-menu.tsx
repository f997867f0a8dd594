import { useEffect, useRef } from 'react'
import texts from '#generated/texts/header.json' with { type: 'json' }
import { Icon } from '#ui/icon.tsx'
import { MobileSheet } from './mobile-sheet.tsx'

/** The menu of narrow windows: three levels that open and close independently, closed by any link. */
export function MobileMenu() {
  const menu = useRef<HTMLDetailsElement>(null)

  useEffect(() => {
    const { current } = menu
    if (!current) return
    const close = () => current.removeAttribute('open')
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a')) close()
    }
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !current.open) return
      close()
      current.querySelector('summary')?.focus()
    }
    current.addEventListener('click', onClick)
    addEventListener('keydown', onKey)
    addEventListener('popstate', close)
    return () => {
      current.removeEventListener('click', onClick)
      removeEventListener('keydown', onKey)
      removeEventListener('popstate', close)
    }
  }, [])

  return (
    <details ref={menu} className="mobile-menu">
      <summary className="mobile-toggle" aria-label={texts.menu}>
        <Icon name="menu-2" class="mobile-open" />
        <Icon name="x" class="mobile-close" />
      </summary>
      <nav aria-label={texts.menu} className="mobile-sheet">
        <MobileSheet />
      </nav>
    </details>
  )
}
