/** The sections of a vehicle page besides its pictures and its sidebar (VDP-01); a view for each is a total record over these. */
export const VEHICLE_SECTIONS = [
  'specifications',
  'features',
  'comments',
  'finance',
  'disclaimer',
  'details',
  'delivery',
  'fuel',
  'location',
] as const
export type VehicleSection = (typeof VEHICLE_SECTIONS)[number]

/** Where a template puts the sections, each in the order given: below the pictures, or below the sidebar's price and buttons. */
export type VehicleComposition = { main: readonly VehicleSection[]; aside: readonly VehicleSection[] }

/** What a composition names more than once or not at all; a whole one gives two empty lists. */
export function checkComposition({ main, aside }: VehicleComposition): { repeated: VehicleSection[]; missing: VehicleSection[] } {
  const all = [...main, ...aside]
  return {
    repeated: VEHICLE_SECTIONS.filter((section) => all.filter((named) => named === section).length > 1),
    missing: VEHICLE_SECTIONS.filter((section) => !all.includes(section)),
  }
}
