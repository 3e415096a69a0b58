import type { CollectionConfig } from 'payload'
import { accessFor } from '../shared/access'
import { announceChange, announceDelete } from '../shared/announce'
import { PICTURE_TYPES } from '@/domain/editing/upload-limits'
import { answerFile } from '@/server/media/media-folder'
import { keepFilesIn } from './hooks/keep-files'
import { nameUpload, refuseAddress } from './hooks/name-upload'

const table = accessFor('media')

// A third of the work of the default effort for a tenth more bytes, which visitors don't load: their sizes are made from these.
const formatOptions = { format: 'webp', options: { quality: 82, effort: 2 } } as const

/**
 * Pictures of a tenant. Files are public by their unguessable name, on the hosts of their own site; the list of them is the staff's.
 * @param folder Where files are kept; null when a bucket takes them.
 */
export const defineMedia = (folder: string | null): CollectionConfig => {
  const files = folder === null ? null : keepFilesIn(folder)
  return {
    slug: 'media',
    labels: { singular: 'Picture', plural: 'Pictures' },
    admin: { group: 'Content', defaultColumns: ['filename', 'alt', 'updatedAt'] },
    access: { ...table, read: (args) => args.isReadingStaticFile === true || (table.read?.(args) ?? false) },
    // a second document with the same picture would share its files
    disableDuplicate: true,
    hooks: {
      beforeOperation: [refuseAddress, ...(files ? [files.loadForEdit] : []), nameUpload],
      afterChange: [announceChange('media'), ...(files ? [files.store] : [])],
      afterDelete: [announceDelete('media'), ...(files ? [files.remove] : [])],
      afterError: files ? [files.undo] : [],
    },
    upload: {
      // Payload itself neither writes nor deletes files: see hooks/keep-files.ts
      disableLocalStorage: true,
      ...(folder === null ? {} : { handlers: [(_, { params }) => answerFile(folder, params.filename)] }),
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
