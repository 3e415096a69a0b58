import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { APIError, type CollectionBeforeOperationHook } from 'payload'
import { slugify } from '@/domain/text/slug'

/** Gives every file a unique name, so that two tenants' logo.png don't collide and addresses can be cached forever. */
export const nameUpload: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (req.file && (operation === 'create' || operation === 'update' || operation === 'updateByID')) {
    const { name, ext } = path.parse(req.file.name)
    req.file.name = `${slugify(name) || 'picture'}-${randomBytes(6).toString('hex')}${ext.toLowerCase()}`
  }
  return args
}

/**
 * Refuses a new picture given as an address instead of a file: Payload would fetch it from the server (SEC-24). Payload has already moved
 * the address out of the operation's data, so this checks the request's data.
 */
export const refuseAddress: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation === 'create' && !req.file && typeof req.data?.url === 'string')
    throw new APIError('No files were uploaded. Send the picture itself, not its address.', 400, null, true)
  return args
}
