import type { Page } from '@playwright/test'
import type { Cms } from './cms'
import { previewPath, PREVIEW_HOST } from './previews'
import { PORT } from './sites'
import { tokenOf } from './staff'

type Written = { tenant: number; id: number }

/** Opens the preview of a page as the admin shows it beside the form. */
export async function openPreview(page: Page, email: string, slug: string, { tenant, id }: Written): Promise<number> {
  const path = previewPath(tokenOf(email), slug, { id, tenantId: tenant })
  return (await page.goto(`http://${PREVIEW_HOST}:${PORT}${path}`))?.status() ?? 0
}

/** Opens a page's draft by a share link, for people without an account. */
export async function openShared(page: Page, cms: Cms, { tenant, id }: Written): Promise<number> {
  const expiresAt = new Date(Date.now() + 3_600_000).toISOString()
  const link = await cms.create('share-links', { tenant, page: id, note: 'Sweep', expiresAt })
  return (await page.goto(String(link.address)))?.status() ?? 0
}
