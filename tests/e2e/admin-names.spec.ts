import { expect, type Page, test } from '@playwright/test'
import { findWcagViolations } from './support/axe'
import { type Cms, cmsAs, openAdmin, signInToAdmin } from './support/cms'
import { ADMIN, makeSharedPage, MARKETING } from './support/two-people'

test.setTimeout(180_000)

const HERO = {
  blockType: 'heroSlider',
  slides: [
    { heading: 'Summer sale', tone: 'brand' },
    { heading: 'Winter sale', tone: 'brand' },
  ],
}

/** Returns the accessible names of the controls in the heads of the form's rows. */
const controlNames = (page: Page) =>
  page
    .locator('.collapsible__toggle, .collapsible__drag, .array-actions__button')
    .evaluateAll((controls) => controls.map((control) => control.getAttribute('aria-label') ?? ''))

test('A11Y-01, EDT-07: every row’s toggle, drag handle and menu is named with its row, also after the rows move', async ({ page }) => {
  const shared = await makeSharedPage(2)
  try {
    const { layout } = await shared.read()
    await shared.cms.update('pages', shared.id, { layout: [HERO, ...layout], _status: 'draft' }, '&draft=true')
    await signInToAdmin(page, MARKETING)
    await openAdmin(page, `/collections/pages/${shared.id}`)
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    await expect(button('Move block 1, Hero slider')).toBeVisible({ timeout: 60_000 })
    await expect(button('Actions of block 2, Call to action')).toBeVisible()
    const toggle = button('Toggle block 1, Hero slider')
    const isOpen = (await toggle.getAttribute('aria-expanded')) === 'true'
    await toggle.click()
    await expect(toggle).toHaveAttribute('aria-expanded', String(!isOpen))
    if (isOpen) await toggle.click()
    await expect(toggle).toHaveAttribute('aria-expanded', 'true')
    await expect(button('Actions of row 2 of Slides, Winter sale, in block 1, Hero slider')).toBeVisible({ timeout: 30_000 })
    await button('Toggle block 1, Hero slider').focus()
    await page.keyboard.press('Alt+ArrowDown')
    await expect(button('Actions of block 2, Hero slider')).toBeVisible({ timeout: 20_000 })
    await expect(async () => {
      const names = await controlNames(page)
      expect(names.length).toBeGreaterThan(6)
      expect(names.filter((name) => name === '')).toEqual([])
      expect(new Set(names).size).toBe(names.length)
    }).toPass({ timeout: 20_000 })
  } finally {
    await shared.remove()
  }
})

const firstOf = (collection: string) => async (cms: Cms) => {
  const [found] = await cms.find(collection, 'sort=id')
  return `/collections/${collection}/${found?.id ?? 0}`
}

const FORMS: [name: string, email: string, find: (cms: Cms) => Promise<string>][] = [
  ['a page', MARKETING, firstOf('pages')],
  ['a shared section', MARKETING, firstOf('shared-sections')],
  ['a car', ADMIN, firstOf('vehicles')],
  ['a site', ADMIN, firstOf('tenants')],
  ['a model', ADMIN, firstOf('models')],
]
const LISTS = ['pages', 'vehicles', 'tenants', 'media', 'promo-cards', 'faqs', 'releases', 'users', 'redirects']

/** Waits until the form or list is drawn and its rows are named. */
async function openDrawn(page: Page, path: string): Promise<void> {
  await openAdmin(page, path)
  await expect(page.locator('h1').first()).toBeVisible({ timeout: 60_000 })
  await page.waitForTimeout(1_500)
}

for (const [name, email, find] of FORMS)
  test(`A11Y-01: axe finds no problems in the form of ${name}, at 1440 and 390 px`, async ({ page }) => {
    await signInToAdmin(page, email)
    const path = await find(cmsAs(email))
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 })
      await openDrawn(page, path)
      expect(await findWcagViolations(page), `${path} at ${width} px`).toEqual([])
    }
  })

test('A11Y-01: axe finds no problems in the lists of the admin, at 1440 and 390 px', async ({ page }) => {
  await signInToAdmin(page, ADMIN)
  const found: Record<string, string[]> = {}
  for (const list of LISTS)
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 })
      await openDrawn(page, `/collections/${list}`)
      found[`${list} at ${width}`] = await findWcagViolations(page)
    }
  expect(Object.entries(found).filter(([, violations]) => violations.length > 0)).toEqual([])
})
