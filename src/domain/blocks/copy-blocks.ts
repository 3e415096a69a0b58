import { isRecord } from '@/domain/json/is-record'
import { summariseBlock } from './block-summary'

type Values = Record<string, unknown>

function copyValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copyValue)
  if (!isRecord(value)) return value
  // Rich text is copied as it is.
  if ('root' in value) return value
  return Object.fromEntries(Object.entries(value).flatMap(([key, part]) => (key === 'id' ? [] : [[key, copyValue(part)]])))
}

/** Copies a block without the ids of its rows, which belong to their page (ADM-13). */
export function copyBlock(block: Readonly<Values>): Values {
  const copy = copyValue(block)
  return isRecord(copy) ? copy : {}
}

/**
 * A block's label in a list: position, type and summary.
 * @param position Index in the list, from 0.
 * @param names Labels of block types; a type without one is used as it is.
 */
export function nameBlock(block: Readonly<Values>, position: number, names: Readonly<Record<string, string>>): string {
  const type = String(block.blockType ?? 'block')
  const summary = summariseBlock(block)
  const words = `${position + 1}. ${Object.hasOwn(names, type) ? names[type] : type}`
  return summary === '' ? words : `${words}: ${summary}`
}
