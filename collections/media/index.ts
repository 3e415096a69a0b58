import type { CollectionConfig } from 'payload'
import { accessFor } from '../shared/access'
import { announceChange, announceDelete } from '../shared/announce'
import { PICTURE_TYPES } from '@/domain/editing/upload-limits'
import { toFileResponse } from '@/server/media/media-folder'
import { keepFilesIn } from './hooks/keep-files'
import { nameUpload, refuseAddress } from './hooks/name-upload'

const table = accessFor('media')

// Takes a third of the default effort's time for 10% more bytes. Visitors load sizes made from these, not these.
const formatOptions = { format: 'webp', options: { quality: 82, effort: 2 } } as const

/**
 * Pictures of a tenant. Files are public by their unguessable name, on the hosts of their site. Only staff can list them.
 * @param folder Folder of the files; null when they are stored in a bucket.
 */
export const defineMedia = (folder: string | null): CollectionConfig => {
  const files = folder === null ? null : keepFilesIn(folder)
  return {
    slug: 'media',
    labels: { singular: 'Picture', plural: 'Pictures' },
    admin: { group: 'Content', defaultColumns: ['filename', 'alt', 'updatedAt'] },
    access: { ...table, read: (args) => args.isReadingStaticFile === true || (table.read?.(args) ?? false) },
    // A duplicate would share the original's files.
    disableDuplicate: true,
    hooks: {
      beforeOperation: [refuseAddress, ...(files ? [files.loadForEdit] : []), nameUpload],
      afterChange: [announceChange('media'), ...(files ? [files.store] : [])],
      afterDelete: [announceDelete('media'), ...(files ? [files.remove] : [])],
      afterError: files ? [files.undo] : [],
    },
    upload: {
      // Files are written and deleted by hooks/keep-files.ts instead.
      disableLocalStorage: true,
      ...(folder === null ? {} : { handlers: [(_, { params }) => toFileResponse(folder, params.filename)] }),
      focalPoint: true,
      crop: true,
      // a picture by its address is refused: see hooks/name-upload.ts
      pasteURL: false,
      mimeTypes: PICTURE_TYPES,
      admin: { components: { controls: ['@/features/admin-form/picture-limits#PictureLimits'] } },
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
  }
}
