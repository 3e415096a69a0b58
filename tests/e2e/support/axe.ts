import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe finds wrong with a page, or with a part of it, as 'rule: element'; at most three elements a rule. */
export async function findViolations(page: Page, part?: string): Promise<string[]> {
  // in one go: sent piece by piece, what is sound on a page of all blocks would be megabytes
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode()
  const { violations } = await (part ? axe.include(part) : axe.withTags(RULES)).analyze()
  return violations.flatMap(({ id, nodes }) => nodes.slice(0, 3).map(({ html }) => `${id}: ${html.slice(0, 160)}`))
}
