type Kept = { lastModified: number; value: unknown; cacheControl: unknown }

export default class PageCache {
  get(key: string, context: { kind: string }): Promise<Kept | null>
  set(key: string, value: unknown, context: object): Promise<void>
  revalidateTag(tags: string | string[]): Promise<void>
  resetRequestCache(): void
}
