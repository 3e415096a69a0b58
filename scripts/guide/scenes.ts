import { expect, type Page } from '@playwright/test'
import { cmsAs, openAdmin } from '@tests/e2e/support/cms'
import { sendEnquiries } from './enquiries'

const MARKETING = 'marketing@harbour.example'
const SALES = 'sales@harbour.example'
const DAY_MS = 86_400_000
const LONG_MS = 60_000
/** The height of the form's buttons, which stay at the top, in px. */
const BELOW_BUTTONS = 90

/** What a picture shows: a screen of the admin in a window of a size in which nothing is cut off. */
export type Scene = {
  name: string
  staff: string
  width: number
  height: number
  open: (page: Page) => Promise<void>
}

const cms = cmsAs(MARKETING)

async function findId(collection: string, query: string): Promise<number> {
  const [found] = await cms.find(collection, `where[tenant.slug][equals]=harbour&${query}`)
  if (!found) throw new Error(`The demonstration has no ${collection} with ${query}.`)
  return found.id
}

const findPage = (path: string) => findId('pages', `where[path][equals]=${path}`)

async function openForm(page: Page, collection: string, id: number): Promise<void> {
  await openAdmin(page, `/collections/${collection}/${id}`)
  await page.locator('.doc-controls').waitFor({ timeout: LONG_MS })
}

const openSettings = async (page: Page) => openForm(page, 'site-settings', await findId('site-settings', ''))
const openTab = (page: Page, name: string) => page.locator('.tabs-field__tab-button', { hasText: name }).click()

/** Shows or hides the preview. The admin remembers the last choice. */
async function setPreview(page: Page, isShown: boolean): Promise<void> {
  const toggler = page.locator('.live-preview-toggler')
  const preview = page.locator('#live-preview-iframe')
  if ((await toggler.getAttribute('class'))?.includes('--active') !== isShown) await toggler.click()
  await preview.waitFor({ state: isShown ? 'visible' : 'hidden', timeout: LONG_MS })
  const frame = isShown ? await preview.elementHandle().then((element) => element?.contentFrame()) : null
  await frame?.waitForLoadState('load', { timeout: LONG_MS })
}

async function openPage(page: Page, path: string): Promise<void> {
  await openForm(page, 'pages', await findPage(path))
  await setPreview(page, true)
}

/** Presses a text in the preview until its field has the focus: the preview takes clicks once its scripts run. */
async function pressText(page: Page, text: string): Promise<void> {
  const field = page.locator('#field-layout__0__heading')
  await expect(async () => {
    await page.frameLocator('#live-preview-iframe').getByText(text, { exact: true }).first().click()
    await expect(field).toBeFocused({ timeout: 2_000 })
  }).toPass({ timeout: LONG_MS })
}

const saveDraft = async (path: string, title: string) =>
  cms.update('pages', await findPage(path), { title, _status: 'draft' }, '&draft=true')

async function makeRelease(page: Page): Promise<void> {
  await saveDraft('/special-offers', 'Special offers')
  const promo = await findId('promo-cards', 'where[title][contains]=summer')
  await cms.update('promo-cards', promo, { position: 5, _status: 'draft' }, '&draft=true')
  const release = await cms.create('releases', { name: 'Summer campaign' })
  await openForm(page, 'releases', release.id)
  const panel = page.locator('[data-release]')
  for (const [kind, name] of [
    ['Page', 'Special offers'],
    ['Promo card', 'New: summer servicing'],
  ] as const) {
    await panel.getByLabel('Kind').selectOption({ label: kind })
    await panel.getByLabel('Name, or a part of it').fill(name)
    await panel.getByRole('button', { name: 'Find' }).click()
    await panel.getByRole('button', { name: `Add ${name}` }).click()
    await panel.locator('[data-item]', { hasText: name }).waitFor()
  }
  await panel.getByRole('button', { name: 'Approve' }).click()
  await panel.getByRole('button', { name: 'Publish now' }).waitFor()
  await page.evaluate(() => window.scrollTo(0, 0))
}

async function writeNote(page: Page): Promise<void> {
  await openPage(page, '/service')
  await page.getByRole('button', { name: /note.* on 1 /i }).click({ timeout: LONG_MS })
  const panel = page.getByRole('dialog')
  await panel.getByLabel('New note').fill('The prices change on 1 January. Please check them with the workshop.')
  await panel.getByRole('checkbox').first().check()
  await panel.getByRole('button', { name: 'Add note' }).click()
  await panel.locator('[data-note]').waitFor()
}

