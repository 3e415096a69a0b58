import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { cmsAs, openAdmin, signInToAdmin } from './support/cms'
import { ask } from './support/http'
import { PORT } from './support/sites'
import { withTemporaryCar } from './support/temporary-car'

const STAFF = 'marketing@harbour.example'
const jpeg = () =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#246' } })
    .jpeg()
    .toBuffer()
const photo = (name: string) => ({ image: { url: `/demo-media/${name}.webp`, thumb: { url: `/demo-media/${name}.webp` } }, isVideo: false })

test('EDT-14: a car’s photos are uploaded together, keyed into order and deleted, hotspots placed by a click and features listed, without another host', async ({
  page,
}) => {
  const cms = cmsAs(STAFF)
  const [sample] = await cms.find('vehicles', 'where[tenant.slug][equals]=harbour&where[spin_interior_image][exists]=true')
  const foreign: string[] = []
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url())
    if (/^http/.test(protocol) && !/(^|\.)localhost$/.test(hostname)) foreign.push(request.url())
  })
  const fields = {
    images: [photo('a'), photo('b')],
    spin_interior_image: sample?.spin_interior_image,
    standardEquipment: ['Tow bar'],
  }
  await withTemporaryCar(cms, String(sample?.slug), fields, async (path, id) => {
    await signInToAdmin(page, STAFF)
    await openAdmin(page, `/collections/vehicles/${id}`)
    await page.getByRole('button', { name: 'Pictures and text' }).click()
    const files = ['one.jpg', 'two.jpg', 'three.jpg'].map(async (name) => ({ name, mimeType: 'image/jpeg', buffer: await jpeg() }))
    const bad = { name: 'broken.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('this is no picture') }
    await page.getByLabel('Add photos').setInputFiles([...(await Promise.all(files)), bad])
    await expect(page.getByText('3 of 4 pictures added, 1 not added')).toBeVisible({ timeout: 30_000 })
    await expect(page.getByRole('list', { name: 'Not added' })).toContainText('broken.jpg')
    const handle = (place: number) => page.getByRole('button', { name: `Move picture ${place}`, exact: true }).first()
    await handle(3).focus()
    await page.keyboard.press('Space')
    // keys count once the picture is picked up, and the list measures its pictures anew after each step
    await expect(page.getByText('Picture 3 is at place 3.')).toBeAttached()
    for (const place of [2, 1]) {
      await page.keyboard.press('ArrowLeft')
      await expect(page.getByText(`Picture 3 is at place ${place}.`)).toBeAttached()
    }
    await page.keyboard.press('Space')
    await expect(handle(1).locator('img')).toHaveAttribute('src', /one/)
    await page.getByRole('button', { name: 'Delete picture 2', exact: true }).first().click()
    await page.getByRole('button', { name: 'Focal point of picture 1', exact: true }).first().click()
    const focal = page.getByRole('region', { name: 'Focal point of picture 1' })
    for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowDown'])
      await focal.getByRole('button', { name: 'Focal point of picture 1' }).press(`Shift+${key}`)
    await focal.getByRole('button', { name: 'Done' }).click()
    await page.getByRole('button', { name: 'Place a new hotspot' }).click({ position: { x: 60, y: 40 } })
    await page.getByRole('textbox', { name: 'Text of hotspot 1' }).fill('Touchscreen')
    await page.getByRole('button', { name: 'Specifications' }).click()
    await page.getByRole('button', { name: 'Add feature' }).click()
    await page.keyboard.type('Sunroof')
    await page.locator('#action-save').click()
    await expect
      .poll(async () => (await cms.read(`vehicles/${id}?depth=0`)).standardEquipment, { timeout: 15_000 })
      .toEqual(['Tow bar', 'Sunroof'])
    const stored = await cms.read(`vehicles/${id}?depth=0`)
    expect(stored).toMatchObject({ photos_count: 4, primary_image_url: expect.stringMatching(/^\/api\/media\/file\/one-/) })
    expect(JSON.stringify(stored.images)).toMatch(/one-.*\/demo-media\/b.*two-.*three-/)
    expect(stored.hotspots).toMatchObject({ interior: { hotspots: [{ id: 'spot-1', description: 'Touchscreen' }] } })
    // the car's page and its card crop the picture around its focal point
    for (const address of [path, '/search/used-cars/trial'])
      await expect
        .poll(async () => (await ask(PORT, address, { host: 'harbour.localhost' })).body, { timeout: 30_000 })
        .toMatch(/<img[^>]*one-[^>]*object-position:40% 55%/)
    await test.info().attach('specifications', { body: await page.screenshot({ fullPage: true }), contentType: 'image/png' })
  })
  expect(foreign).toStrictEqual([])
})
