import { LinkButton } from '@/ui/primitives/button/button'
import { Icon } from '@/ui/primitives/icon/icon'
import { CardSaveButtons } from '@/ui/sections/save-buttons'
import type { CardFact } from './card-facts'
import type { VehicleCardProps } from './card-props'
import { CardTag, type TagTones } from './card-tag'
import type { CardView } from './card-view'
import { FACT_ICONS } from './fact-icons'
import { isLongPrice } from './long-price'
import { PhotoLink } from './photo-link'
import { PhotoRequest } from './photo-request'
import { SimilarOffer } from './similar-offer'

const TAG_TONES: TagTones = {
  fuel: 'bg-good-tint text-good',
  reserved: 'border border-bad bg-surface text-bad',
  certified: 'bg-brand text-brand-ink',
  custom: 'bg-surface text-ink',
  comingSoon: 'bg-brand text-brand-ink',
  justArrived: 'bg-action text-action-ink',
  sold: 'bg-ink text-surface',
}

const SIZES = '(min-width: 1200px) 320px, (min-width: 901px) 34vw, (min-width: 640px) 50vw, 100vw'

/** Their texts need the whole width of a card. */
const LONG_FACTS: readonly CardFact['kind'][] = ['layout', 'axles']

function BoxedFacts({ facts }: { facts: CardFact[] }) {
  return (
    <ul className="card-facts">
      {facts.map((fact) => (
        <li key={fact.kind} className={LONG_FACTS.includes(fact.kind) ? 'col-span-full' : undefined}>
          <Icon name={FACT_ICONS[fact.kind]} size={18} />
          <span className="sr-only">{fact.label}: </span>
          <span>{fact.value}</span>
        </li>
      ))}
    </ul>
  )
}

function BoxedPrice({ card: { price, weekly } }: { card: CardView }) {
  return (
    <div className="mt-auto flex flex-wrap items-end justify-between gap-x-3 gap-y-1 pt-4">
      {price.was && (
        <p className="-mb-1 w-full text-sm/5 text-ink-soft">
          <span className="sr-only">Was </span>
          <s>{price.was}</s> <strong className="font-semibold text-bad">{price.saving}</strong>
        </p>
      )}
      <div>
        <p
          className={
            price.isAmount
              ? `type-price whitespace-nowrap @max-[17.5rem]:text-[1.25rem]! ${isLongPrice(price.text) ? 'text-[1.25rem]!' : ''}`
              : 'text-[1.375rem]/7 font-bold'
          }
        >
          {price.text}
        </p>
        {price.basis && <p className="text-sm/5 text-ink-soft">{price.basis}</p>}
      </div>
      {weekly && (
        <p className="card-weekly" data-weekly={weekly.price}>
          <span className="text-sm/6 font-semibold text-brand">
            <strong data-loan="amount" className="text-lg/6 font-bold">
              {weekly.amount}
            </strong>
            /wk*
          </span>
          <span data-loan="rate">{weekly.rate}</span>
          <span data-loan="comparisonRate">{`${weekly.comparisonRate} comp. rate`}</span>
          <span data-loan="source">{weekly.source}</span>
        </p>
      )}
    </div>
  )
}

function BoxedActions({ card }: { card: CardView }) {
  return (
    <div className="card-links mt-4 grid grid-cols-2 gap-2">
      <LinkButton href={card.href} variant="quiet" size="small">
        {card.viewLabel}
        <span className="sr-only">: {card.name}</span>
      </LinkButton>
      <LinkButton href={card.enquireHref} variant="outline" size="small">
        Enquire<span className="sr-only"> about {card.name}</span>
      </LinkButton>
    </div>
  )
}

function BoxedFoot({ card: { place, stockNumber } }: { card: CardView }) {
  if (!place && !stockNumber) return null
  return (
    <div className="card-foot">
      <span className="flex min-w-0 items-center gap-2">
        {place && <Icon name="pin" size={16} className="shrink-0" />}
        <span className="truncate">{place}</span>
      </span>
      {stockNumber && <span className="max-w-[60%] shrink-0 truncate">Stock {stockNumber}</span>}
    </div>
  )
}

/** The dealer card: a box with facts, price and weekly price on one line, two buttons, location and stock number. */
export function BoxedCard({ card, isEager = false, level = 2 }: VehicleCardProps) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <article className="card-boxed">
      <PhotoLink card={card} isEager={isEager} sizes={SIZES} />
      <PhotoRequest card={card} />
      <CardTag tag={card.tag} tones={TAG_TONES} className="tag-boxed" />
      <CardSaveButtons keep={card.keep} />
      <div className="flex flex-1 flex-col px-4 pt-4 pb-4">
        <Heading className="font-display text-lg/6 font-bold tracking-[-0.01em]">
          <a href={card.href} className="hover:underline">
            {card.name}
          </a>
        </Heading>
        <p className="min-h-5 truncate text-[0.9375rem]/5 text-ink-soft">{card.badgeLine}</p>
        <BoxedFacts facts={card.facts} />
        {card.market && (
          <p className="mt-2.5 flex items-center gap-2 text-sm/5 font-semibold text-good">
            <Icon name="check" size={18} /> {card.market}
          </p>
        )}
        <div className="card-deal">
          {card.isSold ? (
            <SimilarOffer card={card} />
          ) : (
            <>
              <BoxedPrice card={card} />
              <BoxedActions card={card} />
            </>
          )}
        </div>
      </div>
      <BoxedFoot card={card} />
    </article>
  )
}
