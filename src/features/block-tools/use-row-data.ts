import { useForm } from '@payloadcms/ui'
import type { FormField, FormState } from 'payload'
import { getDataByPath, getSiblingData } from 'payload/shared'
import { useState } from 'react'
import { makeRowFinder } from '@/domain/editing/row-fields'
import { useOwnFormFunction } from './own-form-functions'

const LIST = 'layout'
const ROW = /^layout\.\d+$/

type Read = (fields: FormState, path: string) => unknown

/** Returns functions that read the values of a path as Payload's form does, but only from the block that contains it. */
function makeReaders(getFields: () => FormState) {
  const findRow = makeRowFinder<FormField>(LIST)
  const limit = (read: Read) => {
    const known = new WeakMap<object, unknown>()
    return (path: string): unknown => {
      const fields = findRow(getFields(), path)
      if (!ROW.test(path)) return read(fields, path)
      if (!known.has(fields)) known.set(fields, read(fields, path))
      return known.get(fields)
    }
  }
  const readData = limit(getDataByPath)
  const readSiblings = limit(getSiblingData)
  return { makeReadData: () => readData, makeReadSiblings: () => readSiblings }
}

/**
 * Lets the label of each block read that block's fields. Payload reads all fields of the form for every label, after each key, and gives each label
 * new values, so that all are rendered (EDT-30).
 */
export function useRowData(): void {
  const form = useForm()
  const [{ makeReadData, makeReadSiblings }] = useState(() => makeReaders(form.getFields))
  useOwnFormFunction(form, 'getDataByPath', makeReadData, true)
  useOwnFormFunction(form, 'getSiblingData', makeReadSiblings, true)
}
