import { CAR_LAYOUT_PATH, LAYOUT_SECTION_NAMES } from '@/domain/tenant/vehicle-layout'
import type { BlockProps } from '../types'

/**
 * Marks the position of a vehicle page section for the layout's editor; the vehicle page renders the section itself (CMS-01). Visitors
 * never see it, because the layout's address serves no page.
 */
export function VehicleSectionBlock({ block: { section }, site: { page } }: BlockProps<'vehicleSection'>) {
  if (page?.path !== CAR_LAYOUT_PATH) return null
  return (
    <div className="wrap py-3">
      <p className="rounded-card border border-dashed border-line p-5 text-ink-soft">{LAYOUT_SECTION_NAMES[section]} of each car</p>
    </div>
  )
}
