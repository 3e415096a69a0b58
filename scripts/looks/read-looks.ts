import { readdirSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import { TEMPLATE_NAMES } from '@/domain/tenant/template'
import type { Looks } from '@/ui/theme/looks'

const ROOTS = ['src', 'blocks']
/** Later folders use the parts of earlier ones, so their looks come later in the style sheet and take precedence. */
const SHELVES = ['src/ui/theme/', 'src/ui/primitives/', 'src/ui/sections/', 'src/ui/pages/', 'src/features/', 'blocks/', 'src/app/']

const utilities = z.union([z.string(), z.array(z.string())])
const looks = z.object({ name: z.string(), templates: z.record(z.enum(TEMPLATE_NAMES), z.record(z.string(), utilities)) })

export type LooksFile = Looks & { file: string }

const rankOf = (file: string) => SHELVES.findIndex((shelf) => file.startsWith(shelf))

/** Lists the files named `*-looks.ts`, in the order of their rules in the style sheet. */
function listLooksFiles(): string[] {
  return ROOTS.flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: 'utf8' }).map((name) => path.posix.join(root, name.replaceAll('\\', '/'))),
  )
    .filter((file) => file.endsWith('-looks.ts'))
    .sort((a, b) => rankOf(a) - rankOf(b) || (a < b ? -1 : 1))
}

/** Reads the looks of every looks file. Throws when a file exports none, or is outside the folders. */
export async function readLooks(): Promise<LooksFile[]> {
  const files = await Promise.all(listLooksFiles().map(readFile))
  return files.flat()
}

async function readFile(file: string): Promise<LooksFile[]> {
  if (rankOf(file) < 0) throw new Error(`${file}: looks belong to one of ${SHELVES.join(', ')}`)
  const exported: object = await import(pathToFileURL(path.resolve(file)).href)
  const found = Object.values(exported).flatMap((value) => looks.safeParse(value).data ?? [])
  if (found.length === 0) throw new Error(`${file}: exports nothing made by defineLooks`)
  // Sorted by name, because the order of a module's exports is not always the order of their lines.
  return found.sort((a, b) => (a.name < b.name ? -1 : 1)).map((look) => ({ ...look, file }))
}
