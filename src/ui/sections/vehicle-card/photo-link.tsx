import type { CardView } from './card-view'
import { CardPhoto, PhotoCount } from './card-photo'

type PhotoLinkProps = { card: CardView; isEager: boolean; sizes: string }

/** The photo as a second link to the vehicle, for mouse and touch only. Keyboard and screen readers use the heading's link. */
export function PhotoLink({ card, isEager, sizes }: PhotoLinkProps) {
  return (
    <a
      href={card.href}
      tabIndex={-1}
      aria-hidden="true"
      className={`relative block aspect-3/2 overflow-hidden bg-tint ${card.isSold ? '' : 'photo-ground'}`}
    >
      <CardPhoto card={card} isEager={isEager} sizes={sizes} />
      <PhotoCount count={card.photosCount} />
    </a>
  )
}
