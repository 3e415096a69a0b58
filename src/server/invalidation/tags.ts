/** All cache tags. A read declares the tags of its data; a change announces the tags of the data that it changed. */
export const cacheTags = {
  /** A tenant's name, theme, switches and navigation. */
  tenant: (tenantId: number) => `tenant:${tenantId}`,
  /** The page at an address, also when there is none: a 404 is cached too. */
  path: (tenantId: number, path: string) => `path:${tenantId}:${path}`,
  /** One page document, at whatever address it was before. */
  page: (id: number) => `page:${id}`,
  /** One shared section, on the pages that show it. */
  section: (id: number) => `section:${id}`,
  /** The list of a tenant's pages, for its sitemap. */
  pages: (tenantId: number) => `pages:${tenantId}`,
  /** A list of one of a tenant's small collections. */
  list: (collection: ListCollection, tenantId: number) => `${collection}:${tenantId}`,
  /** The content of a tenant's listings. */
  stock: (tenantId: number) => `stock:${tenantId}`,
  /** A tenant's stock counts, as in menus. */
  stockShape: (tenantId: number) => `stock-shape:${tenantId}`,
  /** One vehicle, by its page's slug. */
  vehicle: (slug: string) => `vehicle:${slug}`,
  /** One location, on the pages of its vehicles. */
  location: (id: number) => `location:${id}`,
  media: (id: number) => `media:${id}`,
  brands: () => 'brands',
  /** The platform's own switch values. */
  platform: () => 'platform',
} as const

export const LIST_COLLECTIONS = ['promo-cards', 'faqs', 'offers', 'announcements', 'reviews', 'models', 'locations', 'dealerships'] as const
export type ListCollection = (typeof LIST_COLLECTIONS)[number]

export function isListCollection(slug: string): slug is ListCollection {
  return LIST_COLLECTIONS.some((name) => name === slug)
}

/** Checks whether a tag belongs to a picture. */
export const isMediaTag = (tag: string): boolean => tag.startsWith('media:')
