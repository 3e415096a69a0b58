import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Returns what axe finds wrong with a page, or a part of it, as 'rule: element', with at most three elements per rule. */
export async function findViolations(page: Page, part?: string): Promise<string[]> {
  // Legacy mode returns everything at once. Otherwise the passing checks of a page with all blocks would be megabytes.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode()
  const { violations } = await (part ? axe.include(part) : axe.withTags(RULES)).analyze()
  return violations.flatMap(({ id, nodes }) => nodes.slice(0, 3).map(({ html }) => `${id}: ${html.slice(0, 160)}`))
}
