/** Thrown when an edit doesn't find its line: the file has changed since the recipe was written. */
export class MissingLine extends Error {
  override name = 'MissingLine'
  constructor(line: string) {
    super(`no line '${line.trim()}'`)
  }
}

/**
 * Adds lines before the first one that starts with `line`.
 * @throws MissingLine
 */
export function addBefore(text: string, line: string, added: string): string {
  const lines = text.split('\n')
  const index = findLine(lines, line)
  return [...lines.slice(0, index), ...added.split('\n'), ...lines.slice(index)].join('\n')
}

/**
 * Adds lines at the end of the object or list that the line starting with `opening` opens: before the next line that closes it at the same
 * indentation.
 * @throws MissingLine
 */
export function addToEnd(text: string, opening: string, added: string): string {
  const lines = text.split('\n')
  const start = findLine(lines, opening)
  const indent = /^\s*/.exec(lines[start] ?? '')?.[0] ?? ''
  const end = lines.findIndex((line, index) => index > start && /^[\]})]/.test(line.slice(indent.length)) && line.startsWith(indent))
  if (end < 0) throw new MissingLine(`${opening} … ${indent}}`)
  return [...lines.slice(0, end), ...added.split('\n'), ...lines.slice(end)].join('\n')
}

/**
 * Adds an import among the existing ones, in the order of module names.
 * @throws MissingLine
 */
export function addImport(text: string, statement: string): string {
  const moduleOf = (line: string) => /from '([^']+)'/.exec(line)?.[1] ?? ''
  const folder = moduleOf(statement).split('/').slice(0, 1).join('/')
  const lines = text.split('\n')
  const alike = lines.flatMap((line, index) => (line.startsWith('import ') && moduleOf(line).startsWith(`${folder}/`) ? [index] : []))
  const last = alike.at(-1)
  if (last === undefined) throw new MissingLine(`import … from '${folder}/…'`)
  const index = alike.find((one) => moduleOf(lines[one] ?? '') > moduleOf(statement)) ?? last + 1
  return [...lines.slice(0, index), statement, ...lines.slice(index)].join('\n')
}

function findLine(lines: readonly string[], beginning: string): number {
  const index = lines.findIndex((line) => line.startsWith(beginning))
  if (index < 0) throw new MissingLine(beginning)
  return index
}
