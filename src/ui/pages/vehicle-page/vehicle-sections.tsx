import type { ReactNode } from 'react'
import type { VehicleSection } from '@/domain/tenant/vehicle-composition'
import { CarDetails, DealerCommentsSection, FeatureList, SpecificationList } from './fact-sections'
import { LocationCard } from './location-sections'
import type { VehiclePageModel } from './vehicle-page-model'

/** The sections that the page is given, because they reckon or ask the server something: calculators and estimates. */
export const GIVEN_SECTIONS = ['finance', 'disclaimer', 'delivery', 'fuel'] as const satisfies readonly VehicleSection[]
export type GivenSection = (typeof GIVEN_SECTIONS)[number]
type OwnSection = Exclude<VehicleSection, GivenSection>

/** What stands in the sections that are given, and the map in that of the location; what is absent is not shown. */
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

/** Sections in the order of the template (VDP-01); one that has nothing to say is not there. */
export function VehicleSections({ model, order, given }: VehicleSectionsProps) {
  return order.map((section) => {
    if (isGiven(section)) return given[section] ? <div key={section}>{given[section]}</div> : null
    const Section = ownSections[section]
    return <Section key={section} model={model} map={given.map} />
  })
}
