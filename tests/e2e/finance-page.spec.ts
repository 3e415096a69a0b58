import { expect, test } from '@playwright/test'
import { findViolations } from './support/axe'
import { readOverhang } from './support/overhang'
import { SITES, siteUrl } from './support/sites'

for (const slug of SITES) {
  test(`FIN-06, A11Y-02: on a phone, the finance page of ${slug} shows the repayment while deposit and term change`, async ({ page }) => {
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 700 })
      await page.goto(siteUrl(slug, '/finance'))
      await page.locator('#finance-calculator').scrollIntoViewIfNeeded()
      const form = page.getByRole('form', { name: 'Finance calculator' })
      const bar = form.locator('[data-repayment-bar]')
      const card = form.locator('.repayment-card-amount')
      let before = ''
      for (const label of ['Purchase price', 'Deposit or trade-in', 'Term']) {
        const field = form.getByLabel(label, { exact: true })
        await field.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
        if (label === 'Term') await field.selectOption('3')
        else await field.fill(label === 'Purchase price' ? '41000' : '8000')
        await expect(bar, `${label} at ${width} px`).not.toHaveText(before)
        before = await bar.innerText()
        const [amount = ''] = (await card.innerText()).split(' ')
        expect(before).toMatch(/Comparison rate [\d.]+% p\.a\.$/)
        expect(before).toContain(amount)
        await expect(bar).toBeInViewport({ ratio: 1 })
        const [top, end] = await Promise.all([bar, field].map(async (place) => (await place.boundingBox()) ?? { y: Number.NaN, height: 0 }))
        expect((top?.y ?? 0) + (top?.height ?? 0), `${label} is not covered`).toBeLessThanOrEqual(end?.y ?? Number.NaN)
      }
      // With the card in view, the bar has gone with the fields.
      await form
        .getByRole('definition')
        .last()
        .evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
      if (width === 390) expect(await findViolations(page, '#finance-calculator')).toEqual([])
      expect(await readOverhang(page)).toBeLessThanOrEqual(0)
    }
    await page.setViewportSize({ width: 1440, height: 900 })
    await expect(page.locator('[data-repayment-bar]')).toHaveCount(0)
  })
}
