import { listSampleFields, type SampleField } from '@/domain/blocks/sample-content'
import { isRecord } from '@/domain/json/is-record'
import { toTemplateName } from '@/domain/tenant/to-template-name'
import { callAdmin } from '@/features/call-admin'

/** The sample content of a block, and the picture for its picture field. */
export type Samples = { fields: readonly SampleField[]; picture: number | null }

const first = (json: unknown): unknown => (isRecord(json) && Array.isArray(json.docs) ? json.docs[0] : null)

/** Returns the newest picture of a site, or null. */
async function findPicture(tenant: number): Promise<number | null> {
  const query = `where[tenant][equals]=${tenant}&where[mimeType][like]=image/&sort=-createdAt&limit=1&depth=0`
  const picture = first((await callAdmin(`/api/media?${query}`)).json)
  return isRecord(picture) && typeof picture.id === 'number' ? picture.id : null
}

const templates = new Map<number, string>()

/** Returns the template of a site, or null if the site can't be read. Asks once for each site. */
export async function readTemplate(tenant: number): Promise<string | null> {
  const known = templates.get(tenant)
  if (known !== undefined) return known
  const { json } = await callAdmin(`/api/tenants/${tenant}?depth=0&select[template]=true`)
  const template = isRecord(json) && typeof json.template === 'string' ? json.template : null
  if (template !== null) templates.set(tenant, template)
  return template
}

/** Returns the sample content of a block for a site; none if the site can't be read. */
export async function readSamples(tenant: number, blockType: string): Promise<Samples> {
  const template = await readTemplate(tenant)
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

/** Returns a sample as the value of its field; null for a picture that the site does not have. */
export function toValue(field: Exclude<SampleField, { kind: 'rows' }>, picture: number | null): unknown {
  if (field.kind === 'picture') return picture
  return field.kind === 'formatted' ? toFormatted(field.value) : field.value
}

/** Returns the samples as the values of a new block. */
export function toValues(fields: readonly SampleField[], picture: number | null): Record<string, unknown> {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = field.kind === 'rows' ? field.rows.map((row) => toValues(row, null)) : toValue(field, picture)
      return value === null ? [] : [[field.name, value] as const]
    }),
  )
}
