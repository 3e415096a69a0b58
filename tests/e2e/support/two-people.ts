import { randomUUID } from 'node:crypto'
import { type Browser, expect, type Page, type ViewportSize } from '@playwright/test'
import { cmsAs, openAdmin, signInToAdmin } from './cms'

export const MARKETING = 'marketing@harbour.example'
export const ADMIN = 'admin@forecourt.example'

type Block = { id: string; heading?: string | null; text?: string | null; link?: { label?: string | null } | null }
export type StoredPage = { title: string; layout: Block[] }

/** Creates a page of call-to-action blocks for one test, and returns functions that read its draft and remove it. */
export async function makeSharedPage(blocks: number, site = 'harbour') {
  const cms = cmsAs(`marketing@${site}.example`)
  const [tenant] = await cms.find('tenants', `where[slug][equals]=${site}`)
  const layout = Array.from({ length: blocks }, (_, at) => ({
    blockType: 'callToAction',
    heading: `Heading ${at + 1}`,
    text: `Text ${at + 1}`,
    // a field that nobody edits, by which a test identifies the block
    link: { label: `Block ${at + 1}`, href: '/search' },
    tone: 'plain',
  }))
  const path = `/pages/shared-${randomUUID().slice(0, 8)}`
  const made = await cms.create('pages', { tenant: tenant?.id, title: 'Shared', path, layout, _status: 'draft' }, '&draft=true')
  const read = async (): Promise<StoredPage> => {
    const page = await cms.read(`pages/${made.id}?draft=true&depth=0`)
    return { title: String(page.title), layout: Array.isArray(page.layout) ? page.layout : [] }
  }
  return { id: made.id, path, cms, read, remove: () => cms.remove('pages', made.id) }
}

/** Opens a page's form in a new browser context. */
export async function openAs(browser: Browser, email: string, id: number, viewport?: ViewportSize): Promise<Page> {
  const context = await browser.newContext(viewport ? { viewport } : {})
  const page = await context.newPage()
  await signInToAdmin(page, email)
  await openAdmin(page, `/collections/pages/${id}`)
  await expect(page.locator('#field-title')).toBeVisible({ timeout: 60_000 })
  return page
}

/** The part of the form that shows who else has it open. */
export const sessionOf = (page: Page) => page.locator('[data-session]')
export const conflictsOf = (page: Page) => page.locator('[data-conflicts]')
