import { WeeklyLine } from './weekly-line'
import { FIND_SIMILAR_LABEL } from '@/domain/leads/form/enquiry-fields'
import { CardSaveButtons } from '@/ui/sections/save-buttons'
import { CardPhoto } from './card-photo'
import { PhotoRequest } from './photo-request'
import type { VehicleCardProps } from './card-props'
import { CardTag, type TagTones } from './card-tag'
import type { CardView } from './card-view'
import { SIMILAR_QUESTION } from './similar-offer'

const TAG_TONES: TagTones = {
  fuel: 'bg-surface text-brand',
  reserved: 'border border-bad bg-surface text-bad',
  certified: 'bg-brand text-brand-ink',
  custom: 'bg-surface text-ink',
  comingSoon: 'border border-brand bg-surface text-brand',
  justArrived: 'bg-brand text-brand-ink',
  sold: 'bg-ink text-surface',
}

const SIZES = '(min-width: 901px) 45vw, 100vw'
const TEXT_LINK = 'inline-flex min-h-11 items-center font-medium underline decoration-1 underline-offset-8 hover:decoration-2'

function StudioPrice({ card: { price, weekly } }: { card: CardView }) {
  return (
    <div className="max-w-full text-[0.9375rem]/6 text-ink-soft @min-[26rem]:shrink-0 @min-[26rem]:text-right">
      <p className={price.isAmount ? 'type-price whitespace-nowrap text-ink' : 'text-lg/8 text-ink'}>{price.text}</p>
      {(price.basis ?? price.was) && (
        <p>
          {price.basis}
          {price.was && (
            <>
              {price.basis && ' · '}
              <span className="sr-only">Was </span>
              <s>{price.was}</s>
            </>
          )}
        </p>
      )}
      {weekly && <WeeklyLine weekly={weekly} className="text-sm/5 @min-[26rem]:whitespace-nowrap" />}
    </div>
  )
}

function StudioLinks({ card }: { card: CardView }) {
  if (card.isSold)
    return (
      <p className="mt-3 text-ink-soft">
        {SIMILAR_QUESTION}{' '}
        <a href={card.enquireHref} className={`${TEXT_LINK} text-ink`}>
          {FIND_SIMILAR_LABEL}
          <span className="sr-only"> to the {card.name}</span>
        </a>
      </p>
    )
  return (
    <p className="card-links mt-3 flex flex-wrap gap-x-8">
      <a href={card.href} className={TEXT_LINK}>
        {card.viewLabel}
        <span className="sr-only">: {card.name}</span>
      </a>
      <a href={card.enquireHref} className={TEXT_LINK}>
        Enquire<span className="sr-only"> about {card.name}</span>
      </a>
    </p>
  )
}

/** The manufacturer card: a tinted panel, a name in light type, the price at the right or below, and underlined links, without a box. */
export function StudioCard({ card, isEager = false, level = 2 }: VehicleCardProps) {
  const Heading = level === 2 ? 'h2' : 'h3'
  const facts = card.facts.map((fact) => fact.value).join(' · ')
  return (
    <article className="group @container relative flex h-full flex-col">
      <a href={card.href} tabIndex={-1} aria-hidden="true" className="block aspect-8/5 overflow-hidden rounded-card bg-brand-tint">
        <CardPhoto
          card={card}
          isEager={isEager}
          sizes={SIZES}
          className="mix-blend-multiply brightness-[1.13] transition-transform duration-500 group-hover:scale-[1.02]"
        />
      </a>
      <PhotoRequest card={card} />
      <CardTag tag={card.tag} tones={TAG_TONES} className="tag-studio" />
      <CardSaveButtons keep={card.keep} weight="light" />
      <div className="flex flex-1 flex-col pt-5">
        <div className="card-head flex flex-col justify-between gap-x-6 gap-y-3 @min-[26rem]:flex-row">
          <div className="min-w-0">
            <Heading className="type-h3 break-words">
              <a href={card.href} className="hover:underline hover:decoration-1 hover:underline-offset-4">
                {card.name}
              </a>
            </Heading>
            <p className="mt-1 truncate text-ink-soft">{card.badgeLine}</p>
            <p className="text-[0.9375rem]/6 text-ink-soft">{facts}</p>
            {card.place && <p className="text-[0.9375rem]/6 text-ink-soft">{card.place}</p>}
          </div>
          {!card.isSold && <StudioPrice card={card} />}
        </div>
        <div className="mt-auto">
          <StudioLinks card={card} />
        </div>
      </div>
    </article>
  )
}
