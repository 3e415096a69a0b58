import { isRecord } from '@/domain/json/is-record'

function join(node: unknown): string {
  if (typeof node === 'string') return node
  if (Array.isArray(node)) return node.map(join).join(' ')
  if (!isRecord(node)) return ''
  return join(node.root ?? node.children ?? node.text ?? '')
}

/** Returns the words of rich or plain text in one line. */
export function toPlainText(node: unknown): string {
  return join(node).replace(/\s+/g, ' ').trim()
}
