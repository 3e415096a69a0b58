import { type Browser, expect, type Page, type Request, test } from '@playwright/test'
import { openPreview } from './support/open-preview'
import { makeSharedPage, MARKETING, openAs } from './support/two-people'

const previewOf = (page: Page) => page.frameLocator('#live-preview-iframe')
const barOf = (page: Page) => page.locator('[data-preview-bar]')

/** Opens a page's form with its preview, at a block that was clicked in the preview. */
async function openWithPreview(browser: Browser, id: number): Promise<Page> {
  const page = await openAs(browser, MARKETING, id)
  await page.setViewportSize({ width: 1600, height: 1000 })
  await openPreview(page)
  await previewOf(page).getByText('Heading 1', { exact: true }).click()
  await expect(page.locator('#field-layout__0__heading')).toBeFocused({ timeout: 20_000 })
  return page
}

test('EDT-08: a link of a block shows its page in the preview, those of header and footer lead to their settings, and others are named', async ({
  browser,
}) => {
  const shared = await makeSharedPage(3)
  try {
    const page = await openWithPreview(browser, shared.id)
    const [preview, bar] = [previewOf(page), barOf(page)]
    const frame = () =>
      page
        .frames()
        .find((one) => one.url().includes('/preview/'))
        ?.url() ?? ''

    // the label is edited in the form, and its page is offered
    await preview.getByRole('link', { name: 'Block 2' }).click()
    await expect(page.locator('#field-layout__1__link__label')).toBeFocused()
    await expect(bar).toContainText('This link leads to /search.')
    await bar.getByRole('button', { name: 'Show that page' }).click()
    await expect(preview.locator('main a[href^="/cars/"]').first()).toBeVisible({ timeout: 30_000 })
    await expect(bar).toContainText('The preview shows /search.')
    // a link on that page leads on, in the same frame
    await preview.locator('main a[href^="/cars/"]').first().click()
    await expect(bar).toContainText('The preview shows /cars/', { timeout: 30_000 })
    await expect.poll(frame).toContain('/at?')
    await expect(page.locator('#field-title')).toHaveValue('Shared')

    await bar.getByRole('button', { name: 'Back to your page' }).click()
    await expect(preview.getByText('Heading 1', { exact: true })).toBeVisible({ timeout: 30_000 })
    await expect(bar).toHaveCount(0)

    const own = frame()
    await preview.locator('footer a[href^="tel:"]').first().click()
    await expect(bar).toContainText('the phone number in the site settings')
    await preview.locator('header a[href^="/search"]:visible').first().click()
    await expect(bar).toContainText('the header’s menu in the site settings')
    expect(frame()).toBe(own)
    await bar.getByRole('link', { name: 'Open the site settings' }).click()
    await expect(page.locator('#field-menuTree')).toBeInViewport({ timeout: 60_000 })
  } finally {
    await shared.remove()
  }
})

test('EDT-06: a heading, a text and a button label are typed into in the preview, and the form and the draft follow', async ({
  browser,
}) => {
  const shared = await makeSharedPage(3)
  try {
    const page = await openWithPreview(browser, shared.id)
    const preview = previewOf(page)
    const input = preview.locator('[data-preview-typing]')
    const begin = async (text: string) => {
      await preview.getByText(text, { exact: true }).click()
      await expect(preview.locator('[data-preview-may-type]')).toHaveText(text)
      await preview.getByText(text, { exact: true }).click()
      await expect(input).toBeFocused()
      await page.keyboard.press('End')
    }
    const field = (name: string) => page.locator(`#field-layout__${name}`)

    await begin('Heading 2')
    await page.keyboard.type(' typed here')
    // at once, before the text is left
    await expect(field('1__heading')).toHaveValue('Heading 2 typed here')
    await expect(input).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(input).toHaveCount(0)
    await expect(preview.getByText('Heading 2 typed here', { exact: true })).toBeVisible()

    await begin('Text 2')
    await page.keyboard.type(' <b>bold</b>')
    await preview.getByText('Heading 3', { exact: true }).click()
    await expect(field('1__text')).toHaveValue('Text 2 <b>bold</b>')
    await expect(preview.getByText('Text 2 <b>bold</b>', { exact: true })).toBeVisible()

    await begin('Block 3')
    await page.keyboard.type(' now')
    await expect(field('2__link__label')).toHaveValue('Block 3 now')
    await page.keyboard.press('Escape')
    await expect(field('2__link__label')).toHaveValue('Block 3')

    const draft = () => shared.read().then(({ layout }) => layout.map(({ heading, text, link }) => [heading, text, link?.label]))
    await expect.poll(draft, { timeout: 20_000 }).toEqual([
      ['Heading 1', 'Text 1', 'Block 1'],
      ['Heading 2 typed here', 'Text 2 <b>bold</b>', 'Block 2'],
      ['Heading 3', 'Text 3', 'Block 3'],
    ])
  } finally {
    await shared.remove()
  }
})

