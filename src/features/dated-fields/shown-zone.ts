import { cache } from 'react'
import { PLATFORM_ZONE } from '@/domain/time/zone-name'

const make = () => ({ timeZone: PLATFORM_ZONE })
const ofBrowser = make()
/** A server renders for several people at a time: each request has its own. */
const ofRequest = cache(make)

const here = () => (typeof window === 'undefined' ? ofRequest() : ofBrowser)

/** Keeps the zone of the selected site for Payload's own screens, which format dates outside of components (EDT-17). */
export function keepShownZone(timeZone: string): void {
  here().timeZone = timeZone
}

/** Returns the zone of the selected site (EDT-17). */
export function readShownZone(): string {
  return here().timeZone
}
