import { CAR_LAYOUT_PATH, LAYOUT_SECTION_NAMES } from '@/domain/tenant/vehicle-layout'
import type { BlockProps } from '../types'

/**
 * Where a section of the car page goes, for the editor of the layout: the page of a car draws the section itself (CMS-01). Visitors never see it,
 * since no page is served at the address of the layout.
 */
export function VehicleSectionBlock({ block: { section }, site: { page } }: BlockProps<'vehicleSection'>) {
  if (page?.path !== CAR_LAYOUT_PATH) return null
  return (
    <div className="wrap py-3">
      <p className="rounded-card border border-dashed border-line p-5 text-ink-soft">{LAYOUT_SECTION_NAMES[section]} of each car</p>
    </div>
  )
}
