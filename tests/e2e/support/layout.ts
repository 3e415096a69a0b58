import type { Page } from '@playwright/test'

/** Waits until the parts below the first screen are laid out too (src/http-server/page-server/first-view.ts). */
export const waitForLayout = (page: Page) => page.waitForFunction(() => document.querySelector('style#below') === null)
