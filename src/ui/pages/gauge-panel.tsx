import { formatFigure } from '@/domain/numbers/figures'
import type { GaugeBand, GaugeView } from '@/domain/pricing/market-gauge'
import { type Cents, formatMoney } from '@/domain/money/money'
import { Loading, Skeleton } from '@/ui/primitives/skeleton/skeleton'

type PanelView = Extract<GaugeView, { kind: 'panel' }>

export type GaugeWords = { one: string; many: string }

const FRAME = 'gauge-panel-frame rounded-card'

/** The panel's colours and the labels with the same meaning (GAUGE-06). */
const BANDS: Record<GaugeBand, { ground: string; label: string }> = {
  low: { ground: 'gauge-panel-low', label: '' },
  medium: { ground: 'gauge-panel-medium', label: 'gauge-panel-label-medium' },
  high: { ground: 'gauge-panel-high', label: 'text-good' },
}

/** The ends of the market are estimates: cents would suggest a false precision. */
const formatWhole = (amount: Cents) => formatMoney(Math.round(amount / 100) * 100)

const countCars = (count: number | null, many: string) => (count === null ? `similar ${many}` : `${formatFigure(count)} similar ${many}`)

/** Returns the position of the price between the ends of the market, in percent of the line's length. */
function placeOnLine({ listing, market: { min, max } }: Pick<PanelView, 'listing' | 'market'>): number {
  if (max <= min) return 0
  return Math.round(Math.min(1, Math.max(0, (listing - min) / (max - min))) * 1000) / 10
}

/** The line of the market with low prices on the left: three zones with a flag for the price, or a hairline with a dot. */
function MarketLine({ place, price }: { place: number; price: string }) {
  return (
    <div aria-hidden="true" className="gauge-panel-line relative mb-2">
      <div className="gauge-panel-zones absolute inset-0 gap-0.5 rounded-pill forced-colors:border">
        <span className="w-2/5 rounded-l-pill bg-good" />
        <span className="w-[30%] bg-[color-mix(in_srgb,var(--fc-good)_28%,var(--fc-surface))]" />
        <span className="w-[30%] rounded-r-pill bg-[color-mix(in_srgb,var(--fc-star)_55%,var(--fc-surface))]" />
      </div>
      <div className="gauge-panel-hairline absolute inset-x-0 top-1/2 h-px bg-edge forced-colors:bg-[GrayText]">
        <span className="absolute -top-px left-0 h-[3px] bg-good forced-colors:bg-[CanvasText]" style={{ width: `${place}%` }} />
      </div>
      {/* keeps the flag inside both ends of the line; its pole marks the price */}
      <span
        className="gauge-panel-flag absolute bottom-4 -translate-x-1/2 rounded-control bg-ink px-2.5 py-1 text-sm/5 font-strong text-ground forced-colors:border"
        style={{ left: `clamp(2.25rem, ${place}%, 100% - 2.25rem)` }}
      >
        {price}
      </span>
      <span
        className="gauge-panel-mark absolute bg-ink forced-colors:bg-[Highlight]"
        style={{ left: `${Math.min(99, Math.max(1, place))}%` }}
      />
    </div>
  )
}

/** The asking prices of similar vehicles, and where this price lies among them (GAUGE-02, GAUGE-06, GAUGE-07). */
export function GaugePanel({ view, words: { one, many } }: { view: PanelView; words: GaugeWords }) {
  const [min, max] = [formatWhole(view.market.min), formatWhole(view.market.max)]
  return (
    <section aria-label="Market price" data-band={view.band} className={`${FRAME} ${BANDS[view.band].ground}`}>
      <p className="flex items-center justify-between gap-3">
        <span className={`gauge-panel-label text-base/6 ${BANDS[view.band].label}`}>{view.label}</span>
        <span className="text-right text-[0.8125rem]/5 text-ink-soft">vs {countCars(view.similarCars, many)}</span>
      </p>
      <MarketLine place={placeOnLine(view)} price={formatWhole(view.listing)} />
      <p className="sr-only">
        This {one} is {formatMoney(view.listing)}. Similar {many} are listed from {min} to {max}.
      </p>
      <p aria-hidden="true" className="flex flex-wrap justify-between gap-2 text-[0.8125rem]/5 text-ink-soft">
        <span>{min}</span>
        <span>Market range</span>
        <span>{max}</span>
      </p>
    </section>
  )
}

/** Reserves the panel's space while the market is loading (GAUGE-01). Hidden without JavaScript, because nothing would load. */
export function GaugeSkeleton() {
  return (
    <Loading label="Checking the market" className={`gauge-panel-waiting noscript:hidden ${FRAME}`}>
      <Skeleton className="h-6 w-28" />
      <Skeleton className="gauge-panel-line mb-2 w-full" />
      <Skeleton className="h-5 w-full" />
    </Loading>
  )
}
