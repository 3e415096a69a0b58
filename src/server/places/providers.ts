import { z } from 'zod'
import type { Queryable } from '../search/port'
import type { Places, PlacesKind } from './port'

type Provider<Settings extends z.ZodType> = {
  label: string
  settings: Settings
  create: (settings: z.infer<Settings>, database: Queryable) => Promise<Places>
}

function defineProvider<Settings extends z.ZodType>(provider: Provider<Settings>): Provider<Settings> {
  return provider
}

/** Who can say where a postcode lies; one row each, loaded when it is used. */
export const PLACE_PROVIDERS = {
  embedded: defineProvider({
    label: 'The list that comes with the product',
    settings: z.object({}),
    create: async (_, database) => (await import('./embedded/embedded-places')).createEmbeddedPlaces(database),
  }),
  maps: defineProvider({
    label: 'A maps service that geocodes',
    settings: z.object({ address: z.url({ protocol: /^https?$/ }), key: z.string().min(1).optional() }),
    create: async ({ address, key }) => (await import('./maps/maps-places')).createMapsPlaces({ address, key }),
  }),
} satisfies Record<PlacesKind, unknown>
