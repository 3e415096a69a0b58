import { toEofyPath } from '@/domain/navigation/eofy-path'
import { normaliseStored } from '@/domain/json/normalise-stored'
import type { EofyPage } from '@/domain/switches/json-fields'
import type { Tenant } from '@/domain/tenant/tenant'
import type { Page } from '@payload-types'
import { payloadClient } from '../process/payload-client'
import type { DefaultPage } from './default-page'

type Layout = NonNullable<Page['layout']>

/** The page's blocks until somebody sets others: the current offers. */
const toDefaultLayout = (title: string): Layout => [
  { blockType: 'offersGrid', heading: title, emptyText: 'No offers right now.' },
  { blockType: 'promoCards' },
  { blockType: 'stockCarousel', heading: 'Just in', sort: 'newest', limit: 12 },
]

/** Sanitised blocks are of known types, and their values match their fields. */
const isSanitisedLayout = (value: unknown): value is Layout => Array.isArray(value)

async function readLayout({ title, blocks }: EofyPage): Promise<Layout> {
  if (blocks.length === 0) return toDefaultLayout(title)
  const payload = await payloadClient()
  const stored: { layout: unknown } = { layout: blocks }
  const { layout } = normaliseStored(payload.collections.pages.config.flattenedFields, stored)
  return isSanitisedLayout(layout) ? layout : []
}

/** Returns the end-of-financial-year page that the switch eofyPages defines at an address (CMS-06), or null. */
export async function findEofyPage({ switches }: Tenant, path: string): Promise<DefaultPage | null> {
  const page = switches.eofyPages.find(({ slug }) => toEofyPath(slug) === path)
  if (!page) return null
  return { title: page.title, path, layout: await readLayout(page), meta: { description: page.description || null } }
}
