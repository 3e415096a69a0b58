import type { GaugeBand, GaugeView } from '@/domain/gauge/market-gauge'
import { type Cents, formatMoney } from '@/domain/money'
import { Loading, Skeleton } from '@/ui/skeleton/skeleton'

type PanelView = Extract<GaugeView, { kind: 'panel' }>

const FRAME = 'on-prestige:border-t on-prestige:border-line on-prestige:py-5 on-manufacturer:py-3'

/** The colours of GAUGE-06; the words say the same. */
const BANDS: Record<GaugeBand, string> = {
  low: 'bg-[color-mix(in_srgb,var(--fc-star)_16%,var(--fc-surface))] text-ink',
  medium: 'bg-brand-tint text-brand on-prestige:text-ink',
  high: 'bg-good-tint text-good',
}

/** The ends of a market are estimates: cents would claim what nobody knows. */
const formatWhole = (amount: Cents) => formatMoney(Math.round(amount / 100) * 100)

/** Where the price stands between the ends of the market, in percent of the line. */
function placeOnLine({ listing, market: { min, max } }: Pick<PanelView, 'listing' | 'market'>): number {
  if (max <= min) return 0
  return Math.round(Math.min(1, Math.max(0, (listing - min) / (max - min))) * 1000) / 10
}

/** The line of the market, cheap on the left: three zones under a flag, or a hairline with a dot. */
function MarketLine({ place }: { place: number }) {
  return (
    <div aria-hidden="true" className="relative mt-4 mb-2 h-2.5 on-prestige:mt-5 on-prestige:h-2">
      <div className="absolute inset-0 flex gap-0.5 rounded-pill forced-colors:border on-prestige:hidden">
        <span className="w-2/5 rounded-l-pill bg-good" />
        <span className="w-[30%] bg-[color-mix(in_srgb,var(--fc-good)_28%,var(--fc-surface))]" />
        <span className="w-[30%] rounded-r-pill bg-[color-mix(in_srgb,var(--fc-star)_55%,var(--fc-surface))]" />
      </div>
      <div className="absolute inset-x-0 top-1/2 hidden h-px bg-edge forced-colors:bg-[GrayText] on-prestige:block">
        <span className="absolute -top-px left-0 h-[3px] bg-good forced-colors:bg-[CanvasText]" style={{ width: `${place}%` }} />
      </div>
      <span
        className="absolute top-1/2 h-6 w-1.5 -translate-x-1/2 -translate-y-1/2 rounded-pill border-2 border-surface bg-ink forced-colors:bg-[Highlight] on-prestige:size-3 on-prestige:rounded-full on-prestige:border-0"
        style={{ left: `${Math.min(99, Math.max(1, place))}%` }}
      />
    </div>
  )
}

/** What cars like this one are asked for, and where its price lies among them (GAUGE-02, GAUGE-06, GAUGE-07). */
export function GaugePanel({ view }: { view: PanelView }) {
  const [min, max] = [formatWhole(view.market.min), formatWhole(view.market.max)]
  return (
    <section aria-label="Price in the market" data-band={view.band} className={FRAME}>
      <p className="flex items-center justify-between gap-3">
        <span
          className={`rounded-control px-2.5 py-1 text-[0.9375rem]/6 font-strong on-prestige:bg-transparent on-prestige:p-0 ${BANDS[view.band]}`}
        >
          {view.label}
        </span>
        <span className="text-right text-[0.8125rem]/5 text-ink-soft">Against similar cars</span>
      </p>
      <MarketLine place={placeOnLine(view)} />
      <p className="sr-only">
        This car is {formatMoney(view.listing)}. Similar cars are asked for at {min} to {max}.
      </p>
      <p aria-hidden="true" className="flex justify-between gap-2 text-[0.8125rem]/5 text-ink-soft">
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
    <Loading label="Looking at the market" className={`noscript:hidden ${FRAME}`}>
      <Skeleton className="h-8 w-28 on-prestige:h-6" />
      <Skeleton className="mt-4 mb-2 h-2.5 w-full on-prestige:mt-5 on-prestige:h-2" />
      <Skeleton className="h-5 w-full" />
    </Loading>
  )
}
