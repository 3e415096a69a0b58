import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionAfterErrorHook,
  CollectionBeforeOperationHook,
  PayloadRequest,
} from 'payload'
import { type StoredFile, readStored, writeFiles } from '@/server/media/media-folder'
import { checkLater, removeAfterCommit, removeUnused } from '@/server/media/remove-task'

type Sizes = Record<string, { filename?: string | null } | null | undefined>
type Picture = { filename?: string | null; sizes?: Sizes | null }

/** Returns the file names of a picture and its smaller sizes. */
function namesOf({ filename, sizes }: Picture): string[] {
  return [filename, ...Object.values(sizes ?? {}).map((size) => size?.filename)].filter((name) => typeof name === 'string')
}

function filesOf({ filename, sizes }: Picture, req: PayloadRequest): StoredFile[] {
  const main = filename && req.file ? [{ name: filename, data: req.file.data }] : []
  const smaller = Object.entries(req.payloadUploadSizes ?? {}).flatMap(([size, data]) => {
    const name = sizes?.[size]?.filename
    return name ? [{ name, data }] : []
  })
  return [...main, ...smaller]
}

/** Files that a request wrote, to be deleted if it fails. */
const written = new WeakMap<PayloadRequest, string[]>()

/**
 * Stores the files of pictures in a folder (SEC-23). Payload would write new files and delete old ones before it has validated the
 * document, so a refused upload would leave files behind and lose the old ones. Here files are written after the document is validated and
 * stored.
 */
export function keepFilesIn(folder: string) {
  /** Loads the stored file for a new crop or focal point. */
  const loadForEdit: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
    if (req.file || operation !== 'update' || !('id' in args) || typeof req.query.uploadEdits !== 'object') return args
    const stored = await req.payload.findByID({ collection: 'media', id: Number(args.id), depth: 0, disableErrors: true, req })
    const data = stored?.filename ? await readStored(folder, stored.filename) : null
    if (data && stored?.filename) req.file = { name: stored.filename, data, mimetype: stored.mimeType ?? 'image/webp', size: data.length }
    return args
  }
  const store: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
    const files = filesOf(doc, req)
    if (files.length === 0) return doc
    const names = files.map(({ name }) => name)
    written.set(req, names)
    await checkLater(req.payload, names)
    await writeFiles(folder, files)
    const current = namesOf(doc)
    await removeAfterCommit(
      req,
      namesOf(previousDoc ?? {}).filter((name) => !current.includes(name)),
    )
    return doc
  }
  const remove: CollectionAfterDeleteHook = async ({ doc, req }) => {
    await removeAfterCommit(req, namesOf(doc))
    return doc
  }
  const undo: CollectionAfterErrorHook = async ({ req }) => {
    const names = written.get(req)
    if (names) await removeUnused(folder, names)
  }
  return { loadForEdit, store, remove, undo }
}
