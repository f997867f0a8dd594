import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { RunOptions } from 'axe-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** WCAG 2.0, 2.1 and 2.2, levels A and AA, and axe's best practices. */
const everyRule: RunOptions = {
  runOnly: {
    type: 'tag',
    values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'],
  },
}

/** The rules whose results depend on the width of the window or the colours. */
const lookRules: RunOptions = {
  runOnly: {
    type: 'rule',
    values: ['color-contrast', 'link-in-text-block', 'target-size', 'scrollable-region-focusable'],
  },
}

/** With forced colours, axe reads the colours of the page, not those that the system shows. */
const forcedRules: RunOptions = { ...everyRule, rules: { 'color-contrast': { enabled: false } } }

const ruleSets = { all: everyRule, look: lookRules, forced: forcedRules }

/**
 * Returns the accessibility faults of the page in its present state, one line each. The rules are all rules, those that
 * depend on the look, or those for forced colours. `within` is a selector of the part to check.
 */
export async function faultsOf(page: Page, rules: keyof typeof ruleSets = 'all', within = 'html'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const options: RunOptions = {
    ...ruleSets[rules],
    resultTypes: ['violations'],
    preload: false,
  }
  const { violations } = await page.evaluate(
    ([selector, how]) => (window as unknown as { axe: typeof import('axe-core') }).axe.run(selector, how),
    [within, options] as const,
  )
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary ?? ''}`),
  )
}
