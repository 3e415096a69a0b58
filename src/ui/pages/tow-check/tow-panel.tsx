import type { ChangeEventHandler, FormEventHandler } from 'react'
import { formatFigure } from '@/domain/numbers/figures'
import type { TowCar } from '@/domain/vehicle/towing/tow-cars'
import { describeTow, judgeTow } from '@/domain/vehicle/towing/tow-limit'
import { addTowLimit } from '@/domain/vehicle/towing/tow-address'
import type { StockWords } from '@/domain/vehicle/kinds/kinds'
import { CostPanel } from '@/ui/pages/cost-panel'
import { Button } from '@/ui/primitives/button/button'
import { Icon } from '@/ui/primitives/icon/icon'
import { TowFields } from './tow-fields'

export type TowPanelProps = {
  /** Kilograms; null when unknown. */
  aggregateTrailerMass: number | null
  ballWeight: number | null
  words: Pick<StockWords, 'one' | 'many'>
  cars: readonly TowCar[]
}

export type TowPanelState = {
  /** The shopper's limit in kilograms. */
  limit?: number | null
  onChange?: ChangeEventHandler<HTMLFormElement>
  onSubmit?: FormEventHandler<HTMLFormElement>
}

function Verdict({ aggregateTrailerMass, words, limit }: Pick<TowPanelProps, 'aggregateTrailerMass' | 'words'> & { limit: number }) {
  const { kind } = judgeTow(limit, aggregateTrailerMass)
  const [icon, tone] = kind === 'fits' ? (['check', 'text-good'] as const) : (['warning-circle', 'text-bad'] as const)
  return (
    <div className="mt-3 border-t border-line pt-3">
      <p className="flex items-start gap-2.5 text-[0.9375rem]/6 font-strong">
        <Icon name={icon} size={20} className={`mt-0.5 shrink-0 ${tone}`} />
        {describeTow(limit, aggregateTrailerMass, words.one)}
      </p>
      <a
        href={addTowLimit('/search', limit)}
        className="inline-flex min-h-11 items-center text-[0.9375rem]/6 text-link underline underline-offset-4"
      >
        See all {words.many} that it may tow
      </a>
    </div>
  )
}

/** The tow check of a caravan's page (KIND-04). Without JavaScript its form leads to the results for the typed limit. */
export function TowPanel({
  aggregateTrailerMass,
  ballWeight,
  words,
  cars,
  limit = null,
  onChange,
  onSubmit,
}: TowPanelProps & TowPanelState) {
  return (
    <CostPanel id="tow-check" title="Can your car tow it?" icon="hitch">
      <p className="mt-1 text-[0.9375rem]/6 text-ink-soft">
        {aggregateTrailerMass === null
          ? `We don’t know the ATM of this ${words.one}. Ask us before you buy.`
          : `Loaded, this ${words.one} may weigh ${formatFigure(aggregateTrailerMass)} kg (its ATM).`}
      </p>
      <form action="/search" onChange={onChange} onSubmit={onSubmit} className="mt-3">
        <TowFields id="tow-check" limit={limit} cars={cars} mass={aggregateTrailerMass} />
        <Button type="submit" variant="quiet" className="mt-3">
          Check
        </Button>
      </form>
      <div role="status">{limit !== null && <Verdict {...{ aggregateTrailerMass, words, limit }} />}</div>
      <p className="mt-3 text-sm/5 text-ink-soft">
        Also check the tow ball limit and the combined mass (GCM) in your car’s handbook.
        {ballWeight !== null && ` The ball weight is ${formatFigure(ballWeight)} kg when it is empty.`}
      </p>
    </CostPanel>
  )
}
