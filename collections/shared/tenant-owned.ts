import {
  type CollectionAfterOperationHook,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeValidateHook,
  type CollectionConfig,
  type CollectionSlug,
  type PayloadRequest,
  type UIField,
} from 'payload'
import { idOf } from '@/domain/json/id-of'
import { ACCESS_TABLE } from '@/domain/staff/access-table'
import { isReleasedCollection } from '@/domain/editing/release/release-item'
import { explainMissing } from '@/domain/blocks/missing-reference'
import { findReferences, type Reference } from '@/server/references/find-references'
import { presenceEndpoint } from '@/server/editing/presence-call'
import { findUsers } from '@/server/references/find-users'
import { checkOnDelete, checkOnPublish } from './ask-for-check'
import { limitCount, limitSize } from './limit-documents'
import { formatFields } from './format-fields'
import { keptLinksField } from './link'
import { refuseDeadLinks } from './refuse-dead-links'
import { lockSaves } from '@/server/database/lock-saves'
import { refuseLateSave } from './refuse-late-save'
import { refuseMalformed } from './refuse-malformed'
import { refusal, refuseInUse } from './refusal'
import { noteDraftSave, refuseTaken } from './refuse-taken'

/** Checks whether documents of this collection belong to a tenant. */
export function isTenantOwned(slug: string): slug is CollectionSlug & keyof typeof ACCESS_TABLE {
  return (
    Object.entries(ACCESS_TABLE).some(([name, row]) => name === slug && row.tenancy === 'tenant-owned') &&
    slug !== 'users' &&
    slug !== 'tenants'
  )
}

function byCollection(references: Reference[]): Map<string, Reference[]> {
  const groups = new Map<string, Reference[]>()
  for (const reference of references) groups.set(reference.collection, [...(groups.get(reference.collection) ?? []), reference])
  return groups
}

/**
 * Refuses a document that references another tenant's document, at any depth of its blocks (SEC-01). The plugin only guards the admin's
 * pickers, not uploads, drafts and API calls.
 */
const refuseForeignReferences: CollectionBeforeValidateHook = async ({ collection, data, originalDoc, req }) => {
  const tenantId = idOf(data?.tenant ?? originalDoc?.tenant)
  if (!data || tenantId === null) return data
  for (const [slug, references] of byCollection(findReferences(collection.fields, data))) {
    if (!isTenantOwned(slug)) continue
    const ids = [...new Set(references.map(({ id }) => id))]
    const own = await req.payload.find({
      collection: slug,
      where: { and: [{ id: { in: ids } }, { tenant: { equals: tenantId } }] },
      depth: 0,
      limit: ids.length,
      pagination: false,
      select: {},
      req,
    })
    const known = new Set(own.docs.map(({ id }) => id))
    const foreign = references.filter(({ id }) => !known.has(id))
    if (foreign.length > 0) {
      throw refusal(
        collection.slug,
        foreign.map(({ path, position }) => ({ path, message: explainMissing(slug, position) })),
      )
    }
  }
  return data
}

/** Returns the tenant of staff with only one; null for staff of several or all. */
function onlySiteOf(user: PayloadRequest['user']): number | null {
  const tenants = user && 'tenants' in user ? (user.tenants ?? []) : []
  return tenants.length === 1 ? idOf(tenants[0]?.tenant) : null
}

/**
 * Requires a new document to have a tenant, or assigns the author's only one, for which the admin shows no field. Payload doesn't require
 * fields of drafts, so a draft without a tenant would appear in no list (TEN-01).
 */
const requireSite: CollectionBeforeValidateHook = ({ collection, data, operation, req }) => {
  if (operation !== 'create' && data?.tenant !== null) return data
  const tenant = idOf(data?.tenant) ?? (operation === 'create' ? onlySiteOf(req.user) : null)
  if (tenant === null) throw refusal(collection.slug, [{ path: 'tenant', message: 'Choose the site this belongs to.' }])
  return { ...data, tenant }
}

const MAX_NAMED = 8

/**
 * Refuses to delete documents used by pages and other content, and lists the uses (ADM-12, EDT-04). Blocks are JSON, so the database has no foreign
 * keys for them.
 */
const refuseUsed: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  const doc = await req.payload.findByID({ collection: collection.slug, id, depth: 0, disableErrors: true, trash: true, req })
  const tenantId = idOf(doc && 'tenant' in doc ? doc.tenant : null)
  if (tenantId === null) return
  const users = await findUsers(req, { collection: collection.slug, id: Number(id), tenantId })
  if (users.length === 0) return
  const named = users.slice(0, MAX_NAMED).map(({ label }) => label)
  const more = users.length > MAX_NAMED ? ` and ${users.length - MAX_NAMED} more` : ''
  req.context[usersOf(id)] = users
  throw refuseInUse(`This is used by ${named.join(', ')}${more}. Take it out there first.`, users)
}

const usersOf = (id: unknown) => `users of ${String(id)}`

