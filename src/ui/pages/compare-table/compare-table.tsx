import type { CSSProperties } from 'react'
import type { WeeklyView } from '@/ui/sections/vehicle-card/weekly-view'
import { LinkButton } from '@/ui/primitives/button/button'
import { Picture } from '@/ui/primitives/picture/picture'
import { Silhouette } from '@/ui/sections/vehicle-card/silhouette'
import type { StockWords } from '@/domain/vehicle/kinds/kinds'
import { type ComparedCar, type CompareView, WEEKLY_LABEL } from './to-compare-view'

/** The phone's layout is in theme/compare.css. */
const CELL = 'text-left align-top wrap-anywhere md:min-w-52 md:border-l md:border-line md:px-5 md:py-3'
const LABEL =
  'compare-label sticky left-0 z-1 bg-ground text-left align-top text-[0.8125rem]/5 font-normal text-ink-soft md:w-48 md:min-w-26 md:py-3 md:pr-3 md:text-[0.9375rem]/6'
/** The numbers of vehicles that fit side by side on a phone and on a tablet. */
const FIT_ON_PHONE = 2
const FIT_ON_TABLET = 3

function CarHead({ car }: { car: ComparedCar }) {
  return (
    <th scope="col" className={`${CELL} font-normal`}>
      <span className="block aspect-3/2 overflow-hidden rounded-control bg-tint">
        {car.photoUrl ? (
          <Picture
            src={car.photoUrl}
            alt=""
            width={600}
            height={400}
            sizes="(min-width: 901px) 280px, 45vw"
            className="size-full object-cover"
          />
        ) : (
          <Silhouette body={car.body} />
        )}
      </span>
      <a href={car.href} className="mt-3 block font-strong underline-offset-4 hover:underline max-md:text-[0.9375rem]/5 md:type-h3">
        {car.name}
      </a>
      {car.badgeLine && <span className="block text-sm/5 text-ink-soft">{car.badgeLine}</span>}
      <a
        href={car.removeHref}
        data-uncompare={car.slug}
        className="inline-flex min-h-11 items-center text-[0.9375rem]/5 text-link underline underline-offset-4"
      >
        Remove<span className="sr-only"> {car.name}</span>
      </a>
    </th>
  )
}

/** Says that the table scrolls sideways. On wide screens it does not need to. */
function SwipeHint({
  more,
  className,
  words: { one, many },
}: {
  more: number
  className: string
  words: Pick<StockWords, 'one' | 'many'>
}) {
  if (more <= 0) return null
  return <p className={`compare-more ${className}`}>Swipe sideways to see {more === 1 ? `one more ${one}` : `${more} more ${many}`} →</p>
}

function Value({ value, weekly }: { value: string | null; weekly: WeeklyView | null | undefined }) {
  if (!weekly) return value ?? <span className="text-ink-soft">Not known</span>
  return (
    <span data-weekly={weekly.price}>
      <span data-loan="amount">{weekly.amount}</span> at <span data-loan="rate">{weekly.rate}</span>,{' '}
      <span data-loan="comparisonRate">{weekly.comparisonRate}</span> comparison rate
      <span data-loan="source" className="block">
        {weekly.source}
      </span>
    </span>
  )
}

/**
 * Compares up to four vehicles. On a phone two fit side by side, on a tablet three, with the labels above the values (LOOK-08); elsewhere the labels are beside
 * them. Labels stay visible while the table scrolls sideways. Identical rows can be hidden without JavaScript.
 */
export function CompareTable({ view: { cars, rows, weekly }, words }: { view: CompareView; words: Pick<StockWords, 'one' | 'many'> }) {
  const count: CSSProperties = Object.fromEntries([['--cars', cars.length]])
  const more = cars.length - FIT_ON_PHONE
  return (
    <div className="group/compare">
      {cars.length > 1 && (
        <label className="check-row mb-4 w-fit" htmlFor="only-differences">
          <input id="only-differences" type="checkbox" autoComplete="off" className="check-box" />
          <span className="check-label">Differences only</span>
        </label>
      )}
      <SwipeHint more={more} className="sm:hidden" words={words} />
      <SwipeHint more={cars.length - FIT_ON_TABLET} className="max-sm:hidden md:hidden" words={words} />
      <div
        role="region"
        aria-label="Comparison"
        tabIndex={0}
        className="compare-scroll relative -mx-(--fc-gutter-now) overflow-x-auto overscroll-x-contain px-(--fc-gutter-now)"
      >
        <table style={count} className={`compare-table border-collapse md:w-full ${more > 0 ? 'has-more' : ''}`}>
          <thead>
            <tr>
              <td className={`${LABEL} compare-corner`} />
              {cars.map((car) => (
                <CarHead key={car.slug} car={car} />
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, values, isDifferent }) => (
              <tr
                key={label}
                className={`border-t border-line ${isDifferent || cars.length < 2 ? '' : 'group-has-[#only-differences:checked]/compare:hidden'}`}
              >
                <th scope="row" className={LABEL}>
                  {label}
                </th>
                {values.map((value, index) => (
                  <td key={cars[index]?.slug} className={`${CELL} ${isDifferent ? '' : 'text-ink-soft'}`}>
                    <Value value={value} weekly={label === WEEKLY_LABEL ? weekly[index] : null} />
                  </td>
                ))}
              </tr>
            ))}
            <tr className="border-t border-line">
              <td className={`${LABEL} compare-corner`} />
              {cars.map((car) => (
                <td key={car.slug} className={CELL}>
                  <LinkButton href={car.enquireHref} variant="action" size="small" isWide>
                    Enquire<span className="sr-only"> about {car.name}</span>
                  </LinkButton>
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
    </div>
  )
}