test('ADM-02: the preview stays open when the form can’t be rendered after it was published', async ({ browser }) => {
  const shared = await makeSharedPage(1)
  try {
    const page = await openWithPreview(browser, shared.id)
    // after a save, the form asks for its state together with the address of the preview
    const isDrawing = (request: Request) => request.method() === 'POST' && /"returnLivePreviewURL":true/.test(request.postData() ?? '')
    await page.route('**/admin/collections/pages/**', (route) => (isDrawing(route.request()) ? route.abort() : route.continue()))
    const refused = page.waitForEvent('requestfailed', isDrawing)
    await page.locator('#action-save').click()
    await refused
    await page.unroute('**/admin/collections/pages/**')
    // the form goes on after the refusal, and so does its preview
    await page.locator('#field-layout__0__heading').fill('After the refusal')
    await expect(previewOf(page).getByText('After the refusal', { exact: true })).toBeVisible({ timeout: 20_000 })
    await expect.poll(async () => (await shared.read()).layout[0]?.heading, { timeout: 20_000 }).toBe('After the refusal')
    await expect(page.locator('#live-preview-iframe')).toBeVisible()
    const { value } = await shared.cms.read('payload-preferences/collection-pages')
    expect(value ?? {}).not.toMatchObject({ editViewType: 'default' })
  } finally {
    await shared.remove()
  }
})

test('EDT-07: blocks are moved by dragging and by keys, and + between two blocks opens the picker there', async ({ browser }) => {
  const shared = await makeSharedPage(3)
  try {
    const page = await openWithPreview(browser, shared.id)
    const preview = previewOf(page)
    const order = () => shared.read().then(({ layout }) => layout.map(({ link }) => link?.label ?? 'new'))
    const block = (text: string) => preview.locator('[data-preview-block]').filter({ hasText: text })
    const handle = (text: string) => block(text).getByRole('button', { name: 'Move this block' })

    await handle('Heading 3').scrollIntoViewIfNeeded()
    await handle('Heading 1').hover()
    const from = await handle('Heading 1').boundingBox()
    const over = await block('Heading 2').boundingBox()
    if (!from || !over) throw new Error('no blocks')
    await page.mouse.down()
    await page.mouse.move(from.x + 10, from.y + 40, { steps: 4 })
    await page.mouse.move(from.x + 10, over.y + over.height * 0.8, { steps: 8 })
    await page.mouse.up()
    await expect.poll(order, { timeout: 20_000 }).toEqual(['Block 2', 'Block 1', 'Block 3'])

    await handle('Heading 3').focus()
    await page.keyboard.press('ArrowUp')
    await expect.poll(order, { timeout: 20_000 }).toEqual(['Block 2', 'Block 3', 'Block 1'])

    await page.locator('#layout-row-0 .collapsible__toggle').first().focus()
    await page.keyboard.press('Alt+ArrowDown')
    await expect.poll(order, { timeout: 20_000 }).toEqual(['Block 3', 'Block 2', 'Block 1'])
    await expect(page.locator('#layout-row-1 .collapsible__toggle').first()).toBeFocused()

    await expect(async () => {
      await block('Heading 2').getByRole('button', { name: 'Add a block here' }).click({ timeout: 5_000, force: true })
      await page.getByRole('dialog').getByTitle('Spacer', { exact: true }).click({ timeout: 5_000 })
    }).toPass({ timeout: 30_000 })
    await expect.poll(order, { timeout: 20_000 }).toEqual(['Block 3', 'new', 'Block 2', 'Block 1'])
    await page.screenshot({ path: 'test-results/preview-editing-1440.png' })
  } finally {
    await shared.remove()
  }
})
