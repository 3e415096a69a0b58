import { z } from 'zod'
import { FEED_FIELD_NAMES, FEED_FIELDS, type FeedField, isFeedField, REQUIRED_FIELDS } from './feed-fields'

/** Separators of list items in a cell; `auto` detects it. */
export const SEPARATORS = ['auto', ',', ';', '|', 'line'] as const
export type Separator = (typeof SEPARATORS)[number]

/** A column of the file and its field. */
export type MappedColumn = { column: string; field: FeedField; separator?: Separator | undefined }
export type FeedMapping = readonly MappedColumn[]

const feedField = z.custom<FeedField>((value) => typeof value === 'string' && isFeedField(value), { error: 'There is no such field.' })

/** A mapping as stored and sent. */
export const mappingSchema: z.ZodType<MappedColumn[]> = z
  .array(z.strictObject({ column: z.string().min(1).max(200), field: feedField, separator: z.enum(SEPARATORS).optional() }))
  .max(200)

const isMany = (field: FeedField) => FEED_FIELDS[field].kind === 'images' || FEED_FIELDS[field].kind === 'list'
const toKey = (heading: string) => heading.toLowerCase().replace(/[^a-z0-9#]+/g, '')

const FIELD_BY_HEADING: ReadonlyMap<string, FeedField> = new Map(
  FEED_FIELD_NAMES.flatMap((field) =>
    [field, ...FEED_FIELDS[field].headings].map((heading) => [toKey(heading), field] as const),
  ).toReversed(),
)

/**
 * Numbered headings are pictures ('Image 3', 'photo_url_12') or spin images ('Spin 4', 'spin_image_04'). A number in any other heading
 * has a meaning.
 */
function fieldOf(column: string): FeedField | undefined {
  const key = toKey(column)
  const known = FIELD_BY_HEADING.get(key)
  if (known) return known
  if (/^(spin|360)(image|photo|picture|frame)?(url|link)?\d+$/.test(key)) return 'spin_images'
  return /^(image|photo|picture)(url|link)?\d+$/.test(key) ? 'images' : undefined
}

/**
 * Suggests a mapping by headings that dealer systems use (ADM-19). A field with a single value gets the first matching column; unknown
 * columns are left out.
 */
export function suggestMapping(columns: readonly string[]): MappedColumn[] {
  const taken = new Set<FeedField>()
  return columns.flatMap((column) => {
    const field = fieldOf(column)
    if (!field || (taken.has(field) && !isMany(field))) return []
    // A general price column would contradict the prices by basis.
    if (field === 'price' && columns.some((other) => fieldOf(other) === 'dap' || fieldOf(other) === 'egc')) return []
    taken.add(field)
    return [{ column, field }]
  })
}

const label = (field: FeedField) => FEED_FIELDS[field].label

/**
 * Lists what is wrong with a mapping for a file with these columns, one sentence each. A mapped column that the file lacks is an error,
 * because reading it as empty would clear the field of every car.
 */
export function checkMapping(mapping: FeedMapping, columns: readonly string[]): string[] {
  const fields = mapping.map(({ field }) => field)
  const missing = REQUIRED_FIELDS.filter((field) => !fields.includes(field))
  const repeated = [...new Set(fields.filter((field, index) => !isMany(field) && fields.indexOf(field) !== index))]
  const absent = mapping.filter(({ column }) => !columns.includes(column))
  const hasBases = fields.includes('dap') || fields.includes('egc')
  return [
    ...missing.map((field) => `No column is mapped to ${label(field)}, which every car needs.`),
    ...repeated.map((field) => `Two columns are mapped to ${label(field)}; choose one.`),
    ...absent.map(({ column, field }) => `The file has no column '${column}', which the mapping gives to ${label(field)}.`),
    ...(hasBases && fields.includes('price')
      ? ['Map either one price, or the drive-away price and the price excluding government charges.']
      : []),
    ...(hasBases && fields.includes('price_type') ? ['The price type follows from the two price columns; do not map it as well.'] : []),
  ]
}
