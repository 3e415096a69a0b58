import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { layOutPage } from './layout'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

const WCAG = RULES.filter((rule) => rule !== 'best-practice')

// Legacy mode returns everything at once. Otherwise the passing checks of a page with all blocks would be megabytes.
const axeOn = (page: Page) => new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode()

async function listViolations(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, nodes }) => nodes.slice(0, 3).map(({ html }) => `${id}: ${html.slice(0, 160)}`))
}

/** Returns what axe finds wrong with a page, or a part of it, as 'rule: element', with at most three elements per rule. */
export async function findViolations(page: Page, part?: string): Promise<string[]> {
  await layOutPage(page)
  return listViolations(part ? axeOn(page).include(part) : axeOn(page).withTags(RULES))
}

/** What axe finds wrong with the contrast of texts on a page as it arrives, as audits see it that don't scroll. */
export const findContrastFaults = (page: Page): Promise<string[]> => listViolations(axeOn(page).withRules('color-contrast'))

/** The same as `findViolations` for a screen of the admin by WCAG alone: the order of headings and the landmarks of its frame are Payload's. */
export function findWcagViolations(page: Page): Promise<string[]> {
  return listViolations(axeOn(page).withTags(WCAG))
}
