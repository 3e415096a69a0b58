import type { Block } from 'payload'
import { CAR_LAYOUT_PATH, LAYOUT_SECTION_NAMES, LAYOUT_SECTIONS } from '@/domain/tenant/vehicle-layout'

/** A section of every vehicle page. The page at /cars decides which are shown and in which order (CMS-01). */
export const vehicleSectionConfig: Block = {
  slug: 'vehicleSection',
  interfaceName: 'VehicleSectionBlock',
  labels: { singular: 'Section of the car page', plural: 'Sections of the car page' },
  fields: [
    {
      name: 'section',
      type: 'select',
      required: true,
      admin: { description: `Only on the page with the address ${CAR_LAYOUT_PATH}. On other pages it shows nothing.` },
      options: LAYOUT_SECTIONS.map((value) => ({ label: LAYOUT_SECTION_NAMES[value], value })),
    },
  ],
}
