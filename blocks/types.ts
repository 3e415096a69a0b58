import type { ReactNode } from 'react'
import type { Tenant } from '@/domain/tenant/tenant'
import type { Page } from '@payload-types'

/** A block's context. `now` is the page's instant in Unix seconds; blocks never read the clock. */
export type SiteContext = { tenant: Tenant; now: number; place: BlockPlace; page?: PageFacts }
/** The page's address and its subject: a location, a model, a brand in stock, or a body of the range (MOD-02). */
export type PageFacts = {
  path: string
  locationId: number | null
  modelId?: number | null
  brandSlug?: string | null
  body?: string | null
}
/** Position on the page: the first block may contain the page's h1 and its priority picture. */
export type BlockPlace = { isFirst: boolean }

export type LayoutBlock = NonNullable<Page['layout']>[number]
export type BlockSlug = LayoutBlock['blockType']
type BlockMap = { [S in BlockSlug]: Extract<LayoutBlock, { blockType: S }> }
export type BlockOf<S extends BlockSlug> = { [K in S]: BlockMap[K] & { blockType: K } }[S]
export type BlockProps<S extends BlockSlug> = { block: BlockOf<S>; site: SiteContext }
/** A block's view: a server component that may load data. */
export type BlockComponent<S extends BlockSlug> = (props: BlockProps<S>) => ReactNode | Promise<ReactNode>
export type BlockComponents = { [S in BlockSlug]: BlockComponent<S> }

/** A realistic block, with a name that describes it. */
export type BlockExample<S extends BlockSlug> = { name: string; block: BlockOf<S> }
export type BlockExamples = { [S in BlockSlug]: BlockExample<S>[] }
