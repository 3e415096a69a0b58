import { formatFigure } from '@/domain/numbers/figures'
import { LOCATION_TYPE_LABELS, LOCATION_TYPES } from '@/domain/locations/location'
import type { StateTable as States } from '@/domain/locations/state-table'

const FIGURE = 'py-1 pl-1.5 text-right tabular-nums @min-[21rem]:pl-3'
const CELL = `${FIGURE} border-b border-line`
const HEAD = `${CELL} text-sm/5 font-semibold text-ink-soft`
/** Hidden on narrow screens or with large text. The page of each state has the same data. */
const ROOMY = '@max-[16rem]:hidden'

/** A group's locations by state, with their departments and numbers of vehicles. A department that no state has gets no column. */
export function StateTable({ rows, total, caption }: States & { caption: string }) {
  const types = LOCATION_TYPES.filter((type) => total.departments[type] > 0)
  return (
    <div className="@container min-w-0">
      <table className="w-full border-collapse text-base/6">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th scope="col" className="border-b border-line py-2.5 text-left text-sm/5 font-semibold text-ink-soft">
              State
            </th>
            {types.map((type) => (
              <th key={type} scope="col" className={`${HEAD} ${ROOMY}`}>
                {LOCATION_TYPE_LABELS[type]}
              </th>
            ))}
            {total.cars !== null && (
              <th scope="col" className={HEAD}>
                In stock
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ state, name, href, departments, cars }) => (
            <tr key={state}>
              <th scope="row" className="border-b border-line py-1 text-left font-normal">
                <a
                  href={href}
                  className="inline-flex min-h-11 items-center font-strong underline decoration-edge underline-offset-4 hover:decoration-current"
                >
                  {name}
                </a>
              </th>
              {types.map((type) => (
                <td key={type} className={`${CELL} ${ROOMY}`}>
                  {departments[type]}
                </td>
              ))}
              {cars !== null && <td className={CELL}>{formatFigure(cars)}</td>}
            </tr>
          ))}
        </tbody>
        <tfoot className="font-strong">
          <tr>
            <th scope="row" className="h-13 py-1 text-left">
              Australia
            </th>
            {types.map((type) => (
              <td key={type} className={`${FIGURE} ${ROOMY}`}>
                {total.departments[type]}
              </td>
            ))}
            {total.cars !== null && <td className={FIGURE}>{formatFigure(total.cars)}</td>}
          </tr>
        </tfoot>
      </table>
    </div>
  )
}
