import { readFileSync } from 'node:fs'
import path from 'node:path'
import { format } from 'oxfmt'

const SETTINGS = '.oxfmtrc.json'
const FORMATTED = /\.(tsx?|md)$/

/**
 * Formats the text of a TypeScript or Markdown file as `npm run format` does. Other files, and those that the formatter ignores, keep their format.
 * @param file Relative to the repository.
 * @throws If the text is not valid.
 */
export async function formatSource(file: string, text: string, root = '.'): Promise<string> {
  if (!FORMATTED.test(file)) return text
  const { ignorePatterns, overrides: _, ...options } = JSON.parse(readFileSync(path.join(root, SETTINGS), 'utf8'))
  if (ignorePatterns.includes(file)) return text
  const { code, errors } = await format(file, text, options)
  if (errors.length > 0) throw new Error(`${file} can’t be formatted: ${errors.map(({ message }) => message).join(' ')}`)
  return code
}
