import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { type BrowserContext, chromium, type Frame, type Page } from '@playwright/test'
import { demoLogins } from '@demo/seed'
import { findChromium } from '@scripts/test/find-chromium'

// How long staff wait in the editor of pages (EDT-11, EDT-30): see README.md.

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '3000' },
    rounds: { type: 'string', default: '7' },
    blocks: { type: 'string', default: '40' },
    site: { type: 'string', default: 'harbour' },
  },
})
const rounds = Math.max(1, Math.min(50, Number(values.rounds)))
const blocks = Math.max(1, Math.min(100, Number(values.blocks)))
const origin = `http://localhost:${values.port}`
const email = `marketing@${values.site}.example`
const WAIT_MS = 60_000
/** Keys of one round, with the pauses of somebody who types quickly. */
const KEYS = 10
const KEY_PAUSE_MS = 150
/** After a new block, until its page is saved and its preview rendered. */
const SETTLED_MS = 3_000
/** The block that is typed into: in the middle of the page. */
const TYPED = Math.floor(blocks / 2)

type Stored = { id: number }

async function call(
  context: BrowserContext,
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  data?: object,
): Promise<Record<string, unknown>> {
  const answer = await context.request.fetch(`${origin}/api/${path}`, { method, ...(data ? { data } : {}) })
  if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${(await answer.text()).slice(0, 300)}`)
  return Object.fromEntries(Object.entries(await answer.json()))
}

function readId(value: unknown): number {
  if (typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'number') return value.id
  throw new Error('The server returned no document.')
}

async function signIn(context: BrowserContext): Promise<void> {
  const password = demoLogins.find((one) => one.email === email)?.password
  if (password === undefined) throw new Error(`${email} is no login of the demo.`)
  await call(context, 'POST', 'users/login', { email, password })
}

async function makePage(context: BrowserContext): Promise<Stored> {
  const { docs } = await call(context, 'GET', `tenants?depth=0&where[slug][equals]=${values.site}`)
  const tenant = readId(Array.isArray(docs) ? docs[0] : null)
  const layout = Array.from({ length: blocks }, (_, at) => ({
    blockType: 'callToAction',
    heading: `Heading ${at + 1}`,
    text: 'Some words that fill a line or two.',
    link: { label: 'Look', href: '/search' },
    tone: 'plain',
  }))
  const page = { tenant, title: 'Measured', path: `/pages/measured-${Date.now()}`, layout, _status: 'draft' }
  const { doc } = await call(context, 'POST', 'pages?draft=true&depth=0', page)
  return { id: readId(doc) }
}

/**
 * Clicks, and waits until a field takes keys: React has put its handlers on it, and the browser has painted it and is free again. Returns the
 * milliseconds since the browser received the click. Both instants are read in the page: Playwright moves the pointer, waits for animations and
 * scrolls before it clicks, which is no wait of the editor. The first instant outlives a navigation.
 */
async function timeClick(page: Page, click: () => Promise<void>, selector: string): Promise<number> {
  await page.evaluate(() => {
    addEventListener('click', ({ timeStamp }) => sessionStorage.setItem('clickedAt', String(performance.timeOrigin + timeStamp)), {
      capture: true,
      once: true,
    })
  })
  await click()
  const time = await page.waitForFunction(
    (given) => {
      const field = document.querySelector<HTMLInputElement>(given)
      const isReady =
        field && !field.disabled && field.offsetParent !== null && Object.keys(field).some((key) => key.startsWith('__reactProps'))
      if (!isReady) return null
      // a message arrives after the frame of this call has been painted
      return new Promise<number>((resolve) => {
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', () =>
          resolve(Math.round(performance.timeOrigin + performance.now() - Number(sessionStorage.getItem('clickedAt')))),
        )
        port1.start()
        port2.postMessage(null)
      })
    },
    selector,
    { timeout: WAIT_MS, polling: 'raf' },
  )
  return Number(await time.jsonValue())
}

/** From the click on the page's name in the list until its title takes keys. */
async function timeOpening(page: Page, { id }: Stored): Promise<number> {
  await page.goto(`${origin}/admin/collections/pages?q=Measured`)
  const link = page.locator(`a[href$="/collections/pages/${id}"]`)
  await link.waitFor({ timeout: WAIT_MS })
  await page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => undefined)
  return timeClick(page, () => link.click(), '#field-title')
}

/** From the click on a block in the list of blocks until the new block's first field takes keys. */
async function timeAdding(page: Page, place: number): Promise<number> {
  await page.locator('.blocks-field__drawer-toggler').first().click({ timeout: WAIT_MS })
  const block = page.getByRole('dialog').getByTitle('Call to action', { exact: true })
  await block.waitFor({ timeout: WAIT_MS })
  const time = await timeClick(page, () => block.click(), `#field-layout__${place}__heading`)
  await page.waitForTimeout(SETTLED_MS)
  return time
}

async function findPreview(page: Page): Promise<Frame> {
  const handle = await page.locator('#live-preview-iframe').elementHandle({ timeout: WAIT_MS })
  const frame = await handle?.contentFrame()
  if (!frame) throw new Error('The preview did not open.')
  await frame.locator('[data-preview-block]').nth(TYPED).waitFor({ timeout: WAIT_MS })
  return frame
}

