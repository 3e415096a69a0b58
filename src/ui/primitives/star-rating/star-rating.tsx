import { formatFigure } from '@/domain/numbers/figures'
import { Icon } from '../icon/icon'
import { resolveStarFills } from './star-fills'

export type StarRatingProps = {
  /** 0 to 5. */
  rating: number
  count: number
  /** What was counted: 'Google reviews'. */
  noun?: string
  size?: number
  /** False if the figure is already shown beside the stars. */
  hasFigure?: boolean
  className?: string
}

/** A star with two layers only if it is partly filled: a page has a hundred stars. */
function Star({ fill, size }: { fill: number; size: number }) {
  if (fill === 0 || fill === 1) return <Icon name="star" size={size} weight={fill === 1 ? 'fill' : 'regular'} />
  return (
    <span className="relative inline-block" style={{ width: size, height: size }}>
      <Icon name="star" size={size} className="absolute inset-0" />
      <span className="absolute inset-y-0 left-0 overflow-hidden" style={{ width: `${Math.round(fill * 100)}%` }}>
        <Icon name="star" size={size} weight="fill" className="max-w-none" />
      </span>
    </span>
  )
}

/** Stars as decoration. The rating must be beside them as text. */
export function Stars({ fills, size }: { fills: readonly number[]; size: number }) {
  return (
    <span aria-hidden="true" className="inline-flex gap-1 text-star">
      {fills.map((fill, star) => (
        <Star key={`star-${star + 1}`} fill={fill} size={size} />
      ))}
    </span>
  )
}

/** Stars, the rating with one decimal, and the number of ratings. Screen readers read one sentence. */
export function StarRating({ rating, count, noun = 'reviews', size = 16, hasFigure = true, className = '' }: StarRatingProps) {
  const fills = resolveStarFills(rating)
  return (
    <span className={`inline-flex items-center gap-2 ${className}`}>
      <span className="sr-only">
        Rated {rating.toFixed(1)} out of 5 from {formatFigure(count)} {noun}
      </span>
      <Stars fills={fills} size={size} />
      <span aria-hidden="true">
        {hasFigure && <b className="font-strong text-ink">{rating.toFixed(1)} </b>}
        <span className="text-ink-soft">
          from {formatFigure(count)} {noun}
        </span>
      </span>
    </span>
  )
}
