import pg from 'pg'
import { z } from 'zod'
import { toTicketExpiry, type PreviewTicket } from '@/domain/editing/preview/preview-ticket'
import { signTicket } from '@/server/content/preview-ticket'
import { ask } from './http'
import { PORT } from './sites'

export const PREVIEW_HOST = 'preview.localhost'

const claims = z.object({ id: z.number(), sid: z.string() })

/** Returns the session of a token. */
export function sessionOf(token: string): { userId: number; sessionId: string } {
  const { id, sid } = claims.parse(JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8')))
  return { userId: id, sessionId: sid }
}

type Page = { id: number; tenantId: number }

/** Returns the preview address of a page, with a ticket for this session. `changes` alter the ticket before it is signed. */
export function previewPath(token: string, slug: string, { id, tenantId }: Page, changes: Partial<PreviewTicket> = {}): string {
  const until = toTicketExpiry(Math.floor(Date.now() / 1000))
  const own = { ...sessionOf(token), tenantId, subject: { kind: 'page' as const, id }, adminOrigin: `http://localhost:${PORT}`, until }
  return `/preview/${slug}/${id}?ticket=${signTicket({ ...own, ...changes })}`
}

/** Returns the status of a path on the preview host. */
export const statusOf = async (path: string, host = PREVIEW_HOST) => (await ask(PORT, path, { host })).status

/** Stores a page's blocks without validation, published and as a draft, as an unknown attack could. */
export async function storeBlocks(pageId: number, layout: unknown): Promise<void> {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL })
  await client.connect()
  try {
    const json = JSON.stringify(layout)
    await client.query('update pages set layout = $1 where id = $2', [json, pageId])
    await client.query('update _pages_v set version_layout = $1 where parent_id = $2', [json, pageId])
  } finally {
    await client.end()
  }
}
