import type { CollectionBeforeOperationHook } from 'payload'

/** Makes every copy of a page a draft, so that copying never publishes (ADM-04). */
export const copyAsDraft: CollectionBeforeOperationHook<'pages'> = ({ args, operation }) =>
  operation === 'create' && 'duplicateFromID' in args && args.duplicateFromID ? { ...args, draft: true } : args
