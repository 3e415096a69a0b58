/** A visible vehicle as addresses name it. */
export type KnownVehicle = { id: number; slug: string; dealershipId: number }
/** A vehicle that appeared, changed or left (its dealership is null). */
export type VehicleChange = Omit<KnownVehicle, 'dealershipId'> & { dealershipId: number | null }

/** The vehicles that a process knows, by slug and by id. */
export type VehicleIndex = {
  findBySlug: (slug: string) => KnownVehicle | null
  /** Finds a vehicle by its id, or else by its slug, as in every address that names a car. */
  findByName: (name: string) => KnownVehicle | null
  apply: (change: VehicleChange) => void
}

/**
 * Creates an index of vehicles. When a slug changes, the index gets two messages in either order: one removes the old slug, one adds the
 * new one.
 */
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
