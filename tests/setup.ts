import { afterEach, beforeEach, expect, vi } from 'vitest'

/** A console error or warning fails the test that caused it. A test that expects one replaces the spy itself. */
beforeEach(() => {
  vi.spyOn(console, 'error')
  vi.spyOn(console, 'warn')
})

afterEach(() => {
  for (const method of ['error', 'warn'] as const) {
    if (vi.isMockFunction(console[method])) expect(console[method]).not.toHaveBeenCalled()
  }
  vi.restoreAllMocks()
})
