import { isRecord } from '@/domain/json/is-record'
import { toPlainText } from '../text/plain-text'

type Values = Record<string, unknown>

const MAX_LENGTH = 60
/** Fields that identify a block to editors, the most telling first. */
const NAMES = ['blockName', 'heading', 'title', 'label', 'text', 'content', 'question', 'kind'] as const

function firstWords(values: Values): string {
  for (const name of NAMES) {
    const words = toPlainText(values[name])
    if (words !== '') return words
  }
  return ''
}

/** The text beside a block's type in a page's list of blocks: its heading, or else the text of its first row; '' for none. */
export function summariseBlock(block: Readonly<Values>): string {
  const rows = Object.values(block).flatMap((value) => (Array.isArray(value) ? value.filter(isRecord).slice(0, 1) : []))
  const words = [block, ...rows].map(firstWords).find((text) => text !== '') ?? ''
  return words.length > MAX_LENGTH ? `${words.slice(0, MAX_LENGTH - 1).trimEnd()}…` : words
}
