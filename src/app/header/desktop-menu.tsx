import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'react-router-dom'
import { pageAt } from '#content/map/index.ts'
import menus from '#generated/bar.json' with { type: 'json' }
import texts from '#generated/texts/header.json' with { type: 'json' }
import { controlsIn, moveFocus } from '#ui/controls.ts'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { MenuPanel } from './menu-panel.tsx'

/** Milliseconds after which a menu closes when the pointer leaves it: pointers cut corners on the way to a link. */
const leaveDelay = 150

/** Which menu is open, and whether a click or key holds it open or only the pointer does. */
interface Open {
  readonly id: string
  readonly by: 'hover' | 'press'
}

/**
 * Closes an open menu on a press outside the bar, on a click on a link in it, and on Escape. Escape also closes a menu that
 * was opened by hovering (WCAG 1.4.13), and moves the focus from a panel back to its button.
 */
function useDismissal(bar: RefObject<HTMLElement | null>, open: boolean, close: () => void) {
  useEffect(() => {
    if (!open) return
    const inBar = (target: unknown) => target instanceof Node && bar.current?.contains(target)
    const onPress = ({ target }: Event) => {
      if (!inBar(target)) close()
    }
    const onClick = ({ target }: Event) => {
      if (inBar(target) && target instanceof Element && target.closest('a')) close()
    }
    const onKey = ({ key }: globalThis.KeyboardEvent) => {
      if (key !== 'Escape') return
      close()
      bar.current?.querySelector<HTMLElement>('[data-menu]:focus-within > [data-top]')?.focus()
    }
    const ended = new AbortController()
    const { signal } = ended
    addEventListener('pointerdown', onPress, { signal })
    addEventListener('click', onClick, { signal })
    addEventListener('keydown', onKey, { signal })
    return () => ended.abort()
  }, [bar, open, close])
}

/**
 * The state of a bar of disclosure menus and its handlers, after the ARIA APG's disclosure navigation pattern:
 * hover, press, Escape, arrow keys, and focus or pointer leaving.
 */
function useMenuBar() {
  const [open, setOpen] = useState<Open | null>(null)
  const bar = useRef<HTMLUListElement>(null)
  const { key } = useLocation()
  const [lastKey, setLastKey] = useState(key)

  // A navigation closes what is open.
  if (key !== lastKey) {
    setLastKey(key)
    setOpen(null)
  }

  const close = useCallback(() => setOpen(null), [])
  useDismissal(bar, open !== null, close)

  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)
  const enter = useCallback((id: string) => {
    clearTimeout(leaving.current)
    setOpen(now => (now?.id === id ? now : { id, by: 'hover' }))
  }, [])

  useEffect(() => {
    // The pointer may have entered before React listened.
    const under = bar.current?.querySelector<HTMLElement>('[data-menu]:hover')?.dataset.menu
    if (under) enter(under)
    return () => clearTimeout(leaving.current)
  }, [enter])

  /** Handlers of one menu's list item. */
  const itemProps = (id: string) => ({
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') enter(id)
    },
    onPointerLeave: ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') leaving.current = setTimeout(close, leaveDelay)
    },
    onBlur: (event: FocusEvent) => {
      if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) {
        setOpen(now => (now?.id === id ? null : now))
      }
    },
  })

  /** Handlers and states of the button that discloses a menu. A press on a menu that hovering opened keeps it. */
  const buttonProps = (id: string) => ({
    'aria-expanded': open?.id === id,
    'aria-controls': `menu-${id}`,
    onClick: () => setOpen(now => (now?.id === id && now.by === 'press' ? null : { id, by: 'press' })),
  })

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const focused = event.target instanceof HTMLElement ? event.target : null
    const panel = focused?.closest<HTMLElement>('[data-panel]')
    const tops = [...(bar.current?.querySelectorAll<HTMLElement>('[data-top]') ?? [])]
    const top = focused?.closest('[data-menu]')?.querySelector<HTMLElement>('[data-top]')
    let done: boolean
    if (panel) {
      done = moveFocus(controlsIn(panel), event.key, ['ArrowDown', 'ArrowUp'])
    } else if (event.key === 'ArrowDown' && top?.dataset.top) {
      const id = top.dataset.top
      flushSync(() => setOpen({ id, by: 'press' }))
      controlsIn(document.getElementById(`menu-${id}`))[0]?.focus()
      done = true
    } else {
      done = moveFocus(tops, event.key, ['ArrowRight', 'ArrowLeft'])
    }
    if (done) event.preventDefault()
  }

  return { bar, openId: open?.id, itemProps, buttonProps, onKeyDown }
}

/** The menus of wide windows, in the ARIA APG's disclosure navigation pattern. Every link is in the static HTML. */
export function DesktopMenu() {
  const { bar, openId, itemProps, buttonProps, onKeyDown } = useMenuBar()
  // How often the pointer has entered a menu's button.
  const [pointed, setPointed] = useState(0)
  const { pathname } = useLocation()
  const here = pathname.split('/')[1]
  return (
    <nav aria-label={texts.navigation} className="desktop-menu">
      <ul ref={bar} className="flex h-full items-stretch" onKeyDown={onKeyDown}>
        <li data-menu="" className="flex">
          <Link to="/" data-top="" className="menu-top" {...(pathname === '/' && { 'aria-current': 'page' })}>
            {pageAt('/').label}
          </Link>
        </li>
        {menus.map(({ id, leadsTo, only }) =>
          only ? (
            <li key={id} data-menu="" className="flex">
              <Link
                to={only.path}
                data-top=""
                className="menu-top"
                {...(pathname === only.path && { 'aria-current': 'page' })}
              >
                {only.label}
              </Link>
            </li>
          ) : (
            <li key={id} data-menu={id} className={`flex ${id === 'solutions' ? '' : 'relative'}`} {...itemProps(id)}>
              <button
                type="button"
                data-top={id}
                data-here={leadsTo.includes(here ?? '') || undefined}
                className="menu-top"
                onPointerEnter={() => setPointed(count => count + 1)}
                {...buttonProps(id)}
              >
                {texts[id]}
                <Icon name="chevron-down" class="menu-chevron" />
              </button>
              <MenuPanel id={id} open={openId === id} pointed={pointed} />
            </li>
          ),
        )}
      </ul>
    </nav>
  )
}
