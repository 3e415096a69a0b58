import type { ComponentType } from 'react'
import type { CardVariant } from '@/domain/tenant/template'
import { BoxedCard } from './boxed-card'
import type { VehicleCardProps } from './card-props'
import { ListingCard } from './listing-card'
import { PlateCard } from './plate-card'
import { StudioCard } from './studio-card'

/** The vehicle card of each variant. A variant without a view fails to compile. */
export const cardVariants: Record<CardVariant, ComponentType<VehicleCardProps>> = {
  boxed: BoxedCard,
  plate: PlateCard,
  listing: ListingCard,
  studio: StudioCard,
}