/** Notes the instant at which the preview shows each text, before anything is typed. */
async function watchPreview(frame: Frame, texts: string[]): Promise<void> {
  await frame.evaluate((wanted) => {
    const seen: Record<string, number> = {}
    Object.assign(window, { seen })
    // no named function: tsx would have it call a helper that the browser lacks
    new MutationObserver(() => {
      const headings = [...document.querySelectorAll('h1, h2, h3')].map(({ textContent }) => textContent?.trim())
      for (const text of wanted) if (!(text in seen) && headings.includes(text)) seen[text] = Date.now()
    }).observe(document, { subtree: true, childList: true, characterData: true })
  }, texts)
}

/** From each key in a heading until the preview shows it. A key that the preview skips because the next came first counts with the next one. */
async function timeTyping(page: Page, frame: Frame, round: number): Promise<number[]> {
  const field = page.locator(`#field-layout__${TYPED}__heading`)
  await page.locator(`#layout-row-${TYPED}`).scrollIntoViewIfNeeded()
  await field.waitFor({ timeout: WAIT_MS })
  const start = `Round ${round} `
  await field.fill(start)
  await frame.getByRole('heading', { name: start.trim(), exact: true }).waitFor({ timeout: WAIT_MS })
  const texts = Array.from({ length: KEYS }, (_, at) => `${start}${'abcdefghijklmnopqrstuvwxyz'.slice(0, at + 1)}`)
  await watchPreview(frame, texts)
  await field.evaluate((input) => {
    const pressed: number[] = []
    Object.assign(window, { pressed })
    input.addEventListener('keydown', () => pressed.push(Date.now()))
  })
  for (const text of texts) {
    await field.press(text.at(-1) ?? 'a')
    await page.waitForTimeout(KEY_PAUSE_MS)
  }
  await frame.getByRole('heading', { name: texts.at(-1) ?? '', exact: true }).waitFor({ timeout: WAIT_MS })
  const pressed: unknown = await page.evaluate(() => Reflect.get(window, 'pressed'))
  const seen: unknown = await frame.evaluate(() => Reflect.get(window, 'seen'))
  if (!Array.isArray(pressed) || typeof seen !== 'object' || seen === null) throw new Error('The keys were not seen.')
  const times = new Map(Object.entries(seen))
  return texts.map((_, at) => {
    const [shown] = texts.slice(at).flatMap((text) => times.get(text) ?? [])
    return Number(shown) - Number(pressed[at])
  })
}

/** From the click on “Create the page” until its form takes keys (EDT-11). */
async function timeNewPage(context: BrowserContext, page: Page, round: number): Promise<number> {
  await page.goto(`${origin}/admin/collections/pages?new=page`)
  await page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => undefined)
  await page.getByRole('radio', { name: /^Model launch/ }).check({ force: true })
  await page.getByRole('textbox', { name: 'Name of the page' }).fill(`Measured ${Date.now()} ${round}`)
  const time = await timeClick(page, () => page.getByRole('button', { name: 'Create the page' }).click(), '#field-title')
  const id = Number(/pages\/(\d+)/.exec(page.url())?.[1])
  await page.goto('about:blank')
  await call(context, 'DELETE', `pages/${id}?trash=true`)
  return time
}

function describe(name: string, limit: number, times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return `| ${name} | ${limit} | ${at(0.5)} | ${at(0.95)} | ${sorted.at(-1) ?? 0} | ${sorted.length} |`
}

const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox', '--disable-gpu'] })
const context = await browser.newContext({ viewport: { width: 1600, height: 1000 }, locale: 'en-AU' })
await signIn(context)
const measured = await makePage(context)
const page = await context.newPage()
const opening: number[] = []
const adding: number[] = []
const addingWhileSaved: number[] = []
const typing: number[] = []
const making: number[] = []
try {
  // the first round is left out: a new process still loads the editor
  for (let round = 0; round <= rounds; round += 1) {
    const opened = await timeOpening(page, measured)
    const keys = await timeTyping(page, await findPreview(page), round)
    const addedWhileSaved = await timeAdding(page, blocks + 2 * round)
    const added = await timeAdding(page, blocks + 2 * round + 1)
    const made = await timeNewPage(context, page, round)
    if (round === 0) continue
    opening.push(opened)
    typing.push(...keys)
    adding.push(added)
    addingWhileSaved.push(addedWhileSaved)
    making.push(made)
    console.error(`round ${round}: form ${opened}, block ${added} and ${addedWhileSaved}, keys ${keys.join(' ')}, new page ${made} ms`)
  }
} finally {
  await page.goto('about:blank')
  await call(context, 'DELETE', `pages/${measured.id}?trash=true`)
  await browser.close()
}
console.log(`${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}, Node ${process.version}, ${blocks} blocks\n`)
console.log('| wait | at most, ms | median | p95 | longest | times |\n| --- | --- | --- | --- | --- | --- |')
console.log(describe('a page’s form takes keys after a click in the list', 1_500, opening))
console.log(describe('a new block takes keys after a click in the list of blocks', 500, adding))
console.log(describe('the same right after typing, while the page is saved', 500, addingWhileSaved))
console.log(describe('a key shows in the preview', 300, typing))
console.log(describe('a new page’s form takes keys after “Create the page”', 2_000, making))
