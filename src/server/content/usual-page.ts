import type { Page } from '@payload-types'

/** A page that stands at an address until marketing makes one of its own there. */
export type UsualPage = Pick<Page, 'title' | 'path' | 'layout' | 'meta'>
