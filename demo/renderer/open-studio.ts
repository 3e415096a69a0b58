import { chromium } from '@playwright/test'
import { findChromium } from '@scripts/test/find-chromium'
import type { RoomOrder } from './page/order'
import { servePage } from './serve-page'
import { storePicture } from './store-picture'

/** Software rendering, so that every machine produces the same pictures. */
const FLAGS = ['--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist', '--disable-background-networking']

export type Studio = { draw: (order: RoomOrder) => Promise<void>; close: () => Promise<void> }

/** Opens a headless browser with the renderer. Pictures are written to `folder`. */
export async function openStudio(folder: string): Promise<Studio> {
  const { address, server } = await servePage((picture) => storePicture(folder, picture))
  const browser = await chromium.launch({
    headless: true,
    args: FLAGS,
    chromiumSandbox: false,
    executablePath: await findChromium(),
  })
  const page = await browser.newPage()
  page.setDefaultTimeout(0)
  page.on('console', (message) => {
    if (message.type() === 'error') console.error(message.text().slice(0, 2_000))
  })
  page.on('pageerror', (error) => console.error(error.message))
  await page.goto(address)
  await page.waitForFunction(() => window.drawOrder !== undefined)
  return {
    draw: (order) =>
      page.evaluate(async (wanted) => {
        await window.drawOrder?.(wanted)
      }, order),
    close: async () => {
      await browser.close()
      server.close()
    },
  }
}
