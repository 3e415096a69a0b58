import { type HoursTableView, toHolidayView } from '@/domain/locations/hours-view'
import { findBlockLocation, listDepartments } from '@/domain/locations/location'
import { findSiteLocations } from '@/server/locations/find-site-locations'
import { HoursTable } from '@/ui/sections/opening-hours/hours-table'
import { SectionHead } from '@/ui/primitives/section-head'
import type { BlockProps } from '../types'

type ViewProps = { heading: string; text: string | null; name: string; table: HoursTableView | null }

export function HolidayHoursView({ heading, text, name, table }: ViewProps) {
  if (table === null) return null
  return (
    <section className="wrap section">
      <SectionHead heading={heading} text={text ?? `${name}. Usual hours apply on all other days.`} />
      <div className="hours-panel-box max-w-3xl overflow-hidden rounded-card border-line">
        <HoursTable table={table} caption={`${heading} of ${name}`} first="Date" />
      </div>
    </section>
  )
}

export async function HolidayHoursBlock({ block, site: { tenant, now, page } }: BlockProps<'holidayHours'>) {
  const places = await findSiteLocations(tenant)
  const place = findBlockLocation(places, block.location, page?.locationId)
  if (!place) return null
  const table = toHolidayView(listDepartments(place, places), tenant.switches, now)
  return <HolidayHoursView heading={block.heading} text={block.text ?? null} name={place.name} table={table} />
}
