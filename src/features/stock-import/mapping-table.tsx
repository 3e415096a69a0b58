import { FEED_FIELD_NAMES, FEED_FIELDS, isFeedField } from '@/domain/import/feed-fields'
import { type FeedMapping, type MappedColumn, SEPARATORS } from '@/domain/import/mapping'
import styles from './stock-import.module.css'

type MappingTableProps = { columns: readonly string[]; mapping: FeedMapping; onChange: (mapping: MappedColumn[]) => void }

const OPTIONS = FEED_FIELD_NAMES.map((name) => ({ name, label: FEED_FIELDS[name].label })).toSorted((one, other) =>
  one.label.localeCompare(other.label),
)
const SEPARATOR_LABELS = { auto: 'Separator: automatic', ',': 'Comma', ';': 'Semicolon', '|': 'Bar |', line: 'Line break' }

function isMany({ field }: MappedColumn): boolean {
  return FEED_FIELDS[field].kind === 'list' || FEED_FIELDS[field].kind === 'images'
}

type RowProps = { column: string; mapped: MappedColumn | undefined; onMap: (mapped: MappedColumn | null) => void }

function MappingRow({ column, mapped, onMap }: RowProps) {
  return (
    <tr>
      <th scope="row">{column}</th>
      <td className={styles.controls}>
        <select
          className={styles.input}
          aria-label={`Field of column ${column}`}
          value={mapped?.field ?? ''}
          onChange={({ target }) => onMap(isFeedField(target.value) ? { column, field: target.value } : null)}
        >
          <option value="">Not read</option>
          {OPTIONS.map(({ name, label }) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </select>
        {mapped && isMany(mapped) && (
          <select
            className={styles.input}
            aria-label={`Separator in column ${column}`}
            value={mapped.separator ?? 'auto'}
            onChange={({ target }) => onMap({ ...mapped, separator: SEPARATORS.find((one) => one === target.value) })}
          >
            {SEPARATORS.map((separator) => (
              <option key={separator} value={separator}>
                {SEPARATOR_LABELS[separator]}
              </option>
            ))}
          </select>
        )}
      </td>
    </tr>
  )
}

/** Maps the file's columns to fields (ADM-19). Also lists mapped columns that the file lacks, so that they can be removed. */
export function MappingTable({ columns, mapping, onChange }: MappingTableProps) {
  const byColumn = new Map(mapping.map((mapped) => [mapped.column, mapped]))
  const all = [...columns, ...mapping.map(({ column }) => column).filter((column) => !columns.includes(column))]
  const map = (column: string, mapped: MappedColumn | null) => {
    const next = new Map(byColumn)
    if (mapped) next.set(column, mapped)
    else next.delete(column)
    onChange(all.flatMap((name) => next.get(name) ?? []))
  }
  return (
    <details className={styles.part}>
      <summary>
        Columns: {mapping.length} of {columns.length} are read
      </summary>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Column of the file</th>
            <th scope="col">Field</th>
          </tr>
        </thead>
        <tbody>
          {all.map((column) => (
            <MappingRow key={column} column={column} mapped={byColumn.get(column)} onMap={(mapped) => map(column, mapped)} />
          ))}
        </tbody>
      </table>
    </details>
  )
}
