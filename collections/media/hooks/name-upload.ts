import { randomBytes } from 'node:crypto'
import path from 'node:path'
import type { CollectionBeforeOperationHook } from 'payload'
import { slugify } from '@/domain/slug'

/** Gives every file a name of its own, so that two tenants' logo.png never meet on disk and an address can be cached for good. */
export const nameUpload: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (req.file && (operation === 'create' || operation === 'update' || operation === 'updateByID')) {
    const { name, ext } = path.parse(req.file.name)
    req.file.name = `${slugify(name) || 'picture'}-${randomBytes(6).toString('hex')}${ext.toLowerCase()}`
  }
  return args
}

/** Payload would fetch the file of a new picture from the address in its data. Pictures are uploaded, and no server is asked for one (SEC-24). */
export const refuseAddress: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'create' || req.file || !('data' in args)) return args
  const { url: _url, filename: _filename, ...data } = Object(args.data)
  return { ...args, data }
}
