import type { CollectionConfig } from 'payload'
import { accessFor } from '../shared/access'
import { announceChange, announceDelete } from '../shared/announce'
import { nameUpload } from './hooks/name-upload'

const table = accessFor('media')

// A third of the work of the default effort for a tenth more bytes, which visitors don't load: their sizes are made from these.
const formatOptions = { format: 'webp', options: { quality: 82, effort: 2 } } as const

/** Pictures of a tenant, kept in `staticDir` unless a bucket takes them. Files are public by their unguessable name; the list of them is the staff's. */
export const defineMedia = (staticDir: string): CollectionConfig => ({
  slug: 'media',
  labels: { singular: 'Picture', plural: 'Pictures' },
  admin: { group: 'Content', defaultColumns: ['filename', 'alt', 'updatedAt'] },
  access: { ...table, read: (args) => args.isReadingStaticFile === true || (table.read?.(args) ?? false) },
  hooks: {
    beforeOperation: [nameUpload],
    afterChange: [announceChange('media')],
    afterDelete: [announceDelete('media')],
  },
  upload: {
    staticDir,
    focalPoint: true,
    crop: true,
    mimeTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
    formatOptions,
    resizeOptions: { width: 2400, withoutEnlargement: true },
    adminThumbnail: 'thumb',
    imageSizes: [
      { name: 'thumb', width: 480, withoutEnlargement: true, formatOptions },
      { name: 'og', width: 1200, height: 630, position: 'centre', formatOptions },
    ],
  },
  fields: [
    {
      name: 'alt',
      label: 'What it shows',
      type: 'text',
      required: true,
      maxLength: 160,
      admin: { description: 'Read out to people who can’t see it: "Blue Ranger ute at the Moorooka yard".' },
    },
  ],
})
