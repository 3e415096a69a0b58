import { MAX_COMPARED } from '@/domain/vehicle/compare-cars'
import type { StockWords, VehicleKind } from '@/domain/vehicle/kinds/kinds'
import { findKind } from '@/domain/vehicle/kinds/kinds'
import { LinkButton } from '@/ui/primitives/button/button'
import { Silhouette } from '@/ui/sections/vehicle-card/silhouette'

/** Bodies of the drawings, so that a comparison of cars looks like one. */
const BODIES = ['SUV', 'Hatch', 'Ute']
const SLOT = 'aspect-3/2 overflow-hidden rounded-card'

type CompareSlotsProps = { href: string; words: Pick<StockWords, 'many'>; kind: VehicleKind }

/** A comparison without vehicles: its places, the first of which leads to vehicles to choose. */
export function CompareSlots({ href, words: { many }, kind }: CompareSlotsProps) {
  const { icon } = findKind(kind)
  return (
    <div className="grid grid-cols-2 gap-cards sm:grid-cols-4">
      <div className={`${SLOT} grid place-items-center border-2 border-dashed border-edge p-2 text-center`}>
        <LinkButton href={href} variant="action" className="max-md:px-3 max-md:text-[0.9375rem]/5">
          Choose {many}
        </LinkButton>
      </div>
      {BODIES.slice(0, MAX_COMPARED - 1).map((body) => (
        <div key={body} aria-hidden="true" className={`${SLOT} opacity-60`}>
          <Silhouette body={icon ?? body} />
        </div>
      ))}
    </div>
  )
}
