import type { Page } from '@payload-types'

/** Returns the first visible block as far as it affects the page's title. */
export function toFirst(page: Pick<Page, 'layout'>) {
  const first = page.layout?.find(({ isHidden }) => isHidden !== true)
  return first
    ? { blockType: first.blockType, heading: 'heading' in first && typeof first.heading === 'string' ? first.heading : undefined }
    : null
}
