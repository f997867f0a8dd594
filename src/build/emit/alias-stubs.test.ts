import { expect, it, vi } from 'vitest'

vi.mock('#content/map/redirects.ts', () => ({ redirects: [['/old', '/research']] }))
vi.mock('#content/map/index.ts', () => ({ pageAt: () => ({ label: 'R&D <now>' }) }))

const { aliasStubs } = await import('./alias-stubs.ts')

it('escapes the label of the page to which an alias leads', () => {
  const [{ path, content } = { path: '', content: '' }] = aliasStubs()
  expect(path).toBe('old.html')
  expect(content).toContain('<title>R&amp;D &lt;now&gt;</title>')
  expect(content).toContain('<a href="/research">R&amp;D &lt;now&gt;</a>')
})
