import { isRecord } from '@/domain/json/is-record'
import type { StablePath } from './merge-documents'

const isOfRow = (row: unknown, step: string) => isRecord(row) && `#${String(row.id)}` === step

/** Returns the value at a position; undefined when there is no such row or field. */
export function readStable(document: unknown, path: StablePath): unknown {
  return path.reduce<unknown>((value, step) => {
    if (step.startsWith('#')) return Array.isArray(value) ? value.find((row) => isOfRow(row, step)) : undefined
    return isRecord(value) ? value[step] : undefined
  }, document)
}

/** Returns the document with another value at a position, or unchanged when a row on the way is gone. An undefined value removes a row. */
export function writeStable<Value>(document: Value, path: StablePath, value: unknown): Value
export function writeStable(document: unknown, [step, ...rest]: StablePath, value: unknown): unknown {
  if (step === undefined) return value
  if (!step.startsWith('#')) return isRecord(document) ? { ...document, [step]: writeStable(document[step], rest, value) } : document
  if (!Array.isArray(document)) return document
  if (rest.length === 0 && value === undefined) return document.filter((row) => !isOfRow(row, step))
  return document.map((row) => (isOfRow(row, step) ? writeStable(row, rest, value) : row))
}

/** Returns the form's current path of a position, such as `layout.2.heading`; null when a row on the way is gone. */
export function toFormPath(document: unknown, path: StablePath): string | null {
  let value = document
  const steps: string[] = []
  for (const step of path) {
    const at = step.startsWith('#') && Array.isArray(value) ? value.findIndex((row) => isOfRow(row, step)) : step
    if (at === -1) return null
    steps.push(String(at))
    value = readStable(value, [step])
  }
  return steps.join('.')
}
