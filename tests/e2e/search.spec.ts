import { expect, test, type Page } from '@playwright/test'
import { ask } from './support/http'
import { layOutPage } from './support/layout'
import { firstCarPath, PORT, siteUrl } from './support/sites'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

const count = (page: Page) => page.getByRole('heading', { level: 1 })
const openFilters = (page: Page) => page.getByRole('button', { name: /^Filters/ }).click()
const search = (page: Page) => page.getByRole('combobox', { name: 'Search by make, model or stock number' })

test('VDP-02: each breadcrumb of a car lists its cars, under both bases', async () => {
  const host = 'harbour.localhost'
  const car = await ask(PORT, await firstCarPath('harbour'), { host })
  const trail = /<nav[^>]*aria-label="Breadcrumbs?"[\s\S]*?<\/nav>/.exec(car.body)?.[0] ?? ''
  const crumbs = [...trail.matchAll(/href="(\/search\/[^"]+)"/g)].map(([, href = '']) => href)
  expect(crumbs.length).toBeGreaterThanOrEqual(2)
  const read = async (path: string) => {
    const { status, body } = await ask(PORT, path, { host })
    const canonical = /<link rel="canonical" href="([^"]+)"/.exec(body)?.[1]
    return { status, heading: /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(body)?.[1], canonical }
  }
  for (const crumb of crumbs) {
    const own = await read(crumb)
    expect([own.status, own.heading]).toEqual([200, expect.stringMatching(/[1-9]/)])
    expect(new URL(own.canonical ?? '').pathname).toBe(crumb)
    expect(await read(crumb.replace('/search', '/used-car'))).toEqual(own)
  }
})

