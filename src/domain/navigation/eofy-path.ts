/** Returns the path of an end-of-financial-year page: '/eofy', or below /pages for any other slug (CMS-06). */
export function toEofyPath(slug: string): string {
  return slug === 'eofy' ? '/eofy' : `/pages/${slug}`
}
