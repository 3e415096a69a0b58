/**
 * The tag manifest: every name under which a cached page can be invalidated, and nothing else makes one up.
 * A read declares the tags of what it read; a change announces the tags of what it changed.
 */
export const cacheTags = {
  /** Everything of a tenant: name, theme, switches, navigation. */
  tenant: (tenantId: number) => `tenant:${tenantId}`,
  /** What stands at one address, also when nothing does: a 404 is a page too. */
  path: (tenantId: number, path: string) => `path:${tenantId}:${path}`,
  /** One page document, wherever it stood before. */
  page: (id: number) => `page:${id}`,
  /** Which pages a tenant has: its map for search engines. */
  pages: (tenantId: number) => `pages:${tenantId}`,
  /** Lists of a tenant's small collections. */
  list: (collection: ListCollection, tenantId: number) => `${collection}:${tenantId}`,
  /** What a tenant's stock listings show. */
  stock: (tenantId: number) => `stock:${tenantId}`,
  /** How many cars there are of what: the counts in menus. */
  stockShape: (tenantId: number) => `stock-shape:${tenantId}`,
  /** One vehicle, by the slug that its page is asked for. */
  vehicle: (slug: string) => `vehicle:${slug}`,
  /** One location, on the pages of cars that stand there. */
  location: (id: number) => `location:${id}`,
  media: (id: number) => `media:${id}`,
  brands: () => 'brands',
  /** The platform's own switch values. */
  platform: () => 'platform',
} as const

export const LIST_COLLECTIONS = ['promo-cards', 'faqs', 'offers', 'reviews', 'models', 'locations', 'dealerships'] as const
export type ListCollection = (typeof LIST_COLLECTIONS)[number]

export function isListCollection(slug: string): slug is ListCollection {
  return LIST_COLLECTIONS.some((name) => name === slug)
}

/** Whether a tag is that of a picture. */
export const isMediaTag = (tag: string): boolean => tag.startsWith('media:')
