import type { CollectionBeforeOperationHook, CollectionConfig } from 'payload'
import { type DatedCollection } from '@/domain/promotions/content-state'
import { stateEndpoint } from '@/server/content/state-call'
import { contentPreviewAddress, fitPreviewField, PREVIEW_WIDTHS } from './preview'

/**
 * Publishes what is created without naming a status, as before these collections had drafts: imports, scripts and API calls rely on it. A
 * copy is a draft, so that copying never publishes.
 */
const chooseStatus: CollectionBeforeOperationHook = ({ args, operation }) => {
  if (operation !== 'create' || !('data' in args)) return args
  if ('duplicateFromID' in args && args.duplicateFromID) return { ...args, draft: true }
  const isNamed = 'draft' in args && args.draft === true
  const data = { _status: 'published', ...args.data }
  return isNamed ? args : { ...args, data }
}

const STATE_CELL = '@/app/(payload)/cells/state-cell#StateCell'
const STATE_HEAD = '@/features/dated-fields/dated-fields#ContentState'

/**
 * Adds to a collection of dated content what editors need to plan it (EDT-16): drafts with versions, its state in words in the list and in
 * the form's head, and a preview on a page of the site.
 */
export function datedContent(collection: CollectionConfig & { slug: DatedCollection }): CollectionConfig {
  const { admin, hooks } = collection
  const [first = 'id', ...rest] = admin?.defaultColumns ?? []
  return {
    ...collection,
    versions: { drafts: true, maxPerDoc: 50 },
    admin: {
      ...admin,
      defaultColumns: [first, 'state', ...rest],
      livePreview: { url: contentPreviewAddress(collection.slug), breakpoints: PREVIEW_WIDTHS },
      components: { ...admin?.components, edit: { ...admin?.components?.edit, beforeDocumentControls: [STATE_HEAD] } },
    },
    endpoints: [...(collection.endpoints || []), stateEndpoint(collection.slug)],
    hooks: { ...hooks, beforeOperation: [chooseStatus, ...(hooks?.beforeOperation ?? [])] },
    fields: [
      ...collection.fields,
      fitPreviewField,
      { name: 'state', label: 'State', type: 'ui', admin: { components: { Cell: STATE_CELL } } },
    ],
  }
}
