/**
 * The sections of the vehicle page besides gallery and sidebar (VDP-01). The registry of their views is a total record over these names.
 */
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

/** The sections in each column, in order: `main` below the gallery, `aside` below the sidebar's price and buttons. */
export type VehicleComposition = { main: readonly VehicleSection[]; aside: readonly VehicleSection[] }

/** Lists the sections that a composition repeats or lacks. Both lists are empty for a valid one. */
export function checkComposition({ main, aside }: VehicleComposition): { repeated: VehicleSection[]; missing: VehicleSection[] } {
  const all = [...main, ...aside]
  return {
    repeated: VEHICLE_SECTIONS.filter((section) => all.filter((named) => named === section).length > 1),
    missing: VEHICLE_SECTIONS.filter((section) => !all.includes(section)),
  }
}
