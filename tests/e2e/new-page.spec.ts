import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { cmsAs, signInToAdmin } from './support/cms'
import { PORT } from './support/sites'
import { MARKETING } from './support/two-people'

test('EDT-11: a new page starts from a name and a starting point, its address follows the name, and a taken address is refused at its field', async ({
  page,
}) => {
  const cms = cmsAs(MARKETING)
  const name = `Launch ${randomUUID().slice(0, 8)}`
  const path = `/pages/${name.toLowerCase().replace(' ', '-')}`
  await signInToAdmin(page, MARKETING)
  await page.goto(`http://localhost:${PORT}/admin/collections/pages/create`)
  const address = page.getByRole('textbox', { name: 'Address' })
  await expect(async () => {
    await page.getByRole('radio', { name: /^Model launch/ }).check({ force: true })
    await page.getByRole('textbox', { name: 'Name of the page' }).fill(name)
    await expect(address).toHaveValue(path, { timeout: 2_000 })
  }).toPass({ timeout: 60_000 })
  await address.fill('/about-us')
  await page.getByRole('button', { name: 'Create the page' }).click()
  await expect(page.getByText(/has this address already/)).toBeVisible({ timeout: 15_000 })
  await expect(address).toHaveAttribute('aria-invalid', 'true')
  // an emptied address follows the name again
  await address.fill('')
  await expect(address).toHaveValue(path)
  const started = Date.now()
  await page.getByRole('button', { name: 'Create the page' }).click()
  await expect(page.locator('#field-title')).toHaveValue(name, { timeout: 30_000 })
  test.info().annotations.push({ type: 'from name to form', description: `${Date.now() - started} ms` })
  const [made] = await cms.find('pages', `draft=true&where[path][equals]=${path}`)
  expect(made).toMatchObject({ title: name, _status: 'draft' })
  expect(page.url()).toContain(`/admin/collections/pages/${made?.id}`)
  await cms.remove('pages', made?.id ?? 0)
})
