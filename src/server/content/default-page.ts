import type { Page } from '@payload-types'

/** A page that the platform provides at an address until marketing creates its own. */
export type DefaultPage = Pick<Page, 'title' | 'path' | 'layout' | 'meta'>
