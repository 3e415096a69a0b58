import { useForm, useFormFields } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import type { SampleField } from '@/domain/blocks/sample-content'
import { readSamples, toValue } from './read-samples'

/** Returns the state of a new row within a block. The server adds what is missing when it renders the row. */
const toRow = (row: readonly SampleField[]) =>
  Object.fromEntries(
    row.flatMap((field) => {
      const value = field.kind === 'rows' ? null : toValue(field, null)
      return value === null ? [] : [[field.name, { value, initialValue: value, valid: true, passesCondition: true }] as const]
    }),
  )

const isEmpty = (value: unknown) => value === undefined || value === null || value === '' || value === 0

/**
 * Fills a new block with the sample content of the tenant's template (EDT-09) when `useNewBlocks` could not, because the server did not answer
 * for its row alone. Such a block has no fields until the server has rendered the whole form; all other new blocks come with theirs.
 */
export function useSampleContent(): void {
  const { addFieldRow, dispatchFields, getFields, setModified } = useForm()
  const picked = useFormFields(([fields]) =>
    (fields.layout?.rows ?? []).flatMap(({ id }, place) => (fields[`layout.${place}.isHidden`] === undefined ? id : [])).join(' '),
  )
  const waiting = useRef<readonly string[]>([])
  const placeOf = (id: string) => getFields().layout?.rows?.findIndex((row) => row.id === id) ?? -1

  const fill = async (id: string) => {
    const tenant = getFields().tenant?.value
    const type = getFields()[`layout.${placeOf(id)}.blockType`]?.value
    if (typeof tenant !== 'number' || typeof type !== 'string') return
    const { fields, picture } = await readSamples(tenant, type)
    // the block may have moved or gone meanwhile
    const place = placeOf(id)
    if (place < 0 || fields.length === 0) return
    for (const field of fields) {
      const path = `layout.${place}.${field.name}`
      // what somebody has typed already stays
      if (!isEmpty(getFields()[path]?.value)) continue
      if (field.kind === 'rows') {
        const schemaPath = `pages.layout.${type}.${field.name}`
        field.rows.forEach((row, rowIndex) => addFieldRow({ path, rowIndex, schemaPath, subFieldState: toRow(row) }))
      } else {
        const value = toValue(field, picture)
        dispatchFields({ type: 'UPDATE', path, value, initialValue: value, valid: true })
      }
    }
    setModified(true)
  }
  useEffect(() => {
    const before = waiting.current
    waiting.current = picked === '' ? [] : picked.split(' ')
    for (const id of before) if (!waiting.current.includes(id)) void fill(id)
  })
}
