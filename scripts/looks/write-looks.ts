import { readFileSync, writeFileSync } from 'node:fs'
import { readLooks } from './read-looks'
import { toStyleSheet } from './to-style-sheet'

export const STYLE_SHEET = 'src/ui/theme/looks.css'

/** Writes the style sheet of all looks, unless it is up to date. */
export async function writeLooks(): Promise<void> {
  const css = toStyleSheet(await readLooks())
  if (css !== readFileSync(STYLE_SHEET, 'utf8')) writeFileSync(STYLE_SHEET, css)
}
