import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { APIError, type CollectionBeforeOperationHook } from 'payload'
import { slugify } from '@/domain/text/slug'

/** Gives every file a name of its own, so that two tenants' logo.png never meet on disk and an address can be cached for good. */
export const nameUpload: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (req.file && (operation === 'create' || operation === 'update' || operation === 'updateByID')) {
    const { name, ext } = path.parse(req.file.name)
    req.file.name = `${slugify(name) || 'picture'}-${randomBytes(6).toString('hex')}${ext.toLowerCase()}`
  }
  return args
}

/**
 * Refuses a new picture that names an address in place of a file: Payload would fetch it from the server (SEC-24). It has taken the address out of the
 * operation's data by now and holds it apart, so the data of the request is asked.
 */
export const refuseAddress: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation === 'create' && !req.file && typeof req.data?.url === 'string')
    throw new APIError('No files were uploaded. Send the picture itself, not its address.', 400, null, true)
  return args
}
