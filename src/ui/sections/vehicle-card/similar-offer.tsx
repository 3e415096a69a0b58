import { FIND_SIMILAR_LABEL } from '@/domain/leads/form/enquiry-fields'
import { LinkButton } from '@/ui/primitives/button/button'
import type { CardView } from './card-view'

export const SIMILAR_QUESTION = 'Like this and want something similar?'

/** Replaces price and buttons on the card of a sold vehicle (SRP-03, LEAD-27). */
export function SimilarOffer({ card }: { card: CardView }) {
  return (
    <div className="mt-auto pt-4">
      <p className="rounded-control bg-tint px-3 py-3 text-sm/5 font-semibold text-ink">{SIMILAR_QUESTION}</p>
      <LinkButton href={card.enquireHref} variant="brand" size="small" isWide className="mt-3">
        <span>
          {FIND_SIMILAR_LABEL}
          <span className="sr-only"> to the {card.name}</span>
        </span>
      </LinkButton>
    </div>
  )
}
