import type { Page } from '@playwright/test'
import { type Cms, signInToAdmin } from './cms'
import { PORT } from './sites'

/** Opens the preview of a page, as it stands beside its form in the admin. */
export async function openPreview(page: Page, email: string, { slug, id }: { slug: string; id: number }): Promise<number> {
  await signInToAdmin(page, email)
  return (await page.goto(`http://localhost:${PORT}/preview/${slug}/${id}`))?.status() ?? 0
}

/** Opens the draft of a page by a link for people without an account. */
export async function openShared(page: Page, cms: Cms, { tenant, id }: { tenant: number; id: number }): Promise<number> {
  const expiresAt = new Date(Date.now() + 3_600_000).toISOString()
  const link = await cms.create('share-links', { tenant, page: id, note: 'Sweep', expiresAt })
  const { pathname, search } = new URL(String(link.address))
  const answer = await page.goto(`http://localhost:${PORT}${pathname}${search}`)
  return answer?.status() ?? 0
}
