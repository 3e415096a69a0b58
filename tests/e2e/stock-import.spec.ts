import { expect, test } from '@playwright/test'
import { findViolations } from './support/axe'
import { openAdmin, signInToAdmin } from './support/cms'
import { readOverhang } from './support/overhang'

const CSV = ['Stock number,Make,Model,Year,Price', 'NEW1,Toyota,Corolla,2024,31990', 'NEW2,Toyota,Corolla,20244,31990'].join('\n')

test.use({ viewport: { width: 390, height: 844 } })

test('ADM-19: on a phone, a file is checked, its changes and errors are listed, and a large drop in stock is held until it is released', async ({
  page,
}) => {
  await signInToAdmin(page, 'admin@forecourt.example')
  await openAdmin(page, '/collections/stock-imports')
  await page.getByRole('combobox', { name: 'Dealership' }).selectOption('Harbour City Motors')
  await page.getByLabel('File, CSV or JSON').setInputFiles({ name: 'stock.csv', mimeType: 'text/csv', buffer: Buffer.from(CSV) })
  const apply = page.getByRole('button', { name: 'Apply' })
  await expect(apply).toBeDisabled()
  await page.getByRole('button', { name: 'Check the file' }).press('Enter')
  await expect(page.getByText('Row 3: year 20244 is not between 1900 and 2028')).toBeVisible()
  await page.getByText('Added: 1').press('Enter')
  await expect(page.getByText('NEW1 · 2024 Toyota Corolla')).toBeVisible()
  expect(await findViolations(page, '[aria-label="Import stock"], section:has(h2)')).toEqual([])
  expect(await readOverhang(page)).toBeLessThanOrEqual(0)
  await page.screenshot({ path: test.info().outputPath('checked.png'), fullPage: true })
  await apply.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: /held/i })).toBeVisible()
  await page
    .getByRole('link', { name: /import/i })
    .first()
    .press('Enter')
  await page.screenshot({ path: test.info().outputPath('held.png'), fullPage: true })
})
