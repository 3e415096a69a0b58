import type { PayloadRequest } from 'payload'
import type { ReleaseItem } from '@/domain/editing/release/release-item'
import { isRecord } from '@/domain/json/is-record'
import { findVersionContent } from './item-facts'
import type { MovingPage } from './moving-pages'

const KEY = 'releasedPaths'

/**
 * Notes the addresses of the pages that go live in this transaction: links of the release's other documents may lead to them (EDT-13, EDT-20).
 * Returns the pages.
 */
export async function noteReleasedPaths(req: PayloadRequest, items: readonly ReleaseItem[]): Promise<MovingPage[]> {
  const paths: MovingPage[] = []
  for (const item of items) {
    if (item.kind !== 'document' || item.collection !== 'pages') continue
    const content = await findVersionContent(req, item)
    if (typeof content?.path === 'string') paths.push({ id: item.document, tenant: item.tenant, path: content.path })
  }
  req.context[KEY] = paths
  return paths
}

/** Returns the addresses of a site's pages that go live together with what is saved; none outside of a release. */
export function readReleasedPaths(context: Readonly<Record<string, unknown>>, tenantId: number | null): string[] {
  const rows: unknown[] = Array.isArray(context[KEY]) ? context[KEY] : []
  return rows.flatMap((row) => (isRecord(row) && row.tenant === tenantId && typeof row.path === 'string' ? [row.path] : []))
}
