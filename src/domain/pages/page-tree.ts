type Placed = { site: string; path: string | null; name: string }

/** A line of the tree: a page, or an address above pages that has no page in this view. */
export type TreeLine<Page extends Placed> = { kind: 'page'; depth: number; page: Page } | { kind: 'folder'; depth: number; path: string }

/** Pages per view of the list. */
export const PAGES_PER_VIEW = 50

const partsOf = (path: string | null) => (path ?? '').split('/').filter(Boolean)

/** Compares part by part, so that everything below an address follows it: '/a', '/a/b', '/a-b'. The home page comes first. */
function comparePages(one: Placed, other: Placed): number {
  const bySite = one.site.localeCompare(other.site)
  if (bySite !== 0) return bySite
  const ours = partsOf(one.path)
  const theirs = partsOf(other.path)
  for (const [at, part] of ours.entries()) {
    const next = theirs[at]
    if (next === undefined) return 1
    if (part !== next) return part < next ? -1 : 1
  }
  return ours.length - theirs.length || one.name.localeCompare(other.name)
}

function foldersAbove(path: string | null): string[] {
  const parts = partsOf(path)
  return parts.slice(0, -1).map((_, at) => `/${parts.slice(0, at + 1).join('/')}`)
}

/** Returns pages as a tree of addresses (EDT-12). An address above a page that has no page of its own in the list becomes a folder. */
export function toTree<Page extends Placed>(pages: readonly Page[]): TreeLine<Page>[] {
  const shown = new Set<string>()
  return pages.flatMap((page): TreeLine<Page>[] => {
    const keyOf = (path: string) => `${page.site} ${path}`
    const missing = foldersAbove(page.path).filter((path) => !shown.has(keyOf(path)))
    for (const path of [...missing, page.path ?? '']) shown.add(keyOf(path))
    const depth = Math.max(0, partsOf(page.path).length - 1)
    return [
      ...missing.map((path) => ({ kind: 'folder' as const, depth: partsOf(path).length - 1, path })),
      { kind: 'page' as const, depth, page },
    ]
  })
}

type View<Page> = { pages: Page[]; number: number; views: number; total: number }

/** Returns one view of the pages in the order of the tree. A number outside the list gives the nearest view. */
export function selectView<Page extends Placed>(pages: readonly Page[], wanted: number): View<Page> {
  const views = Math.max(1, Math.ceil(pages.length / PAGES_PER_VIEW))
  const number = Number.isInteger(wanted) ? Math.min(views, Math.max(1, wanted)) : 1
  const start = (number - 1) * PAGES_PER_VIEW
  return { pages: pages.toSorted(comparePages).slice(start, start + PAGES_PER_VIEW), number, views, total: pages.length }
}
