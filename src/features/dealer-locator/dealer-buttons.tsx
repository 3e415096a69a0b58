import { describeOffer, type Dealer, formatDistance, type OfferedDealer } from '@/domain/locations/locator'

type ChoiceProps = { selected: Dealer | null; choose: (dealer: Dealer) => void }
type ListProps = ChoiceProps & { dealers: readonly (Dealer | OfferedDealer)[]; className?: string }

/** Lists dealerships as buttons in the given order, with the distance where it is known. */
export function DealerList({ dealers, selected, choose, className = '' }: ListProps) {
  return (
    <ol className={`mt-4 grid gap-3 ${className}`}>
      {dealers.map((dealer, at) => (
        <li key={dealer.locationId}>
          <button
            type="button"
            aria-pressed={selected?.locationId === dealer.locationId}
            onClick={() => choose(dealer)}
            className="dealer-buttons-button group flex w-full cursor-pointer items-start gap-4 border bg-surface text-left shadow-card transition-quick forced-colors:aria-pressed:outline-2 forced-colors:aria-pressed:outline-[Highlight]"
          >
            <span
              aria-hidden="true"
              className="grid size-10 shrink-0 place-items-center rounded-pill bg-tint font-strong group-aria-pressed:bg-brand group-aria-pressed:text-brand-ink"
            >
              {at + 1}
            </span>
            <span className="min-w-0 flex-1">
              <span className="block text-lg/6 font-strong">{dealer.name}</span>
              <span className="block text-[0.9375rem]/6 text-ink-soft">{dealer.address}</span>
            </span>
            {'distanceKm' in dealer && (
              <span className="shrink-0 text-[0.9375rem]/6 text-ink-soft">{formatDistance(dealer.distanceKm)}</span>
            )}
          </button>
        </li>
      ))}
    </ol>
  )
}

type Props = ChoiceProps & { place: string; offered: readonly OfferedDealer[] }

/** Lists the dealerships near a place as buttons with their distance (DLR-05, DLR-06) and announces the result. */
export function DealerButtons({ place, offered, ...choice }: Props) {
  return (
    <div>
      <p role="status" className="mt-2 text-[0.9375rem]/6 text-ink-soft">
        {describeOffer(offered.length, place)}
      </p>
      <DealerList dealers={offered} {...choice} />
    </div>
  )
}
