import type { ComponentType } from 'react'
import type { CardVariant } from '@/domain/tenant/template'
import { PromoCell } from '@/ui/sections/promo-cell/promo-cell'
import type { VehicleCardProps } from '@/ui/sections/vehicle-card/card-props'
import { listFeaturedCells } from './featured-cells'
import { RESULTS_LOOKS } from './results-classes'
import type { CellView } from './search-view'

/** The number of cards whose picture loads eagerly (SRP-18). */
const EAGER_CARDS = 2

type ResultsGridProps = { cells: CellView[]; isCentred: boolean; variant: CardVariant; Card: ComponentType<VehicleCardProps> }

export function ResultsGrid({ cells, isCentred, variant, Card }: ResultsGridProps) {
  const look = RESULTS_LOOKS[variant]
  const cars = cells.filter((cell) => cell.kind === 'car')
  const eager = new Set(cars.slice(0, EAGER_CARDS).map((cell) => cell.key))
  const featured = look.featured && !isCentred ? listFeaturedCells(cells.map(({ kind }) => kind)) : new Set<number>()
  const widthOf = (index: number) => (!featured.has(index) ? undefined : index === 0 ? look.first : look.featured)
  return (
    <ul className={`results-cells ${isCentred ? 'flex flex-wrap justify-center gap-cards' : look.grid}`}>
      {cells.map((cell, index) => (
        <li key={cell.key} className={isCentred ? look.few : widthOf(index)}>
          {cell.kind === 'promo' ? (
            <PromoCell promo={cell.promo} variant={variant} />
          ) : (
            <Card card={cell.card} isEager={eager.has(cell.key)} isFeatured={featured.has(index)} />
          )}
        </li>
      ))}
    </ul>
  )
}
