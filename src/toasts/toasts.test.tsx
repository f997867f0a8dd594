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
const send = (target: Element, event: Event) => act(() => void target.dispatchEvent(event))
const escapeKey = () => new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))
const show = (content: Parameters<typeof showToast>[0]) => act(() => void showToast(content))

describe('a toast', () => {
  it('shows title and description in a region that was there before, and leaves after 5000 ms', () => {
    const before = status()
    show({ title: 'Message Sent!', description: 'Thank you.' })
    expect(before.textContent).toContain('Message Sent!')
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
    expect(isShown('First')).toBe(false)
    expect(isShown('Second')).toBe(true)
  })

  it('that stays waits for the one that is there', () => {
    show({ title: 'Message Sent!' })
    show({ title: 'Update', duration: Number.POSITIVE_INFINITY })
    expect(isShown('Message Sent!')).toBe(true)
    pass(5100)
    pass(300)
    expect(isShown('Update')).toBe(true)
    act(() => closeButton().click())
  })

  it('that stays comes back when the one above it has gone', () => {
    show({ title: 'Update', duration: Number.POSITIVE_INFINITY })
    show({ title: 'Message Sent!' })
    expect(isShown('Update')).toBe(false)
    expect(isShown('Message Sent!')).toBe(true)
    pass(5100)
    pass(300)
    expect(isShown('Message Sent!')).toBe(false)
    expect(isShown('Update')).toBe(true)
    act(() => closeButton().click())
    pass(300)
    expect(isShown('Update')).toBe(false)
  })

  it('waits while the pointer is on it or the focus in it', () => {
    show({ title: 'Stay' })
    send(region(), new MouseEvent('pointerover', { bubbles: true }))
    pass(10_000)
    expect(isShown('Stay')).toBe(true)
    send(region(), new MouseEvent('pointerout', { bubbles: true }))
    pass(5100)
    pass(300)
    expect(isShown('Stay')).toBe(false)
  })

  it('is closed by Escape from anywhere, but after a menu', () => {
    show({ title: 'Update', duration: Number.POSITIVE_INFINITY })
    document.body.insertAdjacentHTML('beforeend', '<div class="header"><button aria-expanded="true"></button></div>')
    send(document.body, escapeKey())
    pass(300)
    expect(isShown('Update')).toBe(true)
    document.querySelector('.header')?.remove()
    send(document.body, escapeKey())
    pass(300)
    expect(isShown('Update')).toBe(false)
  })

  it('gives the focus back when its button was pressed, also if that takes no focus, as in Safari', () => {
    for (const focuses of [true, false]) {
      const field = document.body.appendChild(document.createElement('input'))
      act(() => field.focus())
      show({ title: 'Update', duration: Number.POSITIVE_INFINITY })
      const button = closeButton()
      send(button, new MouseEvent('pointerdown', { bubbles: true }))
      if (focuses) act(() => button.focus())
      else act(() => field.blur())
      act(() => button.click())
      expect(document.activeElement).toBe(field)
      field.remove()
      pass(300)
    }
  })

  it('moves no focus when it is closed after the visitor has left it', () => {
    const field = document.body.appendChild(document.createElement('input'))
    act(() => field.focus())
    show({ title: 'Update', duration: Number.POSITIVE_INFINITY })
    act(() => region().focus())
    act(() => region().blur())
    send(document.body, escapeKey())
    expect(document.activeElement).toBe(document.body)
    field.remove()
    pass(300)
  })
})
