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
