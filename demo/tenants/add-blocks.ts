import type { DemoBlock, DemoPage } from './content'

/** Blocks that follow those that the page at an address has already. */
export type MoreBlocks = Readonly<Partial<Record<string, DemoBlock[]>>>

/** Pages with what is added to them; addresses without a page count for nothing. */
export function addBlocks(pages: DemoPage[], more: MoreBlocks): DemoPage[] {
  return pages.map((page) => ({ ...page, layout: [...page.layout, ...(more[page.path] ?? [])] }))
}
