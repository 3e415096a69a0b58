import { Icon } from '@/ui/primitives/icon/icon'
import { Picture } from '@/ui/primitives/picture/picture'
import type { CardView } from './card-view'
import { Silhouette } from './silhouette'

export type CardPhotoProps = {
  card: CardView
  /** The first two cards of a page load their picture at once (SRP-18). */
  isEager: boolean
  /** The widths that the picture takes in the grid, as the `sizes` of an image. */
  sizes: string
  className?: string
}

/** The picture of a car (its name stands beside it, so it has no words of its own), grey when it is sold (SRP-03), or the drawing of its body when there is none (SRP-16). */
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
      isEager={isEager}
      className={`size-full object-cover ${sold} ${className}`}
    />
  )
}

/** How many photos the car has; nothing when there is at most one. */
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
