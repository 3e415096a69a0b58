import { isRecord } from '@/domain/json/is-record'
import { toPlainText } from '@/domain/text/plain-text'
import { describeFocalPoint, readFocalPoint } from '../vehicle/focal-point'

const MAX_LENGTH = 400
const cut = (words: string) => (words.length > MAX_LENGTH ? `${words.slice(0, MAX_LENGTH)}…` : words)

/** Returns the words in a row: its own texts, without ids and settings. */
function wordsIn(value: unknown): string {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.map(wordsIn).filter(Boolean).join(' · ')
  if (!isRecord(value)) return ''
  if ('root' in value) return toPlainText(value)
  const entries = Object.entries(value).filter(([key]) => key !== 'id' && key !== 'blockType')
  return entries
    .map(([key, one]) => (key === 'focal' && readFocalPoint(one) ? describeFocalPoint(readFocalPoint(one)) : wordsIn(one)))
    .filter(Boolean)
    .join(' · ')
}

/** Returns a value of a document as readable text, so that people can compare two (EDT-02). At most 400 characters. */
export function describeValue(value: unknown): string {
  if (value === true) return 'Yes'
  if (value === false) return 'No'
  if (typeof value === 'number') return String(value)
  return cut(wordsIn(value)) || (isRecord(value) || (Array.isArray(value) && value.length > 0) ? cut(JSON.stringify(value)) : 'Empty')
}
