import type { ComponentType } from 'react'
import type { CardVariant } from '@/domain/tenant/template'
import { BoxedCard } from './boxed-card'
import type { VehicleCardProps } from './card-props'
import { ListingCard } from './listing-card'
import { PlateCard } from './plate-card'
import { StudioCard } from './studio-card'

/** One card for each of the templates' looks; a variant without its view fails to compile. */
export const cardVariants: Record<CardVariant, ComponentType<VehicleCardProps>> = {
  boxed: BoxedCard,
  plate: PlateCard,
  listing: ListingCard,
  studio: StudioCard,
}
