import type { Page } from '@playwright/test'

/** Waits until the parts below the first screen are laid out too (src/http-server/page-server/first-screen-first.ts). */
export const waitForLayout = (page: Page) => page.waitForFunction(() => document.querySelector('head > style:empty') === null)
