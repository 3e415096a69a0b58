import { Icon } from '@/ui/primitives/icon/icon'
import { Picture } from '@/ui/primitives/picture/picture'
import type { CardView } from './card-view'
import { Silhouette } from './silhouette'

export type CardPhotoProps = {
  card: CardView
  /** True for the first two cards of a page, whose pictures load eagerly (SRP-18). */
  isEager: boolean
  /** The width of the picture in the grid, as the `sizes` attribute of an image. */
  sizes: string
  className?: string
}

/**
 * The vehicle's picture, greyed out when it is sold (SRP-03), or a drawing of its body when there is none (SRP-16). It has no alt text,
 * because the name is beside it.
 */
export function CardPhoto({ card, isEager, sizes, className = '' }: CardPhotoProps) {
  if (!card.photoUrl) return <Silhouette body={card.body} />
  const sold = card.isSold ? 'opacity-45 grayscale' : ''
  return (
    <Picture
      src={card.photoUrl}
      alt=""
      width={600}
      height={400}
      sizes={sizes}
      position={card.photoPosition}
      isEager={isEager}
      className={`size-full object-cover ${sold} ${className}`}
    />
  )
}

/** The number of photos. Renders nothing for fewer than two. */
export function PhotoCount({ count }: { count: number }) {
  if (count < 2) return null
  return (
    <span className="card-photos">
      <Icon name="camera" size={16} />
      {count}
      <span className="sr-only"> photos</span>
    </span>
  )
}
