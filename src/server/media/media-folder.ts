import { randomBytes } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

export type StoredFile = { name: string; data: Buffer }

const TYPES: Record<string, string> = {
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.avif': 'image/avif',
}

/** Returns the path of a file; null when the name is not a plain file name. */
function pathOf(folder: string, name: string): string | null {
  return name !== '' && path.basename(name) === name && !name.startsWith('.') ? path.join(folder, name) : null
}

/** Writes files to the folder; each gets its name once it is complete. @throws when one can't be written; the others may exist then. */
export async function writeFiles(folder: string, files: readonly StoredFile[]): Promise<void> {
  await mkdir(folder, { recursive: true })
  await Promise.all(
    files.map(async ({ name, data }) => {
      const filePath = pathOf(folder, name)
      if (filePath === null) throw new Error('a file needs a name without a path')
      const partial = path.join(folder, `.${randomBytes(8).toString('hex')}`)
      await writeFile(partial, data)
      await rename(partial, filePath)
    }),
  )
}

/** Removes files; ignores missing ones. */
export async function removeFiles(folder: string, names: readonly string[]): Promise<void> {
  await Promise.all(names.map((name) => pathOf(folder, name)).map((filePath) => filePath !== null && rm(filePath, { force: true })))
}

/** Returns the bytes of a file; null when it does not exist. */
export async function readStored(folder: string, name: string): Promise<Buffer | null> {
  const filePath = pathOf(folder, name)
  return filePath === null ? null : readFile(filePath).catch(() => null)
}

/** Returns a file as a response, or 404. Pictures are stored at most 2,400 pixels wide, so one fits in memory. */
export async function toFileResponse(folder: string, name: string): Promise<Response> {
  const type = TYPES[path.extname(name).toLowerCase()]
  const data = type === undefined ? null : await readStored(folder, name)
  if (data === null || type === undefined) return Response.json({ errors: [{ message: 'There is no such file.' }] }, { status: 404 })
  return new Response(new Uint8Array(data), { headers: { 'content-type': type, 'content-length': String(data.length) } })
}
