import type { HoursTableView } from '@/domain/locations/hours-view'

type Props = { table: HoursTableView; caption: string; first: 'Day' | 'Date' }

/** Hours by day. With a single department the column heading is visually hidden. */
export function HoursTable({ table, caption, first }: Props) {
  const isSingle = table.columns.length === 1
  const isCrowded = table.columns.length > 2
  const room = isCrowded ? 'hours-table-tight' : 'hours-table-roomy'
  const size = isCrowded ? 'text-[min(0.75rem,16px)]/[1.35] wrap-anywhere sm:text-sm/5 sm:wrap-normal' : 'text-[min(0.875rem,18px)]/[1.43]'
  return (
    <table className={`w-full text-left ${isCrowded ? 'max-sm:table-fixed' : ''} ${isSingle ? 'text-[min(0.9375rem,20px)]/[1.34]' : size}`}>
      <caption className="sr-only">{caption}</caption>
      <thead className={isSingle ? 'sr-only' : 'hours-table-head'}>
        <tr>
          <th scope="col" className={`hours-table-start ${room} py-2.5 font-strong ${isCrowded ? 'max-sm:w-[34%]' : ''}`}>
            {first}
          </th>
          {table.columns.map((column) => (
            <th key={column} scope="col" className={`hours-table-end ${room} py-2.5 text-right font-strong`}>
              {isSingle ? 'Hours' : column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map(({ key, name, isToday, cells }) => (
          <tr key={key} className={`border-t border-line first:border-t-0 ${isToday ? 'hours-table-today font-strong' : ''}`}>
            <th scope="row" className={`hours-table-start ${room} py-2.5 ${isToday ? 'font-strong' : 'font-normal'}`}>
              {name}
              {isToday && ' (today)'}
            </th>
            {cells.map(({ text, isClosed }, at) => (
              <td
                key={table.columns[at] ?? at}
                className={`hours-table-end ${room} py-2.5 text-right text-balance ${isClosed && !isToday ? 'text-ink-soft' : ''}`}
              >
                {text}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
