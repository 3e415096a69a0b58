import { createContext, useContext } from 'react'
import { PLATFORM_ZONE } from '@/domain/time/zone-name'

/** The time zones of the sites that a person may see, and the zone of the selected one. */
export type Zones = { bySite: Readonly<Record<string, string>>; selected: string }

/** Filled by the admin around all screens (EDT-17). */
export const ZonesContext = createContext<Zones>({ bySite: {}, selected: PLATFORM_ZONE })

/**
 * Returns the time zone in which a document's dates are shown (EDT-17).
 * @param site The document's tenant; for documents without one, the zone of the selected site is used.
 */
export function useZoneOf(site?: unknown): string {
  const { bySite, selected } = useContext(ZonesContext)
  return (typeof site === 'number' || typeof site === 'string' ? bySite[String(site)] : undefined) ?? selected
}
