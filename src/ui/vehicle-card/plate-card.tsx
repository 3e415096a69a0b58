import { FIND_SIMILAR_LABEL } from '@/domain/leads/enquiry-fields'
import type { Tag } from '@/domain/tags/tag'
import { CardPhoto } from './card-photo'
import type { VehicleCardProps } from './card-props'
import type { CardFact } from './card-facts'
import type { TagTones } from './card-tag'
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

/** The fixed words arrive in capitals (CAR-08, CAR-11, CAR-14); this template sets them as a sentence. */
const SENTENCE_KINDS: readonly Tag['kind'][] = ['reserved', 'comingSoon', 'sold']

const SIZES = '(min-width: 1200px) 416px, (min-width: 901px) 45vw, (min-width: 640px) 50vw, 100vw'
const FEATURED_SIZES = '(min-width: 1200px) 856px, (min-width: 901px) 90vw, 100vw'

function PlateTag({ tag }: { tag: Tag }) {
  const sentence = SENTENCE_KINDS.includes(tag.kind) ? 'inline-block lowercase first-letter:uppercase' : ''
  return (
    <span className="absolute top-5 left-5 flex items-center gap-2.5 text-sm font-medium text-black">
      <span aria-hidden="true" className={`size-2 rounded-full ${TAG_DOTS[tag.kind]}`} />
      <span className={sentence}>{tag.text}</span>
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
          className="relative pr-5 after:absolute after:top-1 after:right-2.5 after:h-3 after:w-px after:bg-ink-soft last:pr-0 last:after:hidden"
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
    <div>
      <p className="flex flex-wrap items-baseline gap-x-3.5">
        <span className="text-xl/7 font-medium whitespace-nowrap">{price.text}</span>
        {price.was && (
          <span className="text-[0.9375rem] text-ink-soft">
            <span className="sr-only">Was </span>
            <s>{price.was}</s>
          </span>
        )}
        {price.basis && <span className="text-sm text-ink-soft">{price.basis}</span>}
      </p>
      {weekly && (
        <p className="text-sm/5 text-ink-soft">
          <strong className="font-semibold text-ink">{weekly.amount} a week*</strong> at {weekly.rate}
          <span className="block">{weekly.comparisonRate} comparison rate</span>
        </p>
      )}
    </div>
  )
}

function PlateOffer({ card }: { card: CardView }) {
  return (
    <p className="text-[0.9375rem]/6 text-ink-soft">
      {SIMILAR_QUESTION}{' '}
      <a href={card.enquireHref} className="inline-block border-b border-ink py-1 font-medium text-ink">
        {FIND_SIMILAR_LABEL}
        <span className="sr-only"> to the {card.name}</span>
      </a>
    </p>
  )
}

/** The prestige card: no box, a large plate, the model in serif, facts between hairlines; the first result spans two columns. */
export function PlateCard({ card, isEager = false, isFeatured = false, level = 2 }: VehicleCardProps) {
  const Heading = level === 2 ? 'h2' : 'h3'
  const plate = isFeatured ? 'aspect-4/3 sm:aspect-video lg:aspect-auto lg:min-h-[398px] lg:flex-1' : 'aspect-4/3'
  const price = card.isSold ? <PlateOffer card={card} /> : <PlatePrice card={card} />
  const zoom = 'transition-transform duration-300 group-hover:scale-[1.02]'
  return (
    <article className="group relative flex h-full flex-col">
      <a href={card.href} tabIndex={-1} aria-hidden="true" className={`relative block overflow-hidden bg-tint ${plate}`}>
        <span className={isFeatured ? 'block size-full lg:absolute lg:inset-0' : 'block size-full'}>
          <CardPhoto card={card} isEager={isEager} sizes={isFeatured ? FEATURED_SIZES : SIZES} className={zoom} />
        </span>
      </a>
      {card.tag && <PlateTag tag={card.tag} />}
      <div className={isFeatured ? 'flex flex-1 flex-col lg:grid lg:flex-none lg:grid-cols-[1fr_260px] lg:gap-6' : 'flex flex-1 flex-col'}>
        <div className="pt-5">
          <p className="flex justify-between gap-4 text-[0.9375rem]/6 text-ink-soft">
            <span>{card.yearAndMake}</span>
            {card.place && <span className={`truncate ${isFeatured ? 'lg:hidden' : ''}`}>{card.place}</span>}
          </p>
          <Heading className={isFeatured ? 'type-h3 lg:text-[2.5rem]/[2.875rem]' : 'type-h3'}>
            <a href={card.href} className="hover:underline hover:decoration-1 hover:underline-offset-4">
              <span className="sr-only">{card.yearAndMake} </span>
              {card.model}
            </a>
          </Heading>
          <p className="mt-1 min-h-6 truncate leading-6">{card.badgeLine}</p>
          <PlateFacts facts={card.facts} />
        </div>
        <div className={isFeatured ? 'mt-auto lg:mt-0 lg:pt-5' : 'mt-auto'}>
          <div className={`mt-4 border-t border-line pt-4 ${isFeatured ? 'lg:mt-0 lg:border-0 lg:pt-0' : ''}`}>{price}</div>
        </div>
      </div>
    </article>
  )
}
