// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import texts from '#generated/texts/toasts.json' with { type: 'json' }
import { showToast } from './show-toast.tsx'
import { ToastRegion } from './toast-region.tsx'

// jsdom has no layout.
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    disconnect() {}
  },
)
Element.prototype.scrollIntoView = () => {}
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

let root: Root

beforeEach(() => {
  vi.useFakeTimers()
  root = createRoot(document.body.appendChild(document.createElement('div')))
  act(() => root.render(<ToastRegion />))
})
afterEach(() => {
  act(() => vi.advanceTimersByTime(20_000))
  act(() => root.unmount())
  document.body.replaceChildren()
  vi.useRealTimers()
})

function one(selector: string) {
  const found = document.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`There is no ${selector}.`)
  return found
}
const status = () => one('[role=status]')
const alert = () => one('[role=alert]')
const region = () => one('section')
const closeButton = () => one(`[aria-label="${texts.close}"]`)
const isShown = (text: string) => document.body.textContent.includes(text)
const point = (type: string) => act(() => void region().dispatchEvent(new MouseEvent(type, { bubbles: true })))

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))
/** Lets the time of a toast pass, and then that of its leaving. */
const leave = () => {
  pass(5100)
  pass(300)
}
const pressEscape = () => {
  const event = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })
  act(() => void document.body.dispatchEvent(event))
  pass(300)
}
const show = (content: Parameters<typeof showToast>[0]) => act(() => void showToast(content))
/** Shows one that stays. */
const showUpdate = () => show({ title: 'Update', duration: Number.POSITIVE_INFINITY })

describe('a toast', () => {
  it('shows title and description in a region that was there before, and leaves after 5000 ms', () => {
    const before = status()
    show({ title: 'Message Sent!', description: 'Thank you.' })
    expect(before.textContent).toContain('Message Sent!Thank you.')
    pass(4900)
    expect(isShown('Message Sent!')).toBe(true)
    pass(200)
    pass(300)
    expect(isShown('Message Sent!')).toBe(false)
  })

  it('is an alert when it is destructive', () => {
    show({ variant: 'destructive', title: 'Error', description: 'No.' })
    expect(alert().textContent).toContain('Error')
    expect(alert().getAttribute('aria-live')).toBe('assertive')
    expect(status().textContent).toBe('')
  })

  it('is alone: a new one takes the place of the old', () => {
    show({ title: 'First' })
    show({ title: 'Second' })
    expect(['First', 'Second'].map(isShown)).toEqual([false, true])
  })

  it('that stays comes back when the one above it has gone', () => {
    showUpdate()
    show({ title: 'Message Sent!' })
    expect(['Update', 'Message Sent!'].map(isShown)).toEqual([false, true])
    leave()
    expect(['Update', 'Message Sent!'].map(isShown)).toEqual([true, false])
    act(() => closeButton().click())
    pass(300)
    expect(isShown('Update')).toBe(false)
  })

  it('waits while the pointer is on it or the focus in it', () => {
    show({ title: 'Stay' })
    point('pointerover')
    pass(10_000)
    expect(isShown('Stay')).toBe(true)
    point('pointerout')
    leave()
    expect(isShown('Stay')).toBe(false)
  })

  it('is closed by Escape from anywhere, but after a menu', () => {
    showUpdate()
    document.body.insertAdjacentHTML('beforeend', '<div class="header"><button aria-expanded="true"></button></div>')
    pressEscape()
    expect(isShown('Update')).toBe(true)
    document.querySelector('.header')?.remove()
    pressEscape()
    expect(isShown('Update')).toBe(false)
  })

  it('moves no focus when it is closed after the visitor has left it', () => {
    const field = document.body.appendChild(document.createElement('input'))
    act(() => field.focus())
    showUpdate()
    act(() => region().focus())
    act(() => region().blur())
    pressEscape()
    expect(document.activeElement).toBe(document.body)
  })
})
