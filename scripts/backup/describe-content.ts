import type { Manifest } from './manifest'

/** Describes an archive's content in one line. */
export function describeContent({ tables, media }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  const files = media.kind === 'files' ? `, ${media.count.toLocaleString('en-AU')} uploaded files` : ''
  return `${rows.toLocaleString('en-AU')} rows in ${tables.length} tables${files}`
}
