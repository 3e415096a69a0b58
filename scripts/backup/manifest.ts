import { createHash } from 'node:crypto'
import { z } from 'zod'

const FORMAT = 1

const manifest = z.object({
  format: z.literal(FORMAT),
  madeAt: z.iso.datetime(),
  /** Names of the database's migrations. */
  migrations: z.array(z.string()).min(1),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()).min(1), rows: z.int().nonnegative() })),
  /** The value of each sequence; null for one that has never been used. */
  sequences: z.array(z.object({ name: z.string(), value: z.string().nullable() })),
  media: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('files'), count: z.int().nonnegative() }),
    z.object({ kind: z.literal('bucket'), name: z.string() }),
  ]),
  /** SHA-256 of every other file of the archive, by its path in it. */
  hashes: z.record(z.string(), z.string()),
  /** Identifies the PAYLOAD_SECRET without revealing it. */
  secretMark: z.string(),
})

/** What an archive says about itself. */
export type Manifest = z.infer<typeof manifest>

/** Parts of a manifest that come from the database. */
export type DatabaseDump = Pick<Manifest, 'migrations' | 'tables' | 'sequences'>

export const MANIFEST_FILE = 'manifest.json'
export const TABLES_FOLDER = 'tables'
export const MEDIA_FOLDER = 'media'

export function writeManifest(content: Omit<Manifest, 'format' | 'madeAt'>, now: Date): string {
  return `${JSON.stringify({ format: FORMAT, madeAt: now.toISOString(), ...content } satisfies Manifest, null, 2)}\n`
}

/** Parses a manifest. Returns null if the text is not one in this format. */
export function readManifest(text: string): Manifest | null {
  try {
    return manifest.parse(JSON.parse(text))
  } catch {
    return null
  }
}

/** Returns a hash of the secret. The secret has at least 32 random characters, so its hash reveals nothing. */
export function markSecret(secret: string): string {
  return createHash('sha256').update(`forecourt backup ${secret}`).digest('hex').slice(0, 32)
}
