import { formatFigure } from '@/domain/numbers/figures'
import type { GaugeBand, GaugeView } from '@/domain/pricing/market-gauge'
import { type Cents, formatMoney } from '@/domain/money/money'
import { Loading, Skeleton } from '@/ui/primitives/skeleton/skeleton'

type PanelView = Extract<GaugeView, { kind: 'panel' }>

const FRAME = 'rounded-card p-4 on-prestige:border-t on-prestige:border-line on-prestige:px-0 on-prestige:py-5'

/** The colours of GAUGE-06, of the panel and of its words, which say the same. */
const BANDS: Record<GaugeBand, { ground: string; label: string }> = {
  low: { ground: 'bg-[color-mix(in_srgb,var(--fc-star)_14%,var(--fc-surface))]', label: '' },
  medium: { ground: 'bg-brand-tint', label: 'text-brand on-prestige:text-ink' },
  high: { ground: 'bg-good-tint', label: 'text-good' },
}

/** The ends of a market are estimates: cents would claim what nobody knows. */
const formatWhole = (amount: Cents) => formatMoney(Math.round(amount / 100) * 100)

const countCars = (count: number | null) => (count === null ? 'similar cars' : `${formatFigure(count)} similar cars`)

/** Where the price stands between the ends of the market, in percent of the line. */
function placeOnLine({ listing, market: { min, max } }: Pick<PanelView, 'listing' | 'market'>): number {
  if (max <= min) return 0
  return Math.round(Math.min(1, Math.max(0, (listing - min) / (max - min))) * 1000) / 10
}

/** The line of the market, cheap on the left: three zones under a flag with the price, or a hairline with a dot. */
function MarketLine({ place, price }: { place: number; price: string }) {
  return (
    <div aria-hidden="true" className="relative mt-11 mb-2 h-2.5 on-prestige:mt-5 on-prestige:h-2">
      <div className="absolute inset-0 flex gap-0.5 rounded-pill forced-colors:border on-prestige:hidden">
        <span className="w-2/5 rounded-l-pill bg-good" />
        <span className="w-[30%] bg-[color-mix(in_srgb,var(--fc-good)_28%,var(--fc-surface))]" />
        <span className="w-[30%] rounded-r-pill bg-[color-mix(in_srgb,var(--fc-star)_55%,var(--fc-surface))]" />
      </div>
      <div className="absolute inset-x-0 top-1/2 hidden h-px bg-edge forced-colors:bg-[GrayText] on-prestige:block">
        <span className="absolute -top-px left-0 h-[3px] bg-good forced-colors:bg-[CanvasText]" style={{ width: `${place}%` }} />
      </div>
      {/* the flag stays whole at both ends of the line; its pole stands where the price is */}
      <span
        className="absolute bottom-4 -translate-x-1/2 rounded-control bg-ink px-2.5 py-1 text-sm/5 font-strong text-ground forced-colors:border on-prestige:hidden"
        style={{ left: `clamp(2.25rem, ${place}%, 100% - 2.25rem)` }}
      >
        {price}
      </span>
      <span
        className="absolute -top-2 -bottom-1.5 w-0.5 -translate-x-1/2 bg-ink forced-colors:bg-[Highlight] on-prestige:top-1/2 on-prestige:bottom-auto on-prestige:size-3 on-prestige:-translate-y-1/2 on-prestige:rounded-full"
        style={{ left: `${Math.min(99, Math.max(1, place))}%` }}
      />
    </div>
  )
}

/** What cars like this one are asked for, and where its price lies among them (GAUGE-02, GAUGE-06, GAUGE-07). */
export function GaugePanel({ view }: { view: PanelView }) {
  const [min, max] = [formatWhole(view.market.min), formatWhole(view.market.max)]
  return (
    <section
      aria-label="Price in the market"
      data-band={view.band}
      className={`${FRAME} ${BANDS[view.band].ground} on-prestige:bg-transparent`}
    >
      <p className="flex items-center justify-between gap-3">
        <span className={`text-base/6 font-bold on-prestige:font-medium ${BANDS[view.band].label}`}>{view.label}</span>
        <span className="text-right text-[0.8125rem]/5 text-ink-soft">Against {countCars(view.similarCars)}</span>
      </p>
      <MarketLine place={placeOnLine(view)} price={formatWhole(view.listing)} />
      <p className="sr-only">
        This car is {formatMoney(view.listing)}. Similar cars are asked for at {min} to {max}.
      </p>
      <p aria-hidden="true" className="flex flex-wrap justify-between gap-2 text-[0.8125rem]/5 text-ink-soft">
        <span>{min}</span>
        <span>Market range</span>
        <span>{max}</span>
      </p>
    </section>
  )
}

/** The room of the panel while the market is asked (GAUGE-01); nothing where no script will ask. */
export function GaugeSkeleton() {
  return (
    <Loading label="Looking at the market" className={`bg-tint noscript:hidden on-prestige:bg-transparent ${FRAME}`}>
      <Skeleton className="h-6 w-28" />
      <Skeleton className="mt-11 mb-2 h-2.5 w-full on-prestige:mt-5 on-prestige:h-2" />
      <Skeleton className="h-5 w-full" />
    </Loading>
  )
}
