import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { GuidePage } from '@/domain/staff/guide-pages'

/** Returns the text of a page of the staff guide, in Markdown. Its file comes with the build (next.config.ts). */
export async function readGuide({ key }: GuidePage): Promise<string> {
  return readFile(path.join(process.cwd(), 'docs', 'staff', `${key}.md`), 'utf8')
}
