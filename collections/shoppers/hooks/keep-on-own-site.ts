import { type CollectionBeforeOperationHook, Forbidden } from 'payload'

const OF_THE_SITE: readonly string[] = ['login', 'refresh', 'forgotPassword', 'resetPassword']

/** Shoppers sign in by the calls of their site, which know whose site it is; the CMS's own calls would not (AUTH-01, SEC-01). */
export const keepOnOwnSite: CollectionBeforeOperationHook = ({ operation, req }) => {
  if (OF_THE_SITE.includes(operation) && req.payloadAPI !== 'local') throw new Forbidden(req.t)
}
