import { type CollectionBeforeOperationHook, Forbidden } from 'payload'

const REPLACED: readonly string[] = ['login', 'forgotPassword', 'resetPassword']

/**
 * Blocks Payload's own sign-in operations over REST and GraphQL, which reveal whether an account exists and skip the second factor (SEC-13,
 * SEC-15). Staff sign in by the calls of `src/server/staff`.
 */
export const blockPayloadSignIn: CollectionBeforeOperationHook = ({ operation, req }) => {
  if (REPLACED.includes(operation) && req.payloadAPI !== 'local') throw new Forbidden(req.t)
}
