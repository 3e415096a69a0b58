import { randomUUID } from 'node:crypto'
import { truncateSync, writeFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { cmsAs, openAdmin, signInToAdmin } from './support/cms'
import { PORT } from './support/sites'

const STAFF = 'marketing@harbour.example'
const ADMIN = `http://localhost:${PORT}/admin`
const problemsOf = (page: Page) => page.locator('[data-problems]')

async function findHarbour() {
  const cms = cmsAs(STAFF)
  const [tenant] = await cms.find('tenants', 'where[slug][equals]=harbour')
  return { cms, tenant: tenant?.id ?? 0 }
}

async function openForm(page: Page, path: string) {
  await signInToAdmin(page, STAFF)
  await openAdmin(page, `/collections/${path}`)
  await expect(page.locator('#action-save')).toBeVisible({ timeout: 30_000 })
}

test('EDT-03: each refused field is marked with its reason, the first one has the focus, and the list leads to each until it is closed', async ({
  page,
}) => {
  await openForm(page, 'promo-cards/create')
  await page.locator('#field-title').fill('Refused')
  for (const [name, day] of [
    ['start', '2026-12-20T09:00'],
    ['expiry', '2026-12-10T09:00'],
  ] as const) {
    await page.locator(`#field-${name}`).fill(day)
  }
  await page.locator('#action-save').click()
  const list = problemsOf(page)
  await expect(list).toBeVisible()
  await expect(list.getByRole('alert')).toContainText('Not saved')
  const places = await list.getByRole('listitem').getByRole('button').allTextContents()
  expect(places.length).toBeGreaterThan(0)
  await expect(page.locator('.field-error').first()).toBeVisible()
  await expect(page.locator('.field-type:has(.field-error) :focus')).toHaveCount(1)
  await list.getByRole('button', { name: places.at(-1) ?? '' }).click()
  await expect(page.locator('.field-type:has(.field-error) :focus')).toHaveCount(1)
  // it stays while somebody works in the form
  await page.locator('#field-title').fill('Refused again')
  await expect(list).toBeVisible()
  await list.getByRole('button', { name: 'Close the list of problems' }).click()
  await expect(list).toBeHidden()
})

test('EDT-03: a refusal in a folded block on another tab opens the tab and the block and focuses the field, and the mark stays while others are typed into', async ({
  page,
}) => {
  const { cms, tenant } = await findHarbour()
  const block = (heading: string) => ({ blockType: 'callToAction', heading, tone: 'plain' })
  const layout = [block('First'), block('Second'), block('Third'), block('Call {dealer.fax}')]
  const path = `/pages/refused-${randomUUID().slice(0, 8)}`
  const made = await cms.create('pages', { tenant, title: 'Refused', path, layout, _status: 'draft' }, '&draft=true')
  try {
    await openForm(page, `pages/${made.id}`)
    await page.getByRole('button', { name: 'Collapse All' }).first().click()
    await page.locator('.tabs-field__tab-button').nth(1).click()
    await expect(page.locator('#field-layout__3__heading')).toHaveCount(0)
    await page.locator('#action-save').click()
    const field = page.locator('#field-layout__3__heading')
    await expect(field).toBeFocused({ timeout: 15_000 })
    await expect(page.locator('.field-type.error:has(#field-layout__3__heading)')).toContainText('{dealer.phone}')
    await expect(problemsOf(page)).toContainText('{dealer.phone}')
    const { top, height } = await field.evaluate((input) => ({ top: input.getBoundingClientRect().top, height: window.innerHeight }))
    expect(top).toBeGreaterThan(0)
    expect(top).toBeLessThan(height)
    // the form validates itself again after each keystroke, without checking placeholders
    await page.locator('#field-layout__3__text').pressSequentially('Ask us', { delay: 60 })
    await page.waitForTimeout(1_500)
    await expect(page.locator('.field-type.error:has(#field-layout__3__heading)')).toContainText('{dealer.phone}')
  } finally {
    await cms.remove('pages', made.id)
  }
})

test("EDT-04: a document in use can't be deleted, and its users are linked", async ({ page }) => {
  const { cms, tenant } = await findHarbour()
  const [image] = await cms.find('media', `where[tenant][equals]=${tenant}&sort=-id`)
  const layout = [
    { blockType: 'imageText', heading: 'Picture', tone: 'plain', side: 'left', ratio: 'half', imageKind: 'photo', image: image?.id },
  ]
  const title = `Uses a picture ${randomUUID().slice(0, 6)}`
  const made = await cms.create(
    'pages',
    { tenant, title, path: `/pages/uses-${randomUUID().slice(0, 8)}`, layout, _status: 'draft' },
    '&draft=true',
  )
  try {
    await openForm(page, `media/${image?.id}`)
    await page.locator('.doc-controls__dots').click()
    await page.locator('#action-delete').click()
    await page.locator('#confirm-action:visible').click()
    const list = problemsOf(page)
    await expect(list.getByRole('alert')).toContainText('Still used in')
    await expect(page.getByText('An unknown error occurred.')).toHaveCount(0)
    await list.getByRole('link', { name: title }).click()
    await expect(page).toHaveURL(`${ADMIN}/collections/pages/${made.id}`, { timeout: 30_000 })
    await expect(page.locator('#field-title')).toHaveValue(title, { timeout: 30_000 })

    // deleting many at once is refused too
    await openAdmin(page, `/collections/media?limit=10&where[id][equals]=${image?.id}`)
    await page.locator('tbody input[type=checkbox]').first().check({ timeout: 30_000 })
    await page.locator('.list-selection__button', { hasText: 'Delete' }).first().click()
    await page.locator('#confirm-action:visible').click()
    await expect(problemsOf(page).getByRole('link', { name: title })).toBeVisible()
  } finally {
    await cms.remove('pages', made.id)
  }
})

test('EDT-04: an upload shows its limits before a file is chosen, and afterwards what is wrong with a file of 14 or 40 MB or of another type', async ({
  page,
}) => {
  await openForm(page, 'media/create')
  await expect(page.getByText('JPEG, PNG, WebP or AVIF, up to 12 MB')).toBeVisible()
  await page.locator('#field-alt').fill('Too large')
  for (const [name, bytes, words] of [
    ['large.jpg', 14_000_000, '“large.jpg” has 14 MB; a picture may have 12 MB'],
    ['photo.jpg', 40_000_000, '“photo.jpg” has 40 MB; a picture may have 12 MB'],
    ['logo.svg', 400, '“logo.svg” is not a picture that browsers show'],
  ] as const) {
    // a sparse file, so that the test needs no 40 MB of content
    const file = test.info().outputPath(name)
    writeFileSync(file, '')
    truncateSync(file, bytes)
    await page.locator('.file-field input[type=file]').setInputFiles(file)
    await page.locator('#action-save').click()
    await expect(problemsOf(page)).toContainText(words)
    await expect(page.locator('.file-field .field-error')).toContainText(words)
    await expect(page.getByText('An unknown error occurred.')).toHaveCount(0)
    await page.locator('.file-field__remove').click()
  }
})

test('EDT-04: the API refuses a picture that is too large and names the limit', async ({ request }) => {
  const { tenant } = await findHarbour()
  const { tokenOf } = await import('./support/staff')
  const answer = await request.post(`http://localhost:${PORT}/api/media`, {
    headers: { authorization: `JWT ${tokenOf(STAFF)}` },
    multipart: {
      _payload: JSON.stringify({ alt: 'Large', tenant }),
      file: { name: 'large.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(14_000_000) },
    },
  })
  expect(answer.status()).toBe(413)
  expect(await answer.json()).toMatchObject({ errors: [{ message: expect.stringContaining('12 MB') }] })
})

test('EDT-04: a server that does not answer is explained, and what was typed stays', async ({ page }) => {
  await openForm(page, 'faqs/create')
  const field = page.locator('#field-question')
  await field.fill('Is the yard open on Sundays?')
  await page.route('**/api/faqs*', (route) => route.abort())
  await page.locator('#action-save').click()
  await expect(problemsOf(page)).toContainText('The server did not answer')
  await expect(field).toHaveValue('Is the yard open on Sundays?')
})
