import { Icon } from '@/ui/primitives/icon/icon'
import { CardSaveButtons } from '@/ui/sections/save-buttons'
import type { VehicleCardProps } from './card-props'
import { CardTag, type TagTones } from './card-tag'
import type { CardView } from './card-view'
import { isLongPrice } from './long-price'
import { PhotoLink } from './photo-link'
import { PhotoRequest } from './photo-request'
import { SimilarOffer } from './similar-offer'

const TAG_TONES: TagTones = {
  fuel: 'bg-good text-white',
  reserved: 'bg-surface text-bad ring-1 ring-bad ring-inset',
  certified: 'bg-brand text-brand-ink',
  custom: 'bg-brand text-brand-ink',
  comingSoon: 'bg-brand text-brand-ink',
  justArrived: 'bg-action text-action-ink',
  sold: 'bg-ink text-surface',
}

const SIZES = '(min-width: 1200px) 325px, (min-width: 901px) 34vw, (min-width: 640px) 50vw, 100vw'

const STRIP_FACTS = 3

/** The four cells of the strip: three facts and the condition, which matters more than the body in a group's mixed stock. */
function toStrip({ facts, condition }: CardView): { label: string; value: string }[] {
  const cells: { label: string; value: string }[] = facts.filter((fact) => fact.kind !== 'body').slice(0, STRIP_FACTS)
  return [...cells, { label: 'Type', value: condition }]
}

/** The facts of a caravan that have no place in the strip (KIND-03). */
function FurtherFacts({ card: { facts } }: { card: CardView }) {
  const others = facts.filter((fact) => fact.kind !== 'body').slice(STRIP_FACTS)
  return others.length > 0 && <p className="mt-2 text-sm/5 text-ink-soft">{others.map(({ value }) => value).join(' · ')}</p>
}

function ListingStrip({ card }: { card: CardView }) {
  return (
    <dl className="card-strip">
      {toStrip(card).map((cell) => (
        <div key={cell.label}>
          <dt>{cell.label}</dt>
          <dd>{cell.value}</dd>
        </div>
      ))}
    </dl>
  )
}

/**
 * The price with its type at the left, the weekly price with its rates at the right. Space for a previous price is reserved, so that all
 * start on the same line.
 */
function ListingPrice({ card: { price, weekly } }: { card: CardView }) {
  return (
    <div className="mt-auto flex min-h-21 flex-wrap items-start justify-between gap-x-2 pt-3">
      <div>
        <p
          className={
            price.isAmount
              ? `type-price whitespace-nowrap @max-[17.5rem]:text-[1.125rem]! ${isLongPrice(price.text) ? 'text-[1.125rem]!' : ''}`
              : 'text-lg/7 font-bold'
          }
        >
          {price.text}
        </p>
        {price.basis && <p className="text-[0.8125rem]/5 text-ink-soft">{price.basis}</p>}
        {price.was && (
          <p className="text-[0.8125rem]/5 text-ink-soft">
            was <s>{price.was}</s>
            <span className="sr-only">: {price.saving}</span>
          </p>
        )}
      </div>
      {weekly && (
        <p className="card-weekly" data-weekly={weekly.price}>
          <strong data-loan="amount" className="block text-[0.9375rem]/6 font-semibold text-ink">{`${weekly.amount}* a week`}</strong>
          <span data-loan="rate">{`${weekly.rate} interest`}</span>
          <span data-loan="comparisonRate">{`${weekly.comparisonRate} comparison`}</span>
          <span data-loan="source">{weekly.source}</span>
        </p>
      )}
    </div>
  )
}

/** The group card: a ruled box with a strip of facts, a strip for the dealership and a two-part action bar. */
export function ListingCard({ card, isEager = false, level = 2 }: VehicleCardProps) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <article className="card-listing">
      <PhotoLink card={card} isEager={isEager} sizes={SIZES} />
      <PhotoRequest card={card} />
      <CardTag tag={card.tag} tones={TAG_TONES} className="tag-listing" />
      <CardSaveButtons keep={card.keep} />
      <div className="flex flex-1 flex-col px-4 pt-3 pb-4">
        <Heading className="font-display text-[1.0625rem]/[1.375rem] font-bold [font-stretch:106%]">
          <a href={card.href} className="hover:underline">
            {card.name}
          </a>
        </Heading>
        <p className="min-h-5 truncate text-sm/5 text-ink-soft">{card.badgeLine}</p>
        <ListingStrip card={card} />
        <FurtherFacts card={card} />
        {card.market && <p className="mt-2 text-[0.8125rem]/5 font-semibold text-good">{card.market}</p>}
        {card.isSold ? <SimilarOffer card={card} /> : <ListingPrice card={card} />}
      </div>
      <p className="flex items-center gap-2.5 border-t border-line bg-tint px-4 py-2.5 text-[0.8125rem]/5 font-semibold">
        <Icon name="pin" size={16} className="shrink-0 text-link" />
        <span className="min-w-0 truncate">{card.dealership}</span>
        {card.place && <span className="ml-auto max-w-[45%] shrink-0 truncate font-normal text-ink-soft">{card.place}</span>}
      </p>
      {!card.isSold && (
        <div className="card-bar">
          <a href={card.enquireHref}>
            Enquire<span className="sr-only"> about {card.name}</span>
          </a>
          <a href={card.href}>
            {card.viewLabel}
            <span className="sr-only">: {card.name}</span>
          </a>
        </div>
      )}
    </article>
  )
}
