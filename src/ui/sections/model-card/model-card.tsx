import type { ModelCard } from '@/domain/models/model-card'
import type { SiteLink } from '@/domain/tenant/tenant'
import { classNames } from '@/ui/primitives/class-names'
import { Icon } from '@/ui/primitives/icon/icon'
import { Picture } from '@/ui/primitives/picture/picture'
import { ModelLabelPill } from './model-label'

export type ModelCardProps = {
  card: ModelCard
  /** The index in the list, so that neighbours have different grounds. */
  index: number
  /** The level of its heading. */
  level: 2 | 3
  size: 'small' | 'range'
  /** Another action for the model: a test drive, or a notification when it arrives. */
  action?: SiteLink | null
}

/** Grounds for cut-out vehicles, mixed from the tenant's colours. */
const GROUNDS = [
  'bg-[linear-gradient(color-mix(in_srgb,var(--fc-brand)_11%,var(--fc-surface))_60%,color-mix(in_srgb,var(--fc-brand)_20%,var(--fc-surface)))]',
  'bg-[linear-gradient(color-mix(in_srgb,#3b8ba0_14%,var(--fc-surface))_60%,color-mix(in_srgb,#3b8ba0_26%,var(--fc-surface)))]',
  'bg-[linear-gradient(var(--fc-tint)_60%,color-mix(in_srgb,var(--fc-ink)_12%,var(--fc-tint)))]',
  'bg-[linear-gradient(color-mix(in_srgb,#c08a4a_14%,var(--fc-surface))_60%,color-mix(in_srgb,#c08a4a_26%,var(--fc-surface)))]',
] as const

// `relative` keeps visually hidden text inside the link. Otherwise it would widen a page whose card row scrolls.
const LINK = 'relative inline-flex min-h-11 items-center gap-2.5 font-strong text-link'
const WORD = 'border-b border-current pb-0.5'

function CardPicture({ card, index, size }: Pick<ModelCardProps, 'card' | 'index' | 'size'>) {
  const { picture, label } = card
  const isCutout = picture?.kind !== 'photo'
  return (
    <div className={classNames('relative aspect-8/5 overflow-hidden rounded-card', isCutout ? GROUNDS[index % GROUNDS.length] : 'bg-tint')}>
      {picture && (
        <Picture
          src={picture.url}
          alt={picture.alt}
          width={picture.width}
          height={picture.height}
          sizes={size === 'range' ? '(min-width: 901px) 50vw, 100vw' : '(min-width: 901px) 33vw, 82vw'}
          className={
            isCutout
              ? 'absolute -inset-x-[7%] -bottom-[4%] h-[106%] w-[114%] max-w-none object-contain object-bottom'
              : 'absolute inset-0 size-full object-cover'
          }
        />
      )}
      {label && <ModelLabelPill label={label} className="absolute top-4 left-4 md:top-6 md:left-6" />}
    </div>
  )
}

function Price({ card: { fromPrice, isComing }, size }: Pick<ModelCardProps, 'card' | 'size'>) {
  if (fromPrice === null) return isComing ? <p className="text-[0.9375rem]/6 text-ink-soft">Price to be confirmed</p> : null
  return (
    <p className={classNames('shrink-0 text-[0.9375rem]/6 text-ink-soft', size === 'range' && 'sm:text-right')}>
      From <span className="block text-2xl/8 font-strong text-ink">{fromPrice}</span> Drive away
    </p>
  )
}

/** A model as a card: label, description, price and a link to its page (MOD-07 to MOD-10). */
export function ModelCardView({ card, index, level, size, action = null }: ModelCardProps) {
  const Title = level === 2 ? 'h2' : 'h3'
  const isRange = size === 'range'
  return (
    <article className="flex h-full flex-col">
      <CardPicture card={card} index={index} size={size} />
      <div className={classNames('mt-4 flex gap-x-6 gap-y-2', isRange ? 'flex-col justify-between sm:flex-row md:mt-6' : 'flex-col')}>
        <div className="min-w-0">
          <Title className={isRange ? 'model-card-title' : 'type-h3'}>{card.title}</Title>
          {card.kinds && <p className="text-[0.9375rem]/6 text-ink-soft">{card.kinds}</p>}
        </div>
        <Price card={card} size={size} />
      </div>
      {card.text && <p className="mt-3 max-w-[44rem] text-ink-soft">{card.text}</p>}
      <div className="mt-3 flex flex-wrap gap-x-8 gap-y-1">
        <a href={card.href} className={LINK}>
          <span className={WORD}>
            Learn More<span className="sr-only"> about {card.title}</span>
          </span>
          <Icon name="arrow-right" size={18} className="shrink-0" />
        </a>
        {action && (
          <a href={action.href} aria-label={`${action.label}: ${card.title}`} className={LINK}>
            <span className={WORD}>{action.label}</span>
          </a>
        )}
      </div>
    </article>
  )
}
