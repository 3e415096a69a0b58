import type { SiteLocationView } from '@/domain/locations/location-view'
import type { CardVariant } from '@/domain/tenant/template'
import { LocationCard, type LocationCardProps } from '@/ui/sections/location-card/location-card'
import { HolidayDialog } from '@/ui/sections/opening-hours/holiday-dialog'
import { OpenNow } from '@/ui/sections/open-now'

type Props = {
  place: SiteLocationView
  variant: CardVariant
  level: 2 | 3
  shape: LocationCardProps['shape']
  number?: number | null
  id: string
}

/** A location's card with its live opening status. */
export function LiveLocationCard({ place, id, ...look }: Props) {
  return (
    <LocationCard
      place={place}
      {...look}
      open={<OpenNow {...place.open} />}
      holidays={<HolidayDialog id={`${id}-holidays-${place.id}`} name={place.name} table={place.holidays} />}
    />
  )
}