/** The form only responds once the page is hydrated. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(siteUrl('harbour', path))
  await expect(async () => {
    const field = page.locator('#search-query')
    await field.focus()
    await expect(field).toHaveRole('combobox', { timeout: 2_000 })
  }).toPass({ timeout: 40_000 })
  await page.keyboard.press('Escape')
  await page.locator('#search-query').blur()
}

test('SRCH-08: the filter sheet on a phone updates counts, puts filters into the address, and a new browser gets the same results there', async ({
  page,
  browser,
}) => {
  await open(page, '/search')
  const all = await count(page).innerText()
  await openFilters(page)
  const sheet = page.getByRole('form', { name: 'Filters' })
  await sheet.getByRole('checkbox', { name: /^SUV/ }).check()
  await expect(page).toHaveURL(/body=SUV/)
  const button = sheet.getByRole('button', { name: /^Show Me/ })
  await expect(button).not.toContainText(all)
  await sheet.getByRole('textbox', { name: 'Price to, dollars' }).fill('60000')
  await expect(page).toHaveURL(/price=-60000/)
  await button.click()
  await expect(sheet).toBeHidden()
  await expect(page.getByRole('list', { name: 'Active filters' }).getByRole('link', { name: /Remove/ })).toHaveCount(2)
  const found = await count(page).innerText()
  await layOutPage(page)
  const cars = await page.getByRole('article').getByRole('heading').allInnerTexts()
  expect(cars).not.toContain('')

  const shared = await browser.newPage({ viewport: { width: 390, height: 844 } })
  await shared.goto(page.url())
  await expect(count(shared)).toHaveText(found)
  await layOutPage(shared)
  expect(await shared.getByRole('article').getByRole('heading').allInnerTexts()).toEqual(cars)
  await shared.close()
})

test('SRCH-08: back and forward restore filters, results and page number', async ({ page }) => {
  await open(page, '/search')
  const all = await count(page).innerText()
  await page.locator('a[rel=next]').click()
  await expect(page).toHaveURL(/page=2/)
  await openFilters(page)
  await page.getByRole('checkbox', { name: /^Ute/ }).check()
  await expect(page).toHaveURL(/body=Ute$/)
  await page.getByRole('button', { name: /^Show Me/ }).click()
  const utes = await count(page).innerText()
  await page.goBack()
  await expect(page).toHaveURL(/page=2/)
  await expect(count(page)).toHaveText(all)
  await expect(page.locator('#filter-body-Ute')).not.toBeChecked()
  await page.goBack()
  await expect(page).toHaveURL(/\/search$/)
  await page.goForward()
  await page.goForward()
  await expect(count(page)).toHaveText(utes)
  await expect(page.locator('#filter-body-Ute')).toBeChecked()
})

test('TEN-02: new, demo and used stock have separate listings with only their own cars', async () => {
  for (const type of ['new', 'demo', 'used']) {
    const { status, body } = await ask(PORT, `/search/${type}-cars`, { host: 'harbour.localhost' })
    const cars = [...new Set(body.match(/\/cars\/[a-z0-9-]+(?=")/g))]
    expect([status, cars.length > 2], type).toEqual([200, true])
    expect(body, type).toMatch(new RegExp(`<title>[\\d,+]+ ${type} cars`, 'i'))
    for (const path of cars.slice(0, 4)) {
      const car = await ask(PORT, path, { host: 'harbour.localhost' })
      const condition = type === 'new' ? 'NewCondition' : 'UsedCondition'
      expect(car.body, path).toContain(condition)
    }
  }
})

test('SRCH-09: a word with a typo finds the car', async ({ page }) => {
  await open(page, '/search')
  await page.locator('#search-query').fill('toyta')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/query=toyta/)
  await expect(page.getByRole('article').first()).toContainText('Toyota')
})

test('A11Y-01: suggestions appear while typing and work by keyboard, and the last search is offered again', async ({ page }) => {
  await open(page, '/search')
  await search(page).focus()
  await page.keyboard.type('toyo')
  const option = page.getByRole('option', { name: /^Toyota/ }).first()
  await expect(option).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(option).toHaveAttribute('aria-selected', 'true')
  await expect(search(page)).toHaveAttribute('aria-activedescendant', (await option.getAttribute('id')) ?? '')
  await page.keyboard.press('Escape')
  await expect(option).toBeHidden()
  await expect(search(page)).toHaveValue('toyo')
  await page.keyboard.press('ArrowDown')
  await expect(option).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\/toyota$/)
  await search(page).fill('')
  await expect(page.getByRole('group', { name: 'Recent' }).getByRole('option', { name: 'Toyota' })).toBeVisible()
})

test('SRCH-09: a stock number leads to its car', async ({ page }) => {
  const { body } = await ask(PORT, '/search', { host: 'harbour.localhost' })
  const number = /Stock (H[A-Z]\d{5})/.exec(body.replace(/<!-- -->/g, ''))?.[1] ?? ''
  await open(page, '/search')
  await search(page).focus()
  await page.keyboard.type(number.toLowerCase())
  await page.getByRole('group', { name: 'Cars' }).getByRole('option').first().click()
  await expect(page).toHaveURL(/\/cars\//)
})

test('SRCH-19: range sliders work by keyboard and update the fields, and an untouched end adds no filter', async ({ page }) => {
  await open(page, '/search')
  await openFilters(page)
  const from = page.getByRole('slider', { name: 'Price from' })
  await from.focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(from).toHaveAttribute('aria-valuetext', '$6,000')
  await expect(page.getByRole('textbox', { name: 'Price from, dollars' })).toHaveValue('6000')
  await expect(page).toHaveURL(/price=6000-$/)
  await expect(from).toBeFocused()
  await page.keyboard.press('Home')
  await expect(page).toHaveURL(/\/search$/)
  await expect(page.getByRole('textbox', { name: 'Price from, dollars' })).toHaveValue('')
  const to = page.getByRole('slider', { name: 'Price to' })
  await page.getByRole('textbox', { name: 'Price to, dollars' }).fill('40000')
  await expect(to).toHaveAttribute('aria-valuetext', '$40,000')
})

test('SRCH-19: a minimum pushed towards the maximum stops below it, in the filters and in the price block', async ({ page }) => {
  await open(page, '/search?price=-40000')
  await openFilters(page)
  await page.getByRole('slider', { name: 'Price from' }).press('End')
  await expect(page).toHaveURL(/price=39999-40000$/)
  await page.getByRole('textbox', { name: 'Price from, dollars' }).fill('40000')
  await expect(page).toHaveURL(/price=40000-40001$/)

  await page.goto(siteUrl('harbour', '/special-offers'))
  const way = page.locator('a[href*="sortBy=price-high"]')
  await expect(async () => {
    await page.getByRole('heading', { name: 'What would you like to spend?' }).scrollIntoViewIfNeeded()
    await expect(way).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await page.getByRole('textbox', { name: 'Price to' }).fill('40000')
  await page.getByRole('textbox', { name: 'Price to' }).press('Enter')
  await page.getByRole('textbox', { name: 'Price from' }).fill('95000')
  await page.getByRole('textbox', { name: 'Price from' }).press('Enter')
  await expect(way).toHaveAttribute('href', /price=39999-40000&/)
  await page.getByRole('slider', { name: 'Price from' }).press('End')
  await expect(way).toHaveAttribute('href', /price=39\d{3}-40000&/)
})

test('SRCH-20, API-09: around a suburb chosen by keyboard, cars show their distance', async ({ page }) => {
  await open(page, '/search')
  await openFilters(page)
  await page.getByText('Distance', { exact: true }).first().click()
  const near = page.locator('#filter-near')
  await near.focus()
  await expect(near).toHaveRole('combobox')
  await page.keyboard.type('moorooka')
  await expect(page.getByRole('option', { name: /Moorooka QLD 4105/ })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/postcode=4105/)
  await page.getByRole('button', { name: /^Show Me/ }).click()
  await expect(page.getByRole('article').first()).toContainText(/\d km|under 1 km/)
})

test('SRCH-22, API-09: half a postcode and Enter shows an error and keeps the input', async ({ page }) => {
  await open(page, '/search')
  await openFilters(page)
  await page.getByText('Distance', { exact: true }).first().click()
  const near = page.locator('#filter-near')
  await near.focus()
  await expect(near).toHaveRole('combobox')
  await page.keyboard.type('12')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Invalid postcode').first()).toBeVisible()
  await expect(near).toHaveValue('12')
  expect(page.url()).not.toMatch(/postcode=\d{4}/)
})

test('SRCH-14: a failed search keeps the results, shows an error and offers a retry', async ({ page }) => {
  await open(page, '/search')
  await page.route('**/api/search?*', (route) => route.fulfill({ status: 503, json: { error: 'down' } }))
  const cars = await page.getByRole('article').count()
  await openFilters(page)
  await page.getByRole('checkbox', { name: /^SUV/ }).check()
  await page.keyboard.press('Escape')
  await expect(page.getByText('Search didn’t respond.')).toBeVisible()
  expect(await page.getByRole('article').count()).toBe(cars)
  await page.unroute('**/api/search?*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page).toHaveURL(/body=SUV/)
  await expect(page.getByText('Search didn’t respond.')).toBeHidden()
})

