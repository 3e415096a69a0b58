import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { blockExamples } from '@blocks/examples'

// Makes the pictures of the block picker (ADM-13): the first example of each block on /dev/{tenant}/blocks of a running demonstration.
// Usage: npx tsx scripts/block-pictures.ts http://localhost:3000 [tenant …]

const FOLDER = 'public/block-pictures'
/** The blocks that have a picture. The picker shows no others. */
const LIST = 'src/domain/blocks/block-pictures.json'
const PAGE_WIDTH = 1200
const PICTURE = { width: 480, height: 320 }
/** A taller block is cut off at this height, in px. */
const TALLEST = 800
const SETTLE_MS = 700

const [base = 'http://localhost:3000', ...named] = process.argv.slice(2)
/** A block that the first tenant's switches disable is taken from the next. */
const tenants = named.length > 0 ? named : ['harbour', 'meridian', 'aurora']

mkdirSync(FOLDER, { recursive: true })
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: ['--no-sandbox'] })
const page = await browser.newPage({ viewport: { width: PAGE_WIDTH, height: TALLEST }, reducedMotion: 'reduce' })

async function openBlocks(tenant: string): Promise<void> {
  const answer = await page.goto(`${base}/dev/${tenant}/blocks`, { waitUntil: 'load', timeout: 180_000 })
  if (answer?.status() !== 200) throw new Error(`${base} does not show the blocks: ${answer?.status() ?? 'no answer'}`)
}

/** Opens a vehicle page, the only page with its sections. */
async function openCar(tenant: string): Promise<void> {
  const site = new URL(base)
  site.hostname = `${tenant}.${site.hostname}`
  await page.goto(new URL('/search/used-cars', site).href)
  const path = await page.locator('main a[href^="/cars/"]').first().getAttribute('href')
  await page.goto(new URL(path ?? '/', site).href)
}

/** Takes a picture of a block's first example. Returns null where this tenant shows none. */
async function takePicture(slug: string, tenant: string): Promise<Buffer | null> {
  const isOfCar = slug === 'vehicleSection'
  if (isOfCar) await openCar(tenant)
  const shown = isOfCar ? 'main section:has(h2:text-is("Specifications"))' : `[data-block="${slug}"] > .contents > :not(script, style)`
  const picture = await takeFirst(shown)
  if (isOfCar) await openBlocks(tenant)
  return picture
}

async function takeFirst(selector: string): Promise<Buffer | null> {
  const block = page.locator(selector).first()
  if ((await block.count()) === 0) return null
  await block.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }))
  // Images load when they come into view.
  await page.waitForTimeout(SETTLE_MS)
  const box = await block.boundingBox()
  if (!box || box.height < 4) return null
  const y = Math.max(0, box.y)
  return page.screenshot({ clip: { x: 0, y, width: PAGE_WIDTH, height: Math.min(TALLEST - y, Math.max(160, box.height)) } })
}

const made = new Set<string>()
for (const tenant of tenants) {
  const missing = Object.keys(blockExamples).filter((slug) => !made.has(slug))
  if (missing.length === 0) break
  await openBlocks(tenant)
  for (const slug of missing) {
    const shot = await takePicture(slug, tenant)
    if (shot === null) continue
    const picture = sharp(shot).resize({ ...PICTURE, fit: 'contain', background: '#f4f5f5' })
    await picture.webp({ quality: 62 }).toFile(path.join(FOLDER, `${slug}.webp`))
    made.add(slug)
  }
  console.log(`${tenant}: ${made.size} blocks`)
}
writeFileSync(LIST, `${JSON.stringify([...made].toSorted(), null, 2)}\n`)
await browser.close()
