import type { ChangeEventHandler } from 'react'
import { formatKilometres, KM_QUICK_PICKS, formatTypedKilometres } from '@/domain/numbers/kilometres'
import { CostPanel, CostRows } from '@/ui/pages/cost-panel'
import { QuickPicks } from '@/ui/primitives/field/quick-picks'
import { TextField } from '@/ui/primitives/field/text-field'
import { toFuelView, DEFAULT_ENTRIES, type FuelEntries } from './fuel-view'

export type FuelPanelProps = {
  /** L/100 km. */
  consumption: number
  /** The subject of the sentence. The vehicle page names its vehicle. */
  subject?: string
  entries?: FuelEntries
  /** Absent until JavaScript runs. The field is read-only until then, so that no input is lost. */
  onDistance?: ChangeEventHandler<HTMLInputElement>
  onPrice?: ChangeEventHandler<HTMLInputElement>
  /** Called with the distance and its unit when a suggestion is picked or the field loses focus (MISC-10). */
  onPickDistance?: (distance: string) => void
  announced?: string
}

/** The cost of fuel for a distance and a price (FUEL-02 to FUEL-07). */
export function FuelPanel(props: FuelPanelProps) {
  const { consumption, subject = 'This car', entries = DEFAULT_ENTRIES, onDistance, onPrice, onPickDistance, announced = '' } = props
  return (
    <CostPanel id="fuel-cost" title="Fuel cost" icon="fuel">
      <p className="mt-1 text-[0.9375rem]/6 text-ink-soft">
        <noscript>
          {entries.distance} a week at {entries.price} a litre,{' '}
        </noscript>
        {subject} uses {consumption} L/100 km.
      </p>
      <div className="mt-3 grid grid-cols-2 gap-3 noscript:hidden">
        <TextField
          id="fuel-distance"
          label="Distance per week"
          inputMode="numeric"
          value={entries.distance}
          readOnly={!onDistance}
          onChange={onDistance}
          onBlur={onPickDistance && (() => onPickDistance(formatTypedKilometres(entries.distance)))}
        />
        <TextField
          id="fuel-price"
          label="Price per litre"
          inputMode="decimal"
          value={entries.price}
          readOnly={!onPrice}
          onChange={onPrice}
        />
        <div className="col-span-2">
          <QuickPicks
            label="Usual distances"
            picks={KM_QUICK_PICKS.map(formatKilometres)}
            value={entries.distance}
            onPick={onPickDistance}
          />
        </div>
      </div>
      <div className="mt-3 border-t border-line pt-2">
        <CostRows rows={toFuelView(entries, consumption).rows} />
      </div>
      <p role="status" className="sr-only">
        {announced}
      </p>
    </CostPanel>
  )
}
