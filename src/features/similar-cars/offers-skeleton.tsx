import { Skeleton } from '@/ui/primitives/skeleton/skeleton'

export const OFFERS_GRID = 'mt-5 grid grid-cols-2 gap-cards md:grid-cols-4'

/** Keeps the room of the offers, so that nothing moves when they arrive. */
export function OffersSkeleton() {
  return (
    <div aria-hidden="true" className="mt-12 [@media(scripting:none)]:hidden">
      <Skeleton className="h-10 w-72 max-w-full" />
      <div className={OFFERS_GRID}>
        {[0, 1, 2, 3].map((place) => (
          <Skeleton key={place} className="h-80 rounded-card" />
        ))}
      </div>
    </div>
  )
}
