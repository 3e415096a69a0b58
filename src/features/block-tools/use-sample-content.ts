import { useForm, useFormFields } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import { listSampleFields, type SampleField } from '@/domain/blocks/sample-content'
import { isRecord } from '@/domain/json/is-record'
import { toTemplateName } from '@/domain/tenant/to-template-name'
import { callAdmin } from '@/features/call-admin'

const first = (json: unknown): unknown => (isRecord(json) && Array.isArray(json.docs) ? json.docs[0] : null)

/** Returns the newest picture of a site, or null. */
async function findPicture(tenant: number): Promise<number | null> {
  const query = `where[tenant][equals]=${tenant}&where[mimeType][like]=image/&sort=-createdAt&limit=1&depth=0`
  const picture = first((await callAdmin(`/api/media?${query}`)).json)
  return isRecord(picture) && typeof picture.id === 'number' ? picture.id : null
}

/** Returns the sample content of a block for a site; none if the site can't be read. */
async function readSamples(tenant: number, blockType: string): Promise<{ fields: SampleField[]; picture: number | null }> {
  const { json } = await callAdmin(`/api/tenants/${tenant}?depth=0&select[template]=true`)
  const template = isRecord(json) && typeof json.template === 'string' ? json.template : null
  const fields = template === null ? [] : listSampleFields(blockType, toTemplateName(template))
  const picture = fields.some(({ kind }) => kind === 'picture') ? await findPicture(tenant) : null
  return { fields, picture }
}

/** Formatted text of one paragraph, as the editor stores it. */
function toFormatted(text: string) {
  const base = { format: '', indent: 0, version: 1, direction: 'ltr' }
  const node = { type: 'text', text, format: 0, detail: 0, mode: 'normal', style: '', version: 1 }
  return { root: { type: 'root', ...base, children: [{ type: 'paragraph', ...base, textFormat: 0, textStyle: '', children: [node] }] } }
}

function toValue(field: Exclude<SampleField, { kind: 'rows' }>, picture: number | null): unknown {
  if (field.kind === 'picture') return picture
  return field.kind === 'formatted' ? toFormatted(field.value) : field.value
}

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
 * Fills each new block with the sample content of the tenant's template (EDT-09). A block that was just picked has no fields until the server
 * has rendered it; presets, copies and restored blocks come with theirs and stay as they are.
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
