import { expect, it } from 'vitest'
import { mockPanel } from './plugin.ts'

it('the panel is added by the development server alone, so that no build has any of it', () => {
  expect(mockPanel().apply).toBe('serve')
})