/** Of many documents that were to be deleted, names the users of each one that was refused: Payload keeps only the messages (EDT-04). */
const nameUsersOfMany: CollectionAfterOperationHook = ({ operation, req, result }) => {
  if (operation !== 'delete' || !('errors' in result)) return result
  const errors = result.errors.map((error) => {
    const documents = req.context[usersOf(error.id)]
    return documents === undefined ? error : { ...error, data: { documents } }
  })
  return { ...result, errors }
}

/** Checks whether the collection has drafts or blocks; blocks render in drafts once they are copied to a page. */
function needsFormCheck({ versions, fields }: CollectionConfig): boolean {
  const hasDrafts = typeof versions === 'object' && Boolean(versions.drafts)
  return hasDrafts || fields.some(({ type }) => type === 'blocks')
}

/** Collections that other content references. */
const POINTED_AT: readonly string[] = ['media', 'locations', 'dealerships', 'models', 'faqs', 'promo-cards', 'offers', 'shared-sections']

/** Shows what uses a document beside its form (EDT-26). */
const usedByField: UIField = {
  name: 'usedBy',
  type: 'ui',
  admin: { position: 'sidebar', components: { Field: '@/app/(payload)/fields/used-by-field#UsedByField' } },
}

type FormParts = NonNullable<NonNullable<CollectionConfig['admin']>['components']>['edit']

/** Collections whose links visitors follow. Blocks of a preset are checked once they are on a page. */
const LINKING: readonly string[] = ['pages', 'shared-sections', 'promo-cards', 'offers', 'announcements', 'site-settings']

/** Others whose changes make links lead to nothing, or somewhere again, or describe a picture (ADM-20). */
const CHECKED_TOO: readonly string[] = ['redirects', 'media', 'models', 'locations']

/** Lets staff add a document with drafts to a release, from the menu of its form (EDT-20). */
function withReleases(edit: FormParts, slug: string): FormParts {
  if (!isReleasedCollection(slug)) return edit
  return {
    ...edit,
    editMenuItems: [...(edit?.editMenuItems ?? []), '@/features/releases/add-to-release#AddToReleaseItem'],
    beforeDocumentControls: [...(edit?.beforeDocumentControls ?? []), '@/features/releases/add-to-release#AddToRelease'],
  }
}

/** Lets each form report who has its document open, and save with the version that it began from (EDT-01, EDT-02). */
function withSession({ admin, slug, versions }: CollectionConfig): CollectionConfig['admin'] {
  const savesItself = typeof versions === 'object' && typeof versions.drafts === 'object' && Boolean(versions.drafts.autosave)
  const session = { path: '@/app/(payload)/fields/document-session-field#DocumentSessionField', clientProps: { savesItself } }
  const edit = { ...admin?.components?.edit, beforeDocumentControls: [...(admin?.components?.edit?.beforeDocumentControls ?? []), session] }
  // API addresses don't help editors.
  return { ...admin, hideAPIURL: true, components: { ...admin?.components, edit: withReleases(edit, slug) } }
}

/** Waits for saves of the document (EDT-02): a delete locks its rows in another order, and the two would deadlock. */
const waitForSaves: CollectionBeforeDeleteHook = ({ req, collection, id }) => lockSaves(req, collection.slug, Number(id))

/** Adds what every tenant's documents need: checks of their references, and of their uses on deletion. */
export function tenantOwned(collection: CollectionConfig): CollectionConfig {
  const isLinking = LINKING.includes(collection.slug)
  const isPointedAt = POINTED_AT.includes(collection.slug)
  const isChecked = isLinking || CHECKED_TOO.includes(collection.slug)
  return {
    ...collection,
    fields: formatFields([...collection.fields, ...(isLinking ? [keptLinksField()] : []), ...(isPointedAt ? [usedByField] : [])]),
    admin: withSession(collection),
    // Payload's lock ends with each save and bars people; a form reports who has it open instead (docs/decisions/0061)
    lockDocuments: false,
    endpoints: [...(collection.endpoints || []), ...(isTenantOwned(collection.slug) ? [presenceEndpoint(collection.slug)] : [])],
    hooks: {
      ...collection.hooks,
      beforeOperation: [refuseLateSave, limitCount, noteDraftSave, ...(collection.hooks?.beforeOperation ?? [])],
      beforeValidate: [
        limitSize,
        requireSite,
        // Runs first: the other hooks rely on valid data.
        ...(needsFormCheck(collection) ? [refuseMalformed] : []),
        ...(collection.hooks?.beforeValidate ?? []),
        refuseForeignReferences,
        refuseTaken,
        ...(isLinking ? [refuseDeadLinks] : []),
      ],
      afterChange: [...(collection.hooks?.afterChange ?? []), ...(isChecked ? [checkOnPublish] : [])],
      afterDelete: [...(collection.hooks?.afterDelete ?? []), ...(isChecked ? [checkOnDelete] : [])],
      afterOperation: [...(collection.hooks?.afterOperation ?? []), ...(isPointedAt ? [nameUsersOfMany] : [])],
      beforeDelete: [waitForSaves, ...(collection.hooks?.beforeDelete ?? []), ...(isPointedAt ? [refuseUsed] : [])],
    },
  }
}
