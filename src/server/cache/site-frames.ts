import { LRUCache } from 'lru-cache'

const MOST_SITES = 200
/** The static parts that look the same on all pages of a site. */
const PARTS = ['header', 'footer'] as const
/** The site and instant in a page's path, without the mark of a render that did not join an outdated one. */
const SITE = /^\/sites\/[^/]+\/[\w.-]+/

const siteOf = (path: string): string => SITE.exec(path)?.[0] ?? ''

type Frame = { parts: ReadonlyMap<string, string>; tags: readonly string[]; tick: number }
/** A page that is being stored: its path, its HTML, and the names of the parts whose data was removed. */
type StoredPage = { path: string; html: string; emptied: readonly string[]; tags: readonly string[]; tick: number }

/** Returns the inner HTML of a static part in a page's markup; null when the part is missing or not closed. */
export function readStaticPart(html: string, name: string): string | null {
  const mark = html.indexOf(` data-static="${name}"`)
  const start = mark < 0 ? -1 : html.indexOf('>', mark) + 1
  if (start <= 0) return null
  const tags = /<(\/?)div[\s>]/g
  tags.lastIndex = start
  let depth = 1
  for (let tag = tags.exec(html); tag; tag = tags.exec(html)) {
    depth += tag[1] ? -1 : 1
    if (depth === 0) return html.slice(start, tag.index)
  }
  return null
}

/**
 * Header and footer of each site as markup, taken from stored pages. Pages that are rendered for each request reuse them instead of
 * rendering them again (docs/decisions/0014).
 */
export class SiteFrames {
  private readonly frames = new LRUCache<string, Frame>({ max: MOST_SITES })

  constructor(private readonly isStale: (tick: number, tags: readonly string[]) => boolean) {}

  /** Checks whether the site's current frame is known. `path` is that of any of its pages. */
  has(path: string): boolean {
    const frame = this.frames.get(siteOf(path))
    return frame !== undefined && !this.isStale(frame.tick, frame.tags)
  }

  /** Returns the markup of a part for a page that called `has` before. It may have become outdated since, as the page then has too. */
  part(path: string, name: string): string {
    return this.frames.peek(siteOf(path))?.parts.get(name) ?? ''
  }

  /** Stores a page's frame. Keeps the one from the page with the fewest tags, because it stays fresh for longest. */
  note({ path, html, emptied, tags, tick }: StoredPage): void {
    const site = siteOf(path)
    if (site === '' || !PARTS.every((name) => emptied.includes(name))) return
    if (this.has(site) && (this.frames.peek(site)?.tags.length ?? 0) <= tags.length) return
    // copies, because a slice of a page's text would keep the whole text in memory
    const parts = PARTS.map((name) => [name, Buffer.from(readStaticPart(html, name) ?? '').toString()] as const)
    if (parts.every(([, markup]) => markup !== '')) this.frames.set(site, { parts: new Map(parts), tags, tick })
  }
}
