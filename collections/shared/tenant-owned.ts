import { ValidationError, type CollectionBeforeValidateHook, type CollectionConfig, type CollectionSlug } from 'payload'
import { ACCESS_TABLE } from '@/domain/access/access-table'
import { findReferences, type Reference } from '@/server/references/find-references'

/** Whether documents of this collection carry a tenant. */
export function isTenantOwned(slug: string): slug is CollectionSlug & keyof typeof ACCESS_TABLE {
  return (
    Object.entries(ACCESS_TABLE).some(([name, row]) => name === slug && row.tenancy === 'tenant-owned') &&
    slug !== 'users' &&
    slug !== 'tenants'
  )
}

function tenantIdOf(value: unknown): number | null {
  if (typeof value === 'number') return value
  return typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'number' ? value.id : null
}

function byCollection(references: Reference[]): Map<string, Reference[]> {
  const groups = new Map<string, Reference[]>()
  for (const reference of references) groups.set(reference.collection, [...(groups.get(reference.collection) ?? []), reference])
  return groups
}

/**
 * Refuses a document that points at another tenant's document, however deep in its blocks (SEC-01). The plugin guards the admin's
 * pickers only: uploads, drafts and plain API calls come past it.
 */
const refuseForeignReferences: CollectionBeforeValidateHook = async ({ collection, data, originalDoc, req }) => {
  const tenantId = tenantIdOf(data?.tenant ?? originalDoc?.tenant)
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
      throw new ValidationError({
        collection: collection.slug,
        errors: foreign.map(({ path }) => ({
          path,
          message: 'What is chosen here does not exist on this site any more. Choose another or remove it.',
        })),
      })
    }
  }
  return data
}

/** Adds to a collection what every tenant's documents need: the check of references. */
export function tenantOwned(collection: CollectionConfig): CollectionConfig {
  return {
    ...collection,
    hooks: { ...collection.hooks, beforeValidate: [...(collection.hooks?.beforeValidate ?? []), refuseForeignReferences] },
  }
}
