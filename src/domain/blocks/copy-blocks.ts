import { isRecord } from '@/domain/json/is-record'
import { summariseBlock } from './block-summary'

type Values = Record<string, unknown>

function copyValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copyValue)
  if (!isRecord(value)) return value
  // a row's id is its own; a rich text keeps what it holds
  if ('root' in value) return value
  return Object.fromEntries(Object.entries(value).flatMap(([key, part]) => (key === 'id' ? [] : [[key, copyValue(part)]])))
}

/** A block to be put elsewhere: the same content, without the ids that belong to the rows of its page (ADM-13). */
export function copyBlock(block: Readonly<Values>): Values {
  const copy = copyValue(block)
  return isRecord(copy) ? copy : {}
}

/**
 * What a block is called in a list, as its form is: its place and type, and what an editor recognises it by.
 * @param names What each type of block is called; one that nobody named goes by its type.
 */
export function nameBlock(block: Readonly<Values>, place: number, names: Readonly<Record<string, string>>): string {
  const type = String(block.blockType ?? 'block')
  const summary = summariseBlock(block)
  const words = `${place + 1}. ${Object.hasOwn(names, type) ? names[type] : type}`
  return summary === '' ? words : `${words}: ${summary}`
}
