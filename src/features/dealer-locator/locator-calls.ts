import { z } from 'zod'
import type { ChosenPlace, Dealer } from '@/domain/locations/locator'
import { toDealers } from '@/domain/locations/manufacturer-websites'

const id = z.number()
const named = z.object({ id, slug: z.string() })
const address = z.object({
  street: z.string(),
  city: z.string(),
  state: z.string(),
  postcode: z.string(),
  lat: z.number().nullable(),
  long: z.number().nullable(),
})
const website = z.object({ id, name: z.string(), url: z.string().nullable() })
const websites = z.array(
  website.extend({
    dealership: named,
    locations: z.array(z.object({ id, name: z.string(), location_type: z.string(), address, dealership: named, website })),
  }),
)
const places = z.object({
  places: z.array(z.object({ label: z.string(), lat: z.number(), lng: z.number() })),
  message: z.string().nullable(),
})

async function ask(path: string, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(path, { signal })
  if (!response.ok) throw new Error(`${path} answers ${response.status}`)
  return response.json()
}

/** The dealers that the picker offers (API-01); a failure is told to the console alone, and the picker stays empty. */
export async function fetchDealers(signal: AbortSignal): Promise<Dealer[]> {
  try {
    return toDealers(websites.parse(await ask('/api/manufacturer-locations', signal)))
  } catch {
    if (!signal.aborted) console.error('Failed to fetch locations')
    return []
  }
}

/** Up to five Australian places that begin as typed (API-10, DLR-04), and what is wrong with the text: 'Invalid postcode' (API-09, SRCH-22). */
export async function fetchPlaces(text: string, signal: AbortSignal): Promise<{ places: ChosenPlace[]; message: string | null }> {
  const found = places.parse(await ask(`/api/postcodes?q=${encodeURIComponent(text)}`, signal))
  return { ...found, places: found.places.slice(0, 5) }
}
