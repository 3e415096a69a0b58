import type { ReactNode } from 'react'
import { toCompareHref, MAX_COMPARED } from '@/domain/vehicle/compare-cars'
import type { CardVariant } from '@/domain/tenant/template'
import { LinkButton } from '@/ui/primitives/button/button'
import { cardVariants } from '@/ui/sections/vehicle-card/card-variants'
import { AccountDetails } from './account-details'
import type { GarageAnswer, OwnCar, OwnEnquiry } from './garage-call'
import { GarageReservations } from './garage-reservations'
import { OwnData } from './own-data'
import { readStockWords } from '@/ui/primitives/stock-words'

type CarsProps = { cars: readonly OwnCar[]; variant: CardVariant }

/** On phones saved vehicles are stacked; viewed ones scroll sideways to keep the page short. */
const LISTS = {
  grid: 'grid grid-cols-1 gap-cards sm:grid-cols-2 lg:grid-cols-3',
  rail: 'grid gap-cards max-sm:-mx-(--fc-gutter-now) max-sm:auto-cols-[84%] max-sm:grid-flow-col max-sm:snap-x max-sm:overflow-x-auto max-sm:scroll-px-(--fc-gutter-now) max-sm:px-(--fc-gutter-now) max-sm:pb-2 sm:grid-cols-2 lg:grid-cols-3',
}

function Cars({ cars, variant, list = 'grid' }: CarsProps & { list?: keyof typeof LISTS }) {
  const Card = cardVariants[variant]
  return (
    <ul className={LISTS[list]}>
      {cars.map(({ view }) => (
        <li key={view.id} className={list === 'rail' ? 'max-sm:snap-start' : ''}>
          <Card card={view} level={3} />
        </li>
      ))}
    </ul>
  )
}

function Section({ id, title, aside, children }: { id: string; title: string; aside?: ReactNode; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="mt-12">
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <h2 id={id} className="scroll-mt-24 type-h2">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  )
}

function SavedCars({ cars, variant }: CarsProps) {
  const { one, many } = readStockWords()
  if (cars.length === 0)
    return (
      <div className="flex flex-col items-start gap-4 rounded-panel bg-tint p-6 md:p-8">
        <p className="text-lg/7">
          No {many} yet. Tap the heart on a {one} to save it here, on every device.
        </p>
        <LinkButton href="/search" variant="brand">
          Browse {many}
        </LinkButton>
      </div>
    )
  return <Cars cars={cars} variant={variant} />
}

const day = new Intl.DateTimeFormat('en-AU', { day: 'numeric', month: 'long', year: 'numeric' })

function Enquiries({ enquiries }: { enquiries: readonly OwnEnquiry[] }) {
  if (enquiries.length === 0) return <p className="text-ink-soft">Enquiries you send while signed in show up here.</p>
  return (
    <ul className="divide-y divide-line border-y border-line">
      {enquiries.map(({ id, about, car, message, sentAt, isAnswered }) => (
        <li key={id} className="flex flex-wrap justify-between gap-x-6 gap-y-1 py-4">
          <div className="min-w-0">
            <p className="font-strong">{[about, car].filter(Boolean).join(', ')}</p>
            {message && <p className="line-clamp-2 max-w-prose text-ink-soft">{message}</p>}
          </div>
          <p className="text-[0.9375rem]/6 text-ink-soft">
            {day.format(new Date(sentAt))} · {isAnswered ? 'Answered' : 'With our team'}
          </p>
        </li>
      ))}
    </ul>
  )
}

function CompareLink({ cars }: { cars: readonly OwnCar[] }) {
  if (cars.length < 2) return null
  const slugs = cars.slice(0, MAX_COMPARED).map(({ slug }) => slug)
  return (
    <LinkButton href={toCompareHref(slugs)} variant="outline" icon="swap">
      Compare {slugs.length === cars.length ? 'them' : `the latest ${slugs.length}`}
    </LinkButton>
  )
}

/** Links to the parts of the garage. */
function Parts({ hasReservations, hasViewed }: { hasReservations: boolean; hasViewed: boolean }) {
  const parts = [
    ...(hasReservations ? [['garage-reservations', 'Reservations']] : []),
    ['garage-saved', 'Watchlist'],
    ['garage-enquiries', 'Enquiries'],
    ...(hasViewed ? [['garage-viewed', 'Recently viewed']] : []),
    ['garage-details', 'Your details'],
    ['garage-data', 'Your data'],
  ]
  return (
    <nav aria-label="My garage" className="mt-4">
      <ul className="flex flex-wrap gap-x-6 gap-y-1">
        {parts.map(([id, title]) => (
          <li key={id}>
            <a href={`#${id}`} className="inline-flex min-h-11 items-center text-link underline underline-offset-4">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

export type GarageViewProps = { answer: GarageAnswer; variant: CardVariant; part: 'all' | 'saved'; removed: ReadonlySet<number> }

/**
 * Shows reservations, saved vehicles, enquiries, viewed vehicles, details and data settings. A removed vehicle disappears at once
 * (WATCH-02, WATCH-05).
 */
export function GarageView({ answer: { shopper, saved, viewed, enquiries, reservations }, variant, part, removed }: GarageViewProps) {
  const left = saved.filter(({ view }) => !removed.has(view.id))
  if (part === 'saved')
    return (
      <div className="mt-8">
        <div className="mb-5 empty:hidden">
          <CompareLink cars={left} />
        </div>
        <SavedCars cars={left} variant={variant} />
      </div>
    )
  return (
    <>
      <p className="mt-3 text-lg/7 text-ink-soft">Hello {shopper.name}, here’s everything you’ve saved.</p>
      <Parts hasReservations={reservations.length > 0} hasViewed={viewed.length > 0} />
      {reservations.length > 0 && (
        <Section id="garage-reservations" title="Reservations">
          <GarageReservations reservations={reservations} />
        </Section>
      )}
      <Section id="garage-saved" title="Watchlist" aside={<CompareLink cars={left} />}>
        <SavedCars cars={left} variant={variant} />
      </Section>
      <Section id="garage-enquiries" title="Enquiries">
        <Enquiries enquiries={enquiries} />
      </Section>
      {viewed.length > 0 && (
        <Section id="garage-viewed" title="Recently viewed">
          <Cars cars={viewed} variant={variant} list="rail" />
        </Section>
      )}
      <div className="grid gap-x-16 md:grid-cols-2">
        <Section id="garage-details" title="Your details">
          <AccountDetails shopper={shopper} />
        </Section>
        <Section id="garage-data" title="Your data">
          <OwnData />
        </Section>
      </div>
    </>
  )
}
