import { type HoursTableView, toHolidayView, toWeekView } from '@/domain/locations/hours-view'
import { findBlockLocation, listDepartments } from '@/domain/locations/location'
import { findSiteLocations } from '@/server/locations/find-site-locations'
import { HolidayDialog } from '@/ui/sections/opening-hours/holiday-dialog'
import { HoursTable } from '@/ui/sections/opening-hours/hours-table'
import { SectionHead } from '@/ui/primitives/section-head'
import type { BlockProps } from '../types'

type ViewProps = { id: string; heading: string; name: string; week: HoursTableView; holidays: HoursTableView | null }

export function OpeningHoursView({ id, heading, name, week, holidays }: ViewProps) {
  return (
    <section className="wrap section">
      <SectionHead heading={heading} text={name} aside={<HolidayDialog id={id} name={name} table={holidays} />} />
      <div className="hours-panel-box max-w-3xl overflow-hidden rounded-card border-line">
        <HoursTable table={week} caption={`Opening hours of ${name}`} first="Day" />
      </div>
    </section>
  )
}

export async function OpeningHoursBlock({ block, site: { tenant, now, page } }: BlockProps<'openingHours'>) {
  const places = await findSiteLocations(tenant)
  const place = findBlockLocation(places, block.location, page?.locationId)
  if (!place) return null
  const departments = listDepartments(place, places)
  return (
    <OpeningHoursView
      id={`hours-${block.id ?? place.id}`}
      heading={block.heading}
      name={place.name}
      week={toWeekView(departments, tenant.switches, now)}
      holidays={toHolidayView(departments, tenant.switches, now)}
    />
  )
}
