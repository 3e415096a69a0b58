import type { PayloadRequest, Where } from 'payload'
import type { DemoContent } from '@demo/tenants/content'
import type { Page } from '@payload-types'
import { idOf, type StoredKeys } from './store-tenant'

type Reference = Extract<NonNullable<Page['layout']>[number], { blockType: 'sharedSection' }>
/** The references to shared sections at the end of a tenant's pages, by tenant and address. */
export type SectionsOfPages = Map<string, Reference[]>

const keyOf = (slug: string, path: string) => `${slug} ${path}`

/** Returns the shared sections at the end of a page. */
export const sectionsOf = (stored: SectionsOfPages, slug: string, path: string): Reference[] => stored.get(keyOf(slug, path)) ?? []

function add(stored: SectionsOfPages, slug: string, path: string, section: number): void {
  stored.set(keyOf(slug, path), [...sectionsOf(stored, slug, path), { blockType: 'sharedSection', section }])
}

/** Stores a tenant's shared sections. The sites of a group get theirs by the same call (EDT-24, EDT-25). */
async function storeOwn(content: DemoContent, stored: SectionsOfPages, keys: StoredKeys, req: PayloadRequest): Promise<void> {
  for (const { name, block, openFields, paths } of content.sections ?? []) {
    const layout = [{ ...block, id: `${content.slug}-section` }]
    const open = (openFields ?? []).map((field) => ({ block: `${content.slug}-section`, path: [field] }))
    const data = { name, layout, isForGroup: openFields !== undefined, openFields: open, tenant: idOf(keys.tenants, content.slug) }
    const { id } = await req.payload.create({ collection: 'shared-sections', data: { ...data, _status: 'published' }, req })
    for (const path of paths) add(stored, content.slug, path, id)
  }
}

/** Stores a site's own values for a section that it has from its group. */
async function storeOwnValues(content: DemoContent, stored: SectionsOfPages, keys: StoredKeys, req: PayloadRequest): Promise<void> {
  const { slug, group, groupSections = [] } = content
  for (const { name, path, values } of groupSections) {
    const where: Where = { and: [{ name: { equals: name } }, { tenant: { equals: idOf(keys.tenants, slug) } }] }
    const { docs } = await req.payload.find({ collection: 'shared-sections', where, depth: 0, limit: 1, req })
    const [entry] = docs
    if (!entry) throw new Error(`The group of ${slug} shares no section '${name}'`)
    const ownValues = Object.entries(values).map(([field, value]) => ({ block: `${group}-section`, path: [field], value }))
    await req.payload.update({ collection: 'shared-sections', id: entry.id, data: { ownValues, _status: 'published' }, req })
    add(stored, slug, path, entry.id)
  }
}

/** Stores the shared sections of all tenants, before the pages that show them. */
export async function storeSections(contents: readonly DemoContent[], keys: StoredKeys, req: PayloadRequest): Promise<SectionsOfPages> {
  const stored: SectionsOfPages = new Map()
  for (const content of contents) await storeOwn(content, stored, keys, req)
  for (const content of contents) await storeOwnValues(content, stored, keys, req)
  return stored
}
