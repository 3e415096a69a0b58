import { isRecord } from '@/domain/json/is-record'

const recordsIn = (value: unknown) => (Array.isArray(value) ? value.filter(isRecord) : [])
const PLAIN: readonly unknown[] = ['text', 'textarea']

/** Finds a field by name, also within rows and other fields without a name of their own. */
function findField(fields: readonly unknown[], name: string): Record<string, unknown> | null {
  for (const field of recordsIn(fields)) {
    if (field.name === name) return field
    if (typeof field.name === 'string' && field.name !== '') continue
    const inner = findField([...recordsIn(field.fields), ...recordsIn(field.tabs)], name)
    if (inner) return inner
  }
  return null
}

/**
 * Returns what kind of text a field of a form contains: 'plain' for one line or paragraph, 'rich' for formatted text, null for any other field.
 * @param fields The form's fields as in Payload's client config.
 * @param path The field's path, such as `layout.2.link.label`.
 * @param typeOfRow Returns the block type of a row, by a path such as `layout.2`.
 */
export function findTextKind(fields: readonly unknown[], path: string, typeOfRow: (row: string) => unknown): 'plain' | 'rich' | null {
  const steps = path.split('.')
  let level: readonly unknown[] = fields
  let found: Record<string, unknown> | null = null
  for (let at = 0; at < steps.length; at += 1) {
    found = findField(level, steps[at] ?? '')
    if (!found) return null
    const isList = found.type === 'blocks' || found.type === 'array'
    if (isList) at += 1
    const type = found.type === 'blocks' ? typeOfRow(steps.slice(0, at + 1).join('.')) : null
    level = type === null ? recordsIn(found.fields) : recordsIn(recordsIn(found.blocks).find(({ slug }) => slug === type)?.fields)
  }
  if (found?.type === 'richText') return 'rich'
  return found && PLAIN.includes(found.type) && found.hasMany !== true ? 'plain' : null
}

/** The text of a field that can be typed into in the preview, and how it is written back. */
export type TypableText = { text: string; write: (text: string) => unknown }

/** Returns the only text of a formatted text with a single paragraph without formats; null for anything else. */
function readParagraph(value: unknown): TypableText | null {
  const root = isRecord(value) ? value.root : null
  const [paragraph, ...others] = isRecord(root) ? recordsIn(root.children) : []
  const [node, ...rest] = recordsIn(paragraph?.children)
  if (!isRecord(value) || !isRecord(root) || paragraph?.type !== 'paragraph' || others.length > 0 || rest.length > 0) return null
  if (node?.type !== 'text' || typeof node.text !== 'string' || (node.format !== 0 && node.format !== undefined)) return null
  const write = (text: string) => ({ ...value, root: { ...root, children: [{ ...paragraph, children: [{ ...node, text }] }] } })
  return { text: node.text, write }
}

const clean = (text: string) => text.replace(/\s+/g, ' ').trim()

/**
 * Returns the text of a field that may be typed into in the preview (EDT-06): it is exactly what was clicked, and in one paragraph. Null for
 * texts with placeholders, several paragraphs or formats, which are edited in the form.
 */
export function findTypableText(kind: 'plain' | 'rich' | null, value: unknown, clicked: string): TypableText | null {
  const typable = kind === 'rich' ? readParagraph(value) : null
  const plain =
    kind === 'plain' && typeof value === 'string' && !value.trim().includes('\n') ? { text: value, write: (text: string) => text } : null
  const found = typable ?? plain
  return found && clean(found.text) !== '' && clean(found.text) === clean(clicked) ? found : null
}
