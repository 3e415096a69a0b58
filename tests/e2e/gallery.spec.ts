import { expect, test, type Locator, type Page } from '@playwright/test'
import { findViolations } from './support/axe'
import { readOverhang } from './support/overhang'
import { waitForScripts } from './support/layout'
import { siteUrl } from './support/sites'

/** Showcase cars with spin, film, interior and hotspots: one site starts with the spin, the other with the photos. */
const SPUN = siteUrl('harbour', '/cars/2024-byd-atto-3-extended-range-hc20639')
const STAGED = siteUrl('summit', '/cars/2022-porsche-panamera-gts-sp1042')

const spin = (page: Page) => page.getByRole('slider', { name: /^360 degree view of/ })
const GALLERY = 'section[aria-label^="Photos of"]'
const mode = (page: Page, name: string) => page.getByRole('group', { name: 'Photo and 360° views' }).getByRole('button', { name })
const counter = (page: Page) => page.getByRole('button', { name: 'View the photo full screen' })
const frameOf = async (slider: Locator) => Number(await slider.getAttribute('aria-valuenow'))

test.describe('on a desktop', () => {
  test('GAL-06, SPIN-01, SPIN-02, SPIN-03: the spin is shown first, loads, turns once and stops', async ({ page }) => {
    const frames = new Set<string>()
    page.on('request', (request) => {
      if (request.url().includes('spin%2F')) frames.add(decodeURIComponent(request.url()).replace(/&w=.*/, ''))
    })
    await page.goto(SPUN)
    await expect(mode(page, '360°')).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByRole('button', { name: 'Stop turning' })).toBeVisible({ timeout: 30_000 })
    expect(frames.size).toBe(36)
    await expect(page.getByRole('button', { name: 'Turn once around' })).toBeVisible({ timeout: 20_000 })
    expect(await frameOf(spin(page))).toBe(1)
  })

  test('SPIN-03, SPIN-04, SPIN-07: by keyboard, the spin is stopped and turned, and a hotspot opened and closed', async ({ page }) => {
    await page.goto(SPUN)
    await expect(page.getByRole('button', { name: 'Stop turning' })).toBeVisible({ timeout: 30_000 })
    await spin(page).focus()
    await page.keyboard.press('Home')
    await expect(page.getByRole('button', { name: 'Turn once around' })).toBeVisible()
    expect(await frameOf(spin(page))).toBe(1)
    await page.keyboard.press('ArrowLeft')
    expect(await frameOf(spin(page))).toBe(36)
    await page.keyboard.press('Home')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Show: LED headlights' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByText('LED headlights with automatic high beam')).toBeVisible()
    expect(await findViolations(page, GALLERY)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(page.getByText('LED headlights with automatic high beam')).toBeHidden()
  })

  test("SPIN-02, A11Y-02: with reduced motion the spin doesn't turn until asked to", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(SPUN)
    await expect(spin(page)).toBeVisible({ timeout: 30_000 })
    await expect(page.getByRole('button', { name: 'Turn once around' })).toBeVisible()
    expect(await frameOf(spin(page))).toBe(1)
    await page.getByRole('button', { name: 'Turn once around' }).click()
    await expect.poll(() => frameOf(spin(page))).toBeGreaterThan(2)
  })

  test('SPIN-06: images that fail are logged and skipped; when all fail, a button leads back', async ({ page }) => {
    const logged: string[] = []
    page.on('console', (message) => {
      if (message.text().includes('360 degree view')) logged.push(message.text())
    })
    await page.route(/suv-blue-0[3-5]\.webp/, (route) => route.abort())
    await page.goto(SPUN)
    await expect(spin(page)).toHaveAttribute('aria-valuemax', '33', { timeout: 30_000 })
    expect(logged).toHaveLength(3)
    await page.route(/spin%2F/, (route) => route.abort())
    await page.reload()
    await expect(page.getByText('The 360° view could not be loaded.')).toBeVisible({ timeout: 30_000 })
    await page.getByRole('button', { name: 'See the photos' }).click()
    await expect(counter(page)).toBeVisible()
  })

  test('GAL-01, GAL-03, GAL-04, GAL-07, VDP-19, LOOK-06: by keyboard, from the slider to full screen and back', async ({ page }) => {
    await page.goto(STAGED)
    await expect(counter(page)).toHaveText(/1 of \d+$/)
    await page.waitForLoadState('networkidle')
    await page.getByRole('list', { name: 'Photos' }).focus()
    await page.keyboard.press('ArrowLeft')
    const [, last = ''] = /(\d+) of \1$/.exec((await counter(page).innerText()).trim()) ?? []
    expect(Number(last)).toBeGreaterThan(8)
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowRight')
    await expect(page.locator('button[aria-current]')).toHaveAttribute('aria-label', 'Video')
    await counter(page).focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: /^Photos of/ })
    // A video does not count as a photo.
    await expect(dialog.getByRole('status')).toHaveText('Video')
    await page.keyboard.press('ArrowRight')
    await expect(dialog.getByRole('status')).toHaveText(`2 of ${last}`)
    for (let press = 0; press < 12; press += 1) await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null)).toBe(
      true,
    )
    expect(await findViolations(page, GALLERY)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(counter(page)).toBeFocused()
    await expect(counter(page)).toHaveText(new RegExp(`2 of ${last}$`))
    await expect(page.getByRole('button', { name: `All ${last} photographs` })).toBeVisible()
  })

  test('GAL-05, GAL-08: walkaround and interior open in the gallery, and the photos start from the first again', async ({ page }) => {
    await page.goto(STAGED)
    await page.waitForLoadState('networkidle')
    await page.getByRole('button', { name: 'Photo 4' }).click()
    await mode(page, 'Walkaround').click()
    const film = page.locator('video')
    await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.readyState), { timeout: 20_000 }).toBeGreaterThan(1)
    await mode(page, 'Interior').click()
    await expect(film).toHaveCount(0)
    const inside = page.getByRole('slider', { name: /^Interior of/ })
    await expect(inside).toHaveAttribute('aria-valuetext', 'Looking ahead', { timeout: 20_000 })
    await expect(page.getByRole('button', { name: 'Show: Touchscreen' })).toBeVisible()
    expect(await findViolations(page, GALLERY)).toEqual([])
    await inside.focus()
    for (let press = 0; press < 6; press += 1) await page.keyboard.press('ArrowRight')
    await expect(inside).toHaveAttribute('aria-valuetext', 'Looking to the right')
    await mode(page, 'Gallery').click()
    await expect(counter(page)).toHaveText(/1 of \d+$/)
  })

  test('GAL-01: a photo that fails to load is left out of slider, strip and count', async ({ page, browser }) => {
    const sound = await browser.newPage()
    await sound.goto(STAGED)
    const before = Number(/of (\d+)/.exec(await counter(sound).innerText())?.[1])
    await sound.close()
    await page.route(/sedan-black-rear\.webp/, (route) => route.abort())
    await page.goto(STAGED)
    await page.waitForLoadState('networkidle')
    await page.getByRole('button', { name: 'Next photo' }).click()
    await page.getByRole('button', { name: 'Next photo' }).click()
    await expect(counter(page)).toHaveText(new RegExp(`of ${before - 1}$`))
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('SPIN-03, SPIN-04: a finger stops the spin and turns it, one image per 20 px', async ({ page }) => {
    await page.goto(SPUN)
    await expect(page.getByRole('button', { name: 'Stop turning' })).toBeVisible({ timeout: 30_000 })
    const box = await spin(page).boundingBox()
    if (!box) throw new Error('the spin has no place')
    const [x, y] = [box.x + 60, box.y + 60]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await expect(page.getByRole('button', { name: 'Turn once around' })).toBeVisible()
    const from = await frameOf(spin(page))
    await page.mouse.move(x + 90, y, { steps: 6 })
    expect(await frameOf(spin(page))).toBe(((from - 1 + 4) % 36) + 1)
    await page.mouse.up()
  })

  test('GAL-01, GAL-04, GAL-07, LOOK-06: a swipe selects a photo, full screen enlarges it, and nothing scrolls sideways', async ({
    page,
  }) => {
    await page.goto(STAGED)
    await page.waitForLoadState('networkidle')
    await page.getByRole('list', { name: 'Photos' }).evaluate((track) => track.scrollTo({ left: 2 * track.clientWidth }))
    await expect(counter(page)).toHaveText(/2 of \d+$/)
    await counter(page).tap()
    const dialog = page.getByRole('dialog', { name: /^Photos of/ })
    await expect(dialog.getByRole('status')).toHaveText(/^2 of/)
    await dialog.getByRole('button', { name: 'Larger' }).tap()
    await expect(dialog.getByRole('button', { name: /^Enlarged 160%/ })).toBeVisible()
    const isSharp = (image: HTMLImageElement) => image.getBoundingClientRect().width <= image.naturalWidth
    expect(await dialog.locator('[data-slot] img').evaluate(isSharp), 'LOOK-06: at most one pixel of the screen for each of its own').toBe(
      true,
    )
    await dialog.getByRole('button', { name: 'Close' }).tap()
    await expect(counter(page)).toBeFocused()
    // The picture is in the browser's cache now.
    await counter(page).tap()
    await expect(dialog.getByRole('button', { name: 'Larger' })).toBeVisible()
    await dialog.getByRole('button', { name: 'Close' }).tap()
    await page.setViewportSize({ width: 320, height: 700 })
    for (const url of [SPUN, STAGED]) {
      await page.goto(url)
      expect(await readOverhang(page), url).toBeLessThanOrEqual(0)
    }
  })

  test('SPIN-07, GAL-05: wherever a hotspot is in the interior, its description stays inside the picture', async ({ page }) => {
    await page.goto(STAGED)
    await waitForScripts(page)
    const inside = page.getByRole('slider', { name: /^Interior of/ })
    // A press before the gallery takes input is lost.
    await expect(async () => {
      await mode(page, 'Interior').click()
      await expect(inside).toBeVisible({ timeout: 5_000 })
    }).toPass({ timeout: 40_000 })
    const picture = await inside.boundingBox()
    if (!picture) throw new Error('The interior has no size.')
    let read = 0
    for (let turn = 0; turn < 24; turn += 1) {
      for (const name of await page.getByRole('button', { name: /^Show: / }).evaluateAll((all) => all.map(({ ariaLabel }) => ariaLabel))) {
        await page.getByRole('button', { name: String(name) }).press('Enter')
        const text = page.getByText(String(name).replace('Show: ', ''), { exact: true })
        const { x, width } = (await text.boundingBox()) ?? { x: -1, width: 0 }
        expect.soft(x, `left edge of ${name} after ${turn} turns`).toBeGreaterThanOrEqual(picture.x)
        expect.soft(x + width, `right edge of ${name} after ${turn} turns`).toBeLessThanOrEqual(picture.x + picture.width)
        await page.keyboard.press('Escape')
        read += 1
      }
      await inside.press('ArrowRight')
    }
    expect(read).toBeGreaterThan(6)
  })

  test('GAL-09, VDP-19: the video is second and is not fetched before it is played', async ({ page }) => {
    const films: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('.webm')) films.push(request.url())
    })
    await page.goto(STAGED)
    await page.waitForLoadState('networkidle')
    await page.getByRole('button', { name: 'Video', exact: true }).tap()
    await expect(counter(page)).toHaveText(/: Video$/)
    expect(films).toEqual([])
    await page.getByRole('button', { name: /^Play: Video of/ }).tap()
    await expect.poll(() => films.length).toBeGreaterThan(0)
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('GAL-01: the photos can be swiped, also where the spin would be first, and no button is dead', async ({ page }) => {
    for (const url of [SPUN, STAGED]) {
      await page.goto(url)
      await expect(page.getByRole('list', { name: 'Photos' }).getByRole('img').first()).toBeVisible()
      await expect(page.getByRole('group', { name: 'Photo and 360° views' })).toBeHidden()
      await expect(counter(page)).toBeHidden()
    }
  })
})
