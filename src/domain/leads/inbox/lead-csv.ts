/** What a row of the export says of a lead, in its columns' order; `reply_minutes` is how long the shopper waited for the first reply. */
export const EXPORT_COLUMNS = [
  ...['id', 'created_at', 'status', 'first_reply_at', 'reply_minutes', 'owner', 'notes', 'kind', 'category', 'subcategory'],
  ...['name', 'last_name', 'phone', 'email', 'postcode', 'message', 'opt_in', 'booking_at', 'rego', 'stock_number', 'vehicle_make'],
  ...['vehicle_model', 'dealership_name', 'location', 'answers', 'url', 'source'],
] as const
export type ExportColumn = (typeof EXPORT_COLUMNS)[number]
/** What is said of a lead, by column; a column without an entry is empty. */
export type ExportRow = ReadonlyMap<ExportColumn, string>

/** A text that a spreadsheet would take for a formula is marked as text: nobody's comment may compute (SEC-02). */
function toCell(value: string): string {
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Leads as CSV for a spreadsheet (ADM-18): a heading and a row each, lines ended as RFC 4180 has it. */
export function writeLeadCsv(rows: readonly ExportRow[]): string {
  const lines = rows.map((row) => EXPORT_COLUMNS.map((column) => toCell(row.get(column) ?? '')))
  return [[...EXPORT_COLUMNS], ...lines].map((cells) => `${cells.join(',')}\r\n`).join('')
}
