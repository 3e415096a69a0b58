import type { ReactNode } from 'react'
import type { VehicleSection } from '@/domain/tenant/vehicle-composition'
import { CarDetails, DealerCommentsSection, FeatureList, SpecificationList } from './fact-sections'
import { LocationCard } from './location-sections'
import type { VehiclePageModel } from './vehicle-page-model'

/** Sections that the page passes in, because they calculate or call the server: calculators and estimates. */
export const GIVEN_SECTIONS = ['finance', 'disclaimer', 'delivery', 'fuel'] as const satisfies readonly VehicleSection[]
export type GivenSection = (typeof GIVEN_SECTIONS)[number]
type OwnSection = Exclude<VehicleSection, GivenSection>

/** The content of the sections that are passed in, and the map of the location section. Absent sections are hidden. */
export type GivenSections = Partial<Record<GivenSection | 'map', ReactNode>>

const ownSections: Record<OwnSection, (props: { model: VehiclePageModel; map?: ReactNode }) => ReactNode> = {
  specifications: SpecificationList,
  features: FeatureList,
  comments: DealerCommentsSection,
  details: CarDetails,
  location: LocationCard,
}

function isGiven(section: VehicleSection): section is GivenSection {
  return GIVEN_SECTIONS.some((given) => given === section)
}

export type VehicleSectionsProps = { model: VehiclePageModel; order: readonly VehicleSection[]; given: GivenSections }

/** The sections in the template's order (VDP-01). Empty sections are left out. */
export function VehicleSections({ model, order, given }: VehicleSectionsProps) {
  return order.map((section) => {
    if (isGiven(section)) return given[section] ? <div key={section}>{given[section]}</div> : null
    const Section = ownSections[section]
    return <Section key={section} model={model} map={given.map} />
  })
}
