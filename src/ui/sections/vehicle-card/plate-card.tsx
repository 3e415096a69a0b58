import { WeeklyLine } from './weekly-line'
import { FIND_SIMILAR_LABEL } from '@/domain/leads/form/enquiry-fields'
import type { Tag } from '@/domain/vehicle/tag'
import { CardSaveButtons } from '@/ui/sections/save-buttons'
import { CertifiedBadge, type TagTones } from './card-tag'
import { CardPhoto } from './card-photo'
import { PhotoRequest } from './photo-request'
import type { VehicleCardProps } from './card-props'
import type { CardFact } from './card-facts'
import type { CardView } from './card-view'
import { SIMILAR_QUESTION } from './similar-offer'

const TAG_DOTS: TagTones = {
  fuel: 'bg-good',
  reserved: 'bg-bad',
  certified: 'bg-good',
  custom: 'bg-ink',
  comingSoon: 'bg-ink',
  justArrived: 'bg-good',
  sold: 'bg-ink',
}

/** The fixed tags are written in capitals (CAR-08, CAR-11, CAR-14). Prestige shows them in sentence case. */
const SENTENCE_KINDS: readonly Tag['kind'][] = ['reserved', 'comingSoon', 'sold']

const SIZES = '(min-width: 1200px) 416px, (min-width: 901px) 45vw, (min-width: 640px) 50vw, 100vw'
const FEATURED_SIZES = '(min-width: 1200px) 856px, (min-width: 901px) 90vw, 100vw'

function PlateTag({ tag }: { tag: Tag }) {
  const sentence = SENTENCE_KINDS.includes(tag.kind) ? 'inline-block lowercase first-letter:uppercase' : ''
  return (
    <span className="tag-plate on-photo">
      {tag.kind === 'certified' ? (
        <CertifiedBadge text={tag.text} />
      ) : (
        <>
          <span aria-hidden="true" className={`size-2 rounded-full forced-colors:bg-[CanvasText] ${TAG_DOTS[tag.kind]}`} />
          <span className={sentence}>{tag.text}</span>
        </>
      )}
    </span>
  )
}

function PlateFacts({ facts }: { facts: CardFact[] }) {
  const shown = facts.filter((fact) => fact.kind !== 'body')
  return (
    <ul className="mt-2 flex flex-wrap gap-y-1 text-[0.9375rem]/5 text-ink-soft">
      {shown.map((fact) => (
        <li
          key={fact.kind}
          className="relative pr-5 after:absolute after:top-1 after:right-2.5 after:h-3 after:w-px after:bg-ink-soft last:pr-0 last:after:hidden forced-colors:after:bg-[CanvasText]"
        >
          <span className="sr-only">{fact.label}: </span>
          {fact.value}
        </li>
      ))}
    </ul>
  )
}

function PlatePrice({ card: { price, weekly } }: { card: CardView }) {
  return (
    <div className="min-h-17">
      <p className="flex flex-wrap items-baseline gap-x-3.5">
        <span className={`text-xl/7 font-medium ${price.isAmount ? 'whitespace-nowrap' : ''}`}>{price.text}</span>
        {price.was && (
          <span className="text-[0.9375rem] text-ink-soft">
            <span className="sr-only">Was </span>
            <s>{price.was}</s>
          </span>
        )}
        {price.basis && <span className="text-sm text-ink-soft">{price.basis}</span>}
      </p>
      {weekly && <WeeklyLine weekly={weekly} className="text-sm/5 text-ink-soft" />}
    </div>
  )
}

function PlateOffer({ card }: { card: CardView }) {
  return (
    <p className="min-h-17 text-[0.9375rem]/6 text-ink-soft">
      <span className="block text-ink">{SIMILAR_QUESTION}</span>
      <a
        href={card.enquireHref}
        className="inline-flex min-h-11 items-center font-medium text-ink underline decoration-1 underline-offset-6 hover:decoration-2"
      >
        {FIND_SIMILAR_LABEL}
        <span className="sr-only"> to the {card.name}</span>
      </a>
    </p>
  )
}

/**
 * The prestige card: no box, a large picture, the model in serif, facts between hairlines. When it spans two columns the price is to the
 * right of the name and the picture grows as tall as its neighbours.
 */
export function PlateCard({ card, isEager = false, isFeatured = false, level = 2 }: VehicleCardProps) {
  const Heading = level === 2 ? 'h2' : 'h3'
  const price = card.isSold ? <PlateOffer card={card} /> : <PlatePrice card={card} />
  const zoom = 'transition-transform duration-300 group-hover:scale-[1.02]'
  return (
    <article className="group @container/plate relative flex h-full flex-col">
      <a
        href={card.href}
        tabIndex={-1}
        aria-hidden="true"
        className="relative block aspect-4/3 overflow-hidden bg-tint @[640px]/plate:aspect-auto @[640px]/plate:min-h-[398px] @[640px]/plate:flex-1"
      >
        <span className="block size-full @[640px]/plate:absolute @[640px]/plate:inset-0">
          <CardPhoto card={card} isEager={isEager} sizes={isFeatured ? FEATURED_SIZES : SIZES} className={zoom} />
        </span>
      </a>
      <PhotoRequest card={card} />
      {card.tag && <PlateTag tag={card.tag} />}
      <CardSaveButtons keep={card.keep} weight="light" />
      <div className="flex flex-1 flex-col @[640px]/plate:grid @[640px]/plate:flex-none @[640px]/plate:grid-cols-[minmax(0,1fr)_260px] @[640px]/plate:gap-6">
        <div className="min-w-0 pt-5">
          <p className="flex flex-wrap justify-between gap-x-4 text-[0.9375rem]/6 text-ink-soft">
            <span>{card.yearAndMake}</span>
            {card.place && <span className="truncate @[640px]/plate:hidden">{card.place}</span>}
          </p>
          <Heading className="type-h3 break-words @[640px]/plate:text-[2.5rem]/[2.875rem]">
            <a href={card.href} className="hover:underline hover:decoration-1 hover:underline-offset-4">
              <span className="sr-only">{card.yearAndMake} </span>
              {card.model}
            </a>
          </Heading>
          <p className="min-h-6 truncate leading-6">{card.badgeLine}</p>
          <PlateFacts facts={card.facts} />
        </div>
        <div className="mt-auto @[640px]/plate:mt-0 @[640px]/plate:pt-5">
          <div className="mt-4 border-t border-line pt-3.5 @[640px]/plate:mt-0 @[640px]/plate:border-0 @[640px]/plate:pt-0">{price}</div>
        </div>
      </div>
    </article>
  )
}
