import type { TowCar } from '@/domain/vehicle/towing/tow-cars'
import { controlClasses } from '@/ui/primitives/field/control-classes'
import { Icon } from '@/ui/primitives/icon/icon'
import { TowTable } from './tow-table'

const LABEL = 'mb-1.5 block text-sm/5 font-strong'

function Sources({ cars, mass }: { cars: readonly TowCar[]; mass: number | null }) {
  return (
    <details>
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm/5 text-link underline underline-offset-4">
        Where these limits come from
      </summary>
      <p className="mt-1 text-sm/5 text-ink-soft">
        They are the makers’ figures for Australia. Yours can be lower: your car’s handbook and the plate on its tow bar decide.
      </p>
      <TowTable cars={cars} mass={mass} />
    </details>
  )
}

export type TowFieldsProps = {
  /** Starts the ids of the fields. */
  id: string
  /** Kilograms; null for none. */
  limit: number | null
  cars: readonly TowCar[]
  /** The ATM of the caravan that the page is about, in kilograms. */
  mass?: number | null
}

/**
 * The braked towing limit of the shopper's car, typed or picked from the table (KIND-04). Without JavaScript only the typed limit is sent. The
 * code around it copies a picked car's limit to the field (`copyPickedLimit`).
 */
export function TowFields({ id, limit, cars, mass = null }: TowFieldsProps) {
  return (
    <div className="grid gap-3">
      <div>
        <label htmlFor={`${id}-limit`} className={LABEL}>
          Braked towing limit of your car, kg
        </label>
        <input
          id={`${id}-limit`}
          name="tow_max"
          type="text"
          inputMode="numeric"
          defaultValue={limit ?? ''}
          placeholder="2,500"
          pattern="[0-9., ]*"
          title="Enter kilograms, such as 2,500"
          maxLength={8}
          autoComplete="off"
          className={`${controlClasses(false)} h-12`}
        />
      </div>
      <label className="relative block noscript:hidden">
        <span className={LABEL}>Or pick your car</span>
        <select data-tow-cars className={`${controlClasses(false)} h-12 cursor-pointer appearance-none truncate pr-10!`}>
          <option value="">Choose a car</option>
          {cars.map((car) => (
            <option key={car.name} value={car.limit}>
              {car.name}
            </option>
          ))}
        </select>
        <Icon name="caret" size={18} className="nearby-fields-caret pointer-events-none absolute bottom-4" />
      </label>
      <Sources cars={cars} mass={mass} />
    </div>
  )
}
