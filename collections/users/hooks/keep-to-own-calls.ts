import { type CollectionBeforeOperationHook, Forbidden } from 'payload'

const REPLACED: readonly string[] = ['login', 'forgotPassword', 'resetPassword']

/**
 * Staff sign in by the calls of `src/server/staff`. Payload's own operations over REST or GraphQL would tell whether an account exists and know no
 * second factor (SEC-13, SEC-15).
 */
export const keepToOwnCalls: CollectionBeforeOperationHook = ({ operation, req }) => {
  if (REPLACED.includes(operation) && req.payloadAPI !== 'local') throw new Forbidden(req.t)
}
