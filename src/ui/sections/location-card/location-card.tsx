import type { ReactNode } from 'react'
import type { CardVariant } from '@/domain/tenant/template'
import { Icon } from '@/ui/primitives/icon/icon'
import { StaticPart } from '@/ui/primitives/static-part/static-part'
import { HolidayDialog } from '../opening-hours/holiday-dialog'
import { HoursTable } from '../opening-hours/hours-table'
import { StaticOpening } from '../opening-status'
import { MaskedPhone } from '../phone/masked-phone'
import { LocationButtons } from './location-buttons'
import { LocationPicture } from './location-picture'
import type { SiteLocationView } from '@/domain/locations/location-view'

type Props = {
  place: SiteLocationView
  variant: CardVariant
  /** The id of the block, for the ids inside the card. */
  id: string
  level: 2 | 3
  /** The number of its pin on the map. */
  number?: number | null
  /** A row of a list, or a card in a carousel. */
  shape: 'row' | 'card'
}

const FRAMES: Record<CardVariant, Record<Props['shape'], string>> = {
  boxed: {
    row: 'rounded-card border border-line bg-surface p-4 shadow-card sm:p-5',
    card: 'overflow-hidden rounded-card border border-line bg-surface shadow-card',
  },
  plate: { row: 'border-b border-line py-8', card: '' },
  listing: { row: 'border-b border-line py-5', card: 'rounded-card border border-line bg-surface' },
  studio: { row: 'rounded-panel bg-surface p-5 sm:p-6', card: 'overflow-hidden rounded-panel bg-surface' },
}

const PICTURES: Record<CardVariant, string> = { boxed: 'rounded-control', plate: '', listing: '', studio: 'rounded-[16px]' }

function Chips({ chips }: { chips: readonly string[] }) {
  if (chips.length === 0) return null
  return (
    <ul aria-label="Makes and departments" className="mt-3 flex flex-wrap gap-1.5">
      {chips.map((chip) => (
        <li key={chip} className="location-card-chip py-0.5 text-[0.8125rem]/5 text-ink-soft">
          {chip}
        </li>
      ))}
    </ul>
  )
}

/** The opening status, and the whole week in a disclosure that needs no JavaScript (LOC-02). */
function Hours({ place }: Pick<Props, 'place'>) {
  return (
    <details className="group/hours mt-1 text-[0.9375rem]/6">
      <summary className="flex cursor-pointer list-none flex-wrap items-center gap-x-3 [&::-webkit-details-marker]:hidden">
        <StaticOpening plan={place.open} />
        <span className="inline-flex items-center gap-1 text-link underline underline-offset-4">
          Opening hours<span className="sr-only"> of {place.name}</span>
          <Icon name="caret" size={16} className="shrink-0 transition-quick group-open/hours:rotate-180" />
        </span>
      </summary>
      <div className="mt-2 max-w-md">
        <HoursTable table={place.week} caption={`Opening hours of ${place.name}`} first="Day" />
      </div>
    </details>
  )
}

type FactsProps = Pick<Props, 'place' | 'level' | 'number'> & { children?: ReactNode; isCompact?: boolean }

function Facts({ place, level, number, children, isCompact = false }: FactsProps) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <div className="min-w-0">
      <div className="flex items-start gap-2.5">
        {number ? (
          <span
            aria-hidden="true"
            className="location-card-number grid shrink-0 place-items-center bg-brand text-[0.8125rem]/5 font-strong text-brand-ink"
          >
            {number}
          </span>
        ) : null}
        <Heading className="min-w-0 type-h3">{place.name}</Heading>
      </div>
      <p className="mt-1 text-[0.9375rem]/6 text-ink-soft">
        {place.address}
        <span data-distance="" className="font-strong text-ink not-empty:before:content-['_·_']" />
      </p>
      <Hours place={place} />
      {isCompact ? <p className="text-sm/5 text-ink-soft max-sm:hidden">{place.chips.join(', ')}</p> : <Chips chips={place.chips} />}
      {children}
    </div>
  )
}

function Directions({ place }: Pick<Props, 'place'>) {
  return (
    <a href={place.directions} className="inline-flex min-h-11 items-center gap-2 text-link underline underline-offset-4">
      <Icon name="navigate" size={18} className="shrink-0" />
      Directions<span className="sr-only"> to {place.name}</span>
    </a>
  )
}

function LocationActions({ place, id }: Pick<Props, 'place' | 'id'>) {
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-5 text-[0.9375rem]/6">
      <Directions place={place} />
      <HolidayDialog id={`${id}-holidays-${place.id}`} name={place.name} table={place.holidays} />
    </div>
  )
}

const ROW_LINK = 'inline-flex min-h-11 items-center text-link underline underline-offset-4'

/** Call and directions first, then the other links as text, so that a list of locations isn't a list of buttons (LOOK-18). */
function RowActions({ place, id }: Pick<Props, 'place' | 'id'>) {
  return (
    <div className="flex flex-wrap items-center gap-x-5 text-[0.9375rem]/6">
      {place.phone && <MaskedPhone phone={place.phone} owner={place.name} />}
      <Directions place={place} />
      {place.actions.map(({ kind, label, href }) => (
        <a key={kind} href={href} className={ROW_LINK}>
          {label}
          <span className="sr-only">: {place.name}</span>
        </a>
      ))}
      <HolidayDialog id={`${id}-holidays-${place.id}`} name={place.name} table={place.holidays} />
    </div>
  )
}

function Card({ place, id, variant, level, number = null, shape }: Props) {
  const frame = FRAMES[variant][shape]
  if (shape === 'row')
    return (
      <article
        id={`place-${place.slug}`}
        data-place={place.id}
        className={`@container grid scroll-mt-24 items-start gap-x-4 target:outline-2 target:outline-offset-4 target:outline-brand sm:grid-cols-[112px_minmax(0,1fr)] lg:grid-cols-[144px_minmax(0,1fr)] lg:gap-x-5 ${frame}`}
      >
        <LocationPicture
          image={place.image}
          sizes="(min-width: 1200px) 144px, 112px"
          className={`aspect-3/2 w-full max-sm:hidden ${PICTURES[variant]}`}
        />
        <Facts place={place} level={level} number={number} isCompact>
          <RowActions place={place} id={id} />
        </Facts>
      </article>
    )
  return (
    <article data-place={place.id} className={`flex h-full flex-col ${frame}`}>
      <LocationPicture image={place.image} sizes="(min-width: 901px) 33vw, 82vw" className="aspect-3/2 w-full" />
      <div className="location-card-body flex flex-1 flex-col gap-3">
        <Facts place={place} level={level} />
        <div className="mt-auto">
          {place.phone && <MaskedPhone phone={place.phone} owner={place.name} />}
          <LocationActions place={place} id={id} />
          <LocationButtons actions={place.actions} owner={place.name} variant={variant} className="mt-3 grid gap-2" />
        </div>
      </div>
    </article>
  )
}

/** A location with its hours, phone, address and links (LOC-02 to LOC-08). `followOpenings` keeps its opening status up to date. */
export function LocationCard(props: Props) {
  return (
    <StaticPart name={`place-${props.place.id}`}>
      <Card {...props} />
    </StaticPart>
  )
}
