import { type CollectionBeforeOperationHook, Forbidden } from 'payload'

const OF_THE_SITE: readonly string[] = ['login', 'refresh', 'forgotPassword', 'resetPassword']

/** Blocks Payload's own sign-in operations, which don't know the site. Shoppers use their site's calls (AUTH-01, SEC-01). */
export const blockPayloadSignIn: CollectionBeforeOperationHook = ({ operation, req }) => {
  if (OF_THE_SITE.includes(operation) && req.payloadAPI !== 'local') throw new Forbidden(req.t)
}
