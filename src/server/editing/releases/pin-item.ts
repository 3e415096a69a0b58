import type { PayloadRequest } from 'payload'
import type { DocumentItem, ReleasedCollection, ReleasedPart, ValuesItem } from '@/domain/editing/release/release-item'
import { isSamePart, listChangedSwitches, pickKeys, pickPart } from '@/domain/editing/release/release-values'
import { idOf } from '@/domain/json/id-of'
import { isRecord } from '@/domain/json/is-record'
import { isSecretSwitch } from '@/domain/switches/secret-switches'
import { findNewestVersion, findPartValues } from './item-facts'

/** Null stands for a document that the person may not read, or that can't be in a release. */
type Pinned<Item> = Item | { refused: string } | null

/**
 * Pins a document to its newest version, read with the person's own access (EDT-20, SEC-01). Null for a document that they may not read.
 */
export async function pinDocument(req: PayloadRequest, collection: ReleasedCollection, document: number): Promise<Pinned<DocumentItem>> {
  const doc = await req.payload.findByID({
    collection,
    id: document,
    draft: true,
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    req,
  })
  const tenant = idOf(doc?.tenant)
  if (!doc || tenant === null) return null
  const newest = await findNewestVersion(req, collection, document)
  if (newest === null) return { refused: 'This has no stored version yet. Save it once, and add it then.' }
  const title: unknown = Reflect.get(doc, req.payload.collections[collection].config.admin.useAsTitle ?? 'id')
  const label = typeof title === 'string' && title !== '' ? title.slice(0, 300) : 'Without a name'
  return { kind: 'document', collection, document, tenant, label, version: newest.id, savedAt: newest.savedAt, editor: newest.editor }
}

const SAME = { refused: 'Nothing differs from what visitors see now. Change something first, and don’t save it.' }
const SECRET = { refused: 'A release can’t contain passwords and secrets. Change them in the tenant’s form.' }

async function pinSwitches(req: PayloadRequest, document: number, sent: Record<string, unknown>): Promise<Pinned<ValuesItem>> {
  const tenant = await req.payload.findByID({
    collection: 'tenants',
    id: document,
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    req,
  })
  const stored = await findPartValues(req, { part: 'switches', document })
  if (!tenant || stored === null) return null
  // as the person sees them: with masked secrets
  const shown = isRecord(tenant.switches) ? tenant.switches : {}
  const keys = listChangedSwitches(shown, sent)
  if (keys.length === 0) return SAME
  if (keys.some(isSecretSwitch)) return SECRET
  const label = `Switches: ${keys.join(', ')}`.slice(0, 300)
  return { kind: 'values', part: 'switches', document, tenant: document, label, base: pickKeys(stored, keys), value: pickKeys(sent, keys) }
}

const PART_LABELS = { theme: 'Colours and type', menus: 'Menus' }

async function pinSettings(
  req: PayloadRequest,
  part: Exclude<ReleasedPart, 'switches'>,
  document: number,
  sent: Record<string, unknown>,
): Promise<Pinned<ValuesItem>> {
  const access = { depth: 0, disableErrors: true, overrideAccess: false, req }
  const settings = await req.payload.findByID({ collection: 'site-settings', id: document, ...access })
  const tenant = idOf(settings?.tenant)
  if (!settings || tenant === null) return null
  const value = pickPart(part, sent)
  const base = pickKeys({ ...settings }, Object.keys(value))
  if (isSamePart(part, base, value)) return SAME
  return { kind: 'values', part, document, tenant, label: PART_LABELS[part], base, value }
}

/**
 * Pins values that a form contains and has not saved: the switches that differ from the stored ones, or a part of the site settings (EDT-20).
 * Null for a site that the person may not read.
 */
export async function pinValues(
  req: PayloadRequest,
  { part, document, value }: { part: ReleasedPart; document: number; value: Record<string, unknown> },
): Promise<Pinned<ValuesItem>> {
  return part === 'switches' ? pinSwitches(req, document, value) : pinSettings(req, part, document, value)
}
