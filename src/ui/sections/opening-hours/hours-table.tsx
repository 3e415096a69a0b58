import type { HoursTableView } from '@/domain/locations/hours-view'

type Props = { table: HoursTableView; caption: string; first: 'Day' | 'Date' }

/** Hours by day. With a single department the column heading is visually hidden. */
export function HoursTable({ table, caption, first }: Props) {
  const isSingle = table.columns.length === 1
  const isCrowded = table.columns.length > 2
  const size = isCrowded ? 'text-[min(0.75rem,16px)]/[1.35] wrap-anywhere sm:text-sm/5 sm:wrap-normal' : 'text-[min(0.875rem,18px)]/[1.43]'
  return (
    <table
      className={`hours-table ${isCrowded ? 'hours-table-tight max-sm:table-fixed' : ''} ${isSingle ? 'text-[min(0.9375rem,20px)]/[1.34]' : size}`}
    >
      <caption className="sr-only">{caption}</caption>
      <thead className={isSingle ? 'sr-only' : 'hours-table-head'}>
        <tr>
          <th scope="col" className={isCrowded ? 'max-sm:w-[34%]' : undefined}>
            {first}
          </th>
          {table.columns.map((column) => (
            <th key={column} scope="col">
              {isSingle ? 'Hours' : column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map(({ key, name, isToday, cells }) => (
          <tr key={key} className={isToday ? 'hours-table-today' : undefined}>
            <th scope="row">
              {name}
              {isToday && ' (today)'}
            </th>
            {cells.map(({ text, isClosed }, at) => (
              <td key={table.columns[at] ?? at} className={isClosed && !isToday ? 'text-ink-soft' : undefined}>
                {text}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
