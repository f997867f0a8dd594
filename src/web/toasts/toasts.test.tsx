// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
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

beforeEach(() => {
  vi.useFakeTimers()
  render(<ToastRegion />)
})
afterEach(() => {
  act(() => vi.advanceTimersByTime(20_000))
  cleanup()
  vi.useRealTimers()
})

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))
const show = (content: Parameters<typeof showToast>[0]) => act(() => void showToast(content))

describe('a toast', () => {
  it('shows title and description in a region that was there before, and leaves after 5000 ms', () => {
    const region = screen.getByRole('status')
    show({ title: 'Message Sent!', description: 'Thank you.' })
    expect(region.textContent).toContain('Message Sent!')
    pass(4900)
    expect(screen.queryByText('Message Sent!')).not.toBeNull()
    pass(200)
    pass(300)
    expect(screen.queryByText('Message Sent!')).toBeNull()
  })

  it('is an alert when it is destructive', () => {
    show({ variant: 'destructive', title: 'Error', description: 'No.' })
    expect(screen.getByRole('alert').textContent).toContain('Error')
    expect(screen.getByRole('alert').getAttribute('aria-live')).toBe('assertive')
    expect(screen.getByRole('status').textContent).toBe('')
  })

  it('is alone: a new one takes the place of the old', () => {
    show({ title: 'First' })
    show({ title: 'Second' })
    expect(screen.queryByText('First')).toBeNull()
    expect(screen.queryByText('Second')).not.toBeNull()
  })

  it('that stays waits for the one that is there', () => {
    show({ title: 'Message Sent!' })
    show({ title: 'Update', duration: Number.POSITIVE_INFINITY })
    expect(screen.queryByText('Message Sent!')).not.toBeNull()
    pass(5100)
    pass(300)
    expect(screen.queryByText('Update')).not.toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Close notification' }))
  })

  it('that stays comes back when the one above it has gone', () => {
    show({ title: 'Update', duration: Number.POSITIVE_INFINITY })
    show({ title: 'Message Sent!' })
    expect(screen.queryByText('Update')).toBeNull()
    expect(screen.queryByText('Message Sent!')).not.toBeNull()
    pass(5100)
    pass(300)
    expect(screen.queryByText('Message Sent!')).toBeNull()
    expect(screen.queryByText('Update')).not.toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Close notification' }))
    pass(300)
    expect(screen.queryByText('Update')).toBeNull()
  })

  it('waits while the pointer is on it or the focus in it', () => {
    show({ title: 'Stay' })
    const region = screen.getByRole('region')
    fireEvent.pointerEnter(region)
    pass(10_000)
    expect(screen.queryByText('Stay')).not.toBeNull()
    fireEvent.pointerLeave(region)
    pass(5100)
    pass(300)
    expect(screen.queryByText('Stay')).toBeNull()
  })

  it('is closed by Escape from anywhere, but after a menu', () => {
    show({ title: 'Update', duration: Number.POSITIVE_INFINITY })
    document.body.insertAdjacentHTML('beforeend', '<div class="header"><button aria-expanded="true"></button></div>')
    fireEvent.keyDown(document.body, { key: 'Escape' })
    pass(300)
    expect(screen.queryByText('Update')).not.toBeNull()
    document.querySelector('.header')?.remove()
    fireEvent.keyDown(document.body, { key: 'Escape' })
    pass(300)
    expect(screen.queryByText('Update')).toBeNull()
  })

  it('gives the focus back when its button was pressed, also if that takes no focus, as in Safari', () => {
    for (const focuses of [true, false]) {
      const field = document.body.appendChild(document.createElement('input'))
      field.focus()
      show({ title: 'Update', duration: Number.POSITIVE_INFINITY })
      const button = screen.getByRole('button', { name: 'Close notification' })
      fireEvent.pointerDown(button)
      if (focuses) button.focus()
      else field.blur()
      fireEvent.click(button)
      expect(document.activeElement).toBe(field)
      field.remove()
      pass(300)
    }
  })

  it('moves no focus when it is closed after the visitor has left it', () => {
    const field = document.body.appendChild(document.createElement('input'))
    field.focus()
    show({ title: 'Update', duration: Number.POSITIVE_INFINITY })
    act(() => screen.getByRole('region').focus())
    act(() => screen.getByRole('region').blur())
    fireEvent.keyDown(document.body, { key: 'Escape' })
    expect(document.activeElement).toBe(document.body)
    field.remove()
    pass(300)
  })
})
