/** A vehicle that may be shown, as addresses name it. */
export type KnownVehicle = { id: number; slug: string; dealershipId: number }
/** A vehicle that appeared, changed or left (dealership null). */
export type VehicleChange = Omit<KnownVehicle, 'dealershipId'> & { dealershipId: number | null }

/** The vehicles that a process knows, to be found by slug or by id. */
export type VehicleIndex = {
  findBySlug: (slug: string) => KnownVehicle | null
  /** By its id, or else by its slug, as everywhere where an address names a car. */
  findByName: (name: string) => KnownVehicle | null
  apply: (change: VehicleChange) => void
}

/** An index of vehicles. A vehicle whose slug changes is told of twice, without the old slug and with the new one, in either order. */
export function createVehicleIndex(vehicles: Iterable<KnownVehicle>): VehicleIndex {
  const bySlug = new Map<string, KnownVehicle>()
  const slugs = new Map<string, string>()
  const apply = ({ id, slug, dealershipId }: VehicleChange) => {
    if (dealershipId !== null) {
      bySlug.set(slug, { id, slug, dealershipId })
      slugs.set(String(id), slug)
      return
    }
    bySlug.delete(slug)
    if (slugs.get(String(id)) === slug) slugs.delete(String(id))
  }
  for (const vehicle of vehicles) apply(vehicle)
  const findBySlug = (slug: string) => bySlug.get(slug) ?? null
  return { findBySlug, findByName: (name) => findBySlug(slugs.get(name) ?? name), apply }
}