async function shareDraft(page: Page): Promise<void> {
  const id = await findPage('/trade-in')
  const [tenant] = await cms.find('tenants', 'where[slug][equals]=harbour')
  const expiresAt = new Date(Date.now() + 7 * DAY_MS).toISOString()
  await cms.create('share-links', { tenant: tenant?.id, page: id, note: 'Ana of the agency', expiresAt })
  await openPage(page, '/trade-in')
  await setPreview(page, false)
  await openTab(page, 'Share the draft')
  // the address of the copy, with its port, is nobody's
  await page.getByText('http://preview.localhost').evaluate((cell) => {
    cell.textContent = (cell.textContent ?? '').replace(/^http:..[^/]*/, 'https://preview.forecourt.example')
  })
}

const ofMarketing: Omit<Scene, 'staff'>[] = [
  {
    name: 'find-your-way',
    width: 1280,
    height: 880,
    open: async (page) => {
      await saveDraft('/blog/hail-season-what-to-do', 'Hail season: what to do before and after')
      await openAdmin(page, '/collections/pages')
      await page.locator('.template-default__nav-toggler').click()
    },
  },
  {
    name: 'edit-a-page',
    width: 1280,
    height: 800,
    open: async (page) => {
      await openPage(page, '/about-us')
      await pressText(page, 'Eleven cars and a caravan for an office')
    },
  },
  {
    name: 'add-a-block',
    width: 1280,
    height: 648,
    open: async (page) => {
      await openPage(page, '/')
      await page.locator('.blocks-field__drawer-toggler').last().click()
    },
  },
  {
    name: 'make-a-page',
    width: 1080,
    height: 746,
    open: async (page) => {
      await openAdmin(page, '/collections/pages/create')
      await page.getByRole('radio', { name: /^Model launch/ }).check({ force: true })
      await page.getByRole('textbox', { name: 'Name of the page' }).fill('New Hyundai Tucson')
    },
  },
  { name: 'publish-together', width: 920, height: 890, open: makeRelease },
  { name: 'leave-a-note', width: 1280, height: 660, open: writeNote },
  { name: 'share-a-draft', width: 1280, height: 710, open: shareDraft },
  {
    name: 'promo-card',
    width: 1280,
    height: 570,
    open: async (page) => openForm(page, 'promo-cards', await findId('promo-cards', 'where[title][contains]=Tucson')),
  },
  { name: 'promo-simulator', width: 920, height: 714, open: (page) => openAdmin(page, '/promo-simulator?search=/search/used-cars') },
  {
    name: 'menus',
    width: 1280,
    height: 800,
    open: async (page) => {
      await openSettings(page)
      await openTab(page, 'Menus')
      await setPreview(page, true)
      await page.locator('.live-preview-toolbar-controls__breakpoint').click()
      // a click would leave the pointer over the header of the preview, which opens a menu
      await page.getByRole('button', { name: 'Desktop' }).press('Enter')
    },
  },
  {
    name: 'cars',
    width: 1280,
    height: 830,
    open: async (page) => {
      await openForm(page, 'vehicles', await findId('vehicles', 'where[spin_interior_image][exists]=true'))
      await openTab(page, 'Pictures and text')
    },
  },
  {
    name: 'look',
    width: 1100,
    height: 800,
    open: async (page) => {
      await openSettings(page)
      await openTab(page, 'Brand')
      await setPreview(page, false)
      await page.getByRole('button', { name: 'Harbour blue' }).click()
      const heading = page.getByRole('heading', { name: 'Colours and type' })
      await heading.evaluate((shown, room) => window.scrollBy(0, shown.getBoundingClientRect().top - room), BELOW_BUTTONS)
    },
  },
]

/**
 * Lists what the pictures of the guide show, in the order in which they are taken.
 * @param databaseUrl The database of the copy.
 */
export const listScenes = (databaseUrl: string): Scene[] => [
  ...ofMarketing.map((scene) => ({ ...scene, staff: MARKETING })),
  {
    name: 'leads',
    staff: SALES,
    width: 1280,
    height: 910,
    open: async (page) => {
      await sendEnquiries(databaseUrl)
      await openAdmin(page, '/collections/leads')
      await page
        .getByRole('button', { name: /^Answer/ })
        .first()
        .click()
    },
  },
]