test('SIM-09: similar cars are not fetched before they are near the viewport', async ({ page }) => {
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/similar')) calls.push(request.url())
  })
  await page.goto(siteUrl('harbour', '/search'))
  await page.goto(siteUrl('harbour', (await page.getByRole('article').getByRole('link').first().getAttribute('href')) ?? ''))
  await page.waitForLoadState('networkidle')
  expect(calls).toEqual([])
  await expect(async () => {
    await page.mouse.wheel(0, 1_500)
    await expect(page.getByRole('region', { name: /^Similar .* In-Stock$/ })).toBeVisible({ timeout: 1_000 })
  }).toPass()
  expect(calls).toHaveLength(1)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('SRCH-05: the same form filters by number, keyword and suburb', async ({ page }) => {
    await page.setViewportSize({ width: 1200, height: 900 })
    await page.goto(siteUrl('harbour', '/search'))
    await expect(page.getByRole('slider')).toHaveCount(0)
    await page.getByRole('textbox', { name: 'Price to, dollars' }).fill('40000')
    await page.getByRole('searchbox').fill('toyota')
    await page.getByRole('button', { name: 'Apply filters' }).click()
    await expect(page.getByRole('list', { name: 'Active filters' })).toContainText('Under $40,000')
    await expect(page.getByRole('article').first()).toContainText('Toyota')
    await page.goto(siteUrl('harbour', '/search?postcode=Moorooka&distance=25'))
    await expect(page.getByRole('list', { name: 'Active filters' })).toContainText('Within 25 km of 4105')
    await page.goto(siteUrl('harbour', '/search?postcode=Nowhereville'))
    await expect(page.getByText('Invalid postcode')).toBeAttached()
  })
})

const BAD = [
  '/search/%E0%A4%A',
  '/search/%00',
  '/search/no-such-thing/at/all/of/it/whatever',
  '/search?page=0',
  '/search?page=-1',
  '/search?page=1000000000',
  '/search?price=90000-10000&year=x&km=--&seats=,,,',
  '/search?price_min=9e99&price_max=NaN',
  `/search?query=${'a'.repeat(4_000)}`,
  '/search?query=%22%20OR%201=1;--%20(&make=%27%22%5C',
  '/search?make=Toyota&make=Ford&page=2&page=3&sortBy=x&sortBy=price-low',
  '/search?postcode=99999&distance=-5',
  '/search?%F0%9F%9A%97=%F0%9F%9A%97&__proto__=x&constructor=y',
]

test('SRCH-08: any search address returns a page', async () => {
  for (const path of BAD) {
    const page = await ask(PORT, path, { host: 'harbour.localhost' })
    expect(page.status, path).toBeLessThan(500)
    const call = await ask(PORT, path.replace(/^\/search[^?]*/, '/api/search'), { host: 'harbour.localhost' })
    expect(call.status, `the call of ${path}`).toBe(200)
  }
})

test("SEC-02: a site's calls accept bodies up to one megabyte", async () => {
  const comments = 'x'.repeat(1024 * 1024)
  const { status, body } = await ask(PORT, '/api/leads', { host: 'harbour.localhost', method: 'POST', body: { comments } })
  expect(status).toBe(413)
  expect(body).toContain('1 MB')
})
