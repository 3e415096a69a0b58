import { formatFigure } from '@/domain/numbers/figures'
import { sortByLimit, type TowCar } from '@/domain/vehicle/towing/tow-cars'
import { describeMargin } from '@/domain/vehicle/towing/tow-limit'

/** The cars with their limits and sources, so that a shopper can check a figure. On a caravan's page also how they compare with its ATM. */
export function TowTable({ cars, mass }: { cars: readonly TowCar[]; mass: number | null }) {
  return (
    <div role="region" aria-label="Towing limits" tabIndex={0} className="tow-table">
      <table>
        <thead>
          <tr>
            <th scope="col">Car</th>
            <th scope="col">May tow</th>
          </tr>
        </thead>
        <tbody>
          {sortByLimit(cars).map(({ name, limit, source }) => (
            <tr key={name}>
              <th scope="row">
                {name}
                <a href={source.href} target="_blank" rel="noopener">
                  {source.name}
                </a>
              </th>
              <td>
                {formatFigure(limit)} kg
                {mass !== null && <small className={limit < mass ? 'text-bad' : undefined}>{describeMargin(limit, mass)}</small>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
