/** Columns of the export in order. `reply_minutes` is the time to the first reply. */
export const EXPORT_COLUMNS = [
  ...['id', 'created_at', 'status', 'first_reply_at', 'reply_minutes', 'owner', 'notes', 'kind', 'category', 'subcategory'],
  ...['name', 'last_name', 'phone', 'email', 'postcode', 'message', 'opt_in', 'booking_at', 'rego', 'stock_number', 'vehicle_make'],
  ...['vehicle_model', 'dealership_name', 'location', 'answers', 'url', 'source'],
] as const
export type ExportColumn = (typeof EXPORT_COLUMNS)[number]
/** Values of a lead by column; a column without an entry is empty. */
export type ExportRow = ReadonlyMap<ExportColumn, string>

/** Prefixes texts that a spreadsheet would run as a formula (SEC-02). */
function toCell(value: string): string {
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Writes leads as CSV with a heading, following RFC 4180 (ADM-18). */
export function writeLeadCsv(rows: readonly ExportRow[]): string {
  const lines = rows.map((row) => EXPORT_COLUMNS.map((column) => toCell(row.get(column) ?? '')))
  return [[...EXPORT_COLUMNS], ...lines].map((cells) => `${cells.join(',')}\r\n`).join('')
}
