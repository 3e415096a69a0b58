import { expect, test } from '@playwright/test'
import { ask } from './support/http'
import { PORT, siteUrl, TEMPLATES } from './support/sites'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

test('SRCH-08: a filter that is chosen before the scripts arrive is searched for when they do', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/_next\/static\/chunks\//, async (route) => {
    await held
    await route.continue()
  })
  await page.goto(siteUrl('harbour', '/search'))
  const count = page.getByRole('heading', { level: 1 })
  const all = await count.innerText()
  await page.getByRole('button', { name: /^Filters/ }).click()
  const box = page.getByRole('form', { name: 'Filters' }).getByRole('checkbox', { name: /^SUV/ })
  await box.check()
  await expect(count).toHaveText(all)
  release()
  await expect(page).toHaveURL(/body=SUV/)
  await expect(count).not.toHaveText(all)
  await expect(box).toBeChecked()
})

for (const slug of TEMPLATES) {
  test(`PERF-14: React hydrates ${slug}'s pages in slices, because all their parts are in one activity`, async () => {
    const { body } = await ask(PORT, '/', { host: `${slug}.localhost` })
    // React marks an activity with these two comments.
    expect(body.split('<!--&-->')).toHaveLength(2)
    const activity = /<!--&-->([\s\S]*)<!--\/&-->/.exec(body)?.[1] ?? ''
    for (const part of ['<header', '<main id="main"', '<footer']) expect(activity).toContain(part)
  })
}
