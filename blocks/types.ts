import type { ReactNode } from 'react'
import type { Tenant } from '@/domain/tenant/tenant'
import type { Page } from '@payload-types'

/** What a block knows of where it stands. `now` is the page's instant in Unix seconds: a block never asks a clock. */
export type SiteContext = { tenant: Tenant; now: number; place: BlockPlace; page?: PageFacts }
/** The page's own address, and what it is about: a location, a model, a brand in stock, or one body of the range (MOD-02). */
export type PageFacts = {
  path: string
  locationId: number | null
  modelId?: number | null
  brandSlug?: string | null
  body?: string | null
}
/** Its place on the page: the first block may carry the page's h1 and the first picture. */
export type BlockPlace = { isFirst: boolean }

export type LayoutBlock = NonNullable<Page['layout']>[number]
export type BlockSlug = LayoutBlock['blockType']
type BlockMap = { [S in BlockSlug]: Extract<LayoutBlock, { blockType: S }> }
export type BlockOf<S extends BlockSlug> = { [K in S]: BlockMap[K] & { blockType: K } }[S]
export type BlockProps<S extends BlockSlug> = { block: BlockOf<S>; site: SiteContext }
/** A block's view: a server component, which may read before it draws. */
export type BlockComponent<S extends BlockSlug> = (props: BlockProps<S>) => ReactNode | Promise<ReactNode>
export type BlockComponents = { [S in BlockSlug]: BlockComponent<S> }

/** A block as an editor might fill it in, with a name that says what it shows. */
export type BlockExample<S extends BlockSlug> = { name: string; block: BlockOf<S> }
export type BlockExamples = { [S in BlockSlug]: BlockExample<S>[] }
