import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import sharp from 'sharp'
import { signInToAdmin } from '@tests/e2e/support/cms'
import { findChromium } from '../test/find-chromium'
import { listScenes, type Scene } from './scenes'

const FOLDER = 'public/guide-pictures'
/** The sizes of all pictures, so that a page of the guide leaves room for them. */
const SIZES = 'src/domain/staff/guide-pictures.json'
const SETTLE_MS = 2_500

/** Takes the pictures with these names, or all. */
export async function takePictures(databaseUrl: string, names: readonly string[]): Promise<void> {
  mkdirSync(FOLDER, { recursive: true })
  const sizes: Record<string, { width: number; height: number }> = JSON.parse(readFileSync(SIZES, 'utf8'))
  const scenes = listScenes(databaseUrl).filter(({ name }) => names.length === 0 || names.includes(name))
  const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox', '--font-render-hinting=none'] })
  try {
    for (const scene of scenes) {
      const picture = sharp(await shoot(browser, scene)).webp({ quality: 80, smartSubsample: true })
      const { size, width, height } = await picture.toFile(path.join(FOLDER, `${scene.name}.webp`))
      sizes[scene.name] = { width, height }
      console.log(`${scene.name}: ${width} × ${height} px, ${Math.round(size / 1024)} KB`)
    }
  } finally {
    await browser.close()
  }
  const sorted = Object.entries(sizes).toSorted(([one], [other]) => one.localeCompare(other))
  writeFileSync(SIZES, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`)
}

async function shoot(browser: Browser, { name, staff, width, height, open }: Scene): Promise<Buffer> {
  const page = await browser.newPage({
    viewport: { width, height },
    colorScheme: 'light',
    reducedMotion: 'reduce',
    locale: 'en-AU',
    timezoneId: 'Australia/Brisbane',
  })
  try {
    await signInToAdmin(page, staff)
    await open(page)
    await page.waitForTimeout(SETTLE_MS)
    await page.locator('input[type="datetime-local"]').evaluateAll(showAustralianDates)
    const shot = await page.screenshot()
    // the form learns that nobody has it open any more
    await page.goto('about:blank')
    return shot
  } catch (error) {
    throw new Error(`The picture ${name} could not be taken.`, { cause: error })
  } finally {
    await page.context().close()
  }
}

/** Writes dates as browsers in Australia do. A headless shell has no other language than American English. */
function showAustralianDates(inputs: readonly Element[]): void {
  for (const input of inputs) {
    if (!(input instanceof HTMLInputElement)) continue
    const [, year, month, day, hour = '', minute] = /(\d+)-(\d+)-(\d+)T(\d+):(\d+)/.exec(input.value) ?? []
    const clock = `${String(Number(hour) % 12 || 12).padStart(2, '0')}:${minute} ${Number(hour) < 12 ? 'am' : 'pm'}`
    input.type = 'text'
    input.value = year ? `${day}/${month}/${year}, ${clock}` : 'dd/mm/yyyy, --:-- --'
  }
}
