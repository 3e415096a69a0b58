import type { CollectionBeforeOperationHook } from 'payload'

/** A copy of a page is a draft, whatever its original is: nobody publishes twice by copying (ADM-04). */
export const copyAsDraft: CollectionBeforeOperationHook<'pages'> = ({ args, operation }) =>
  operation === 'create' && 'duplicateFromID' in args && args.duplicateFromID ? { ...args, draft: true } : args
