import type { DemoBlock, DemoPage } from './content'

/** Blocks to append to a page, by its address. */
export type MoreBlocks = Readonly<Partial<Record<string, DemoBlock[]>>>

/** Appends blocks to pages. Ignores addresses without a page. */
export function addBlocks(pages: DemoPage[], more: MoreBlocks): DemoPage[] {
  return pages.map((page) => ({ ...page, layout: [...page.layout, ...(more[page.path] ?? [])] }))
}
