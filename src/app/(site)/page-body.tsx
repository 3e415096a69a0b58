import { RenderBlocks } from '@blocks/render-blocks'
import type { PageFacts } from '@blocks/types'
import type { Tenant } from '@/domain/tenant/tenant'
import type { Page } from '@payload-types'

type Props = { page: Pick<Page, 'title' | 'layout'>; tenant: Tenant; now: number; facts?: PageFacts }

/** Blocks that carry the page's title when they open it. */
const TITLED = new Set(['heroSlider', 'locationDetails', 'dealerLocator', 'modelRange', 'modelHero', 'brandDirectory', 'brandOverview'])

/** A page's blocks under its title; a hero or a stage that opens the page carries the title itself. */
export function PageBody({ page, tenant, now, facts }: Props) {
  const blocks = page.layout ?? []
  const [first] = blocks
  const isTitled = TITLED.has(first?.blockType ?? '') || (first?.blockType === 'searchPanel' && Boolean(first.heading))
  return (
    <>
      {isTitled ? null : (
        <div className="wrap pt-10 md:pt-16">
          <h1 className="type-h1">{page.title}</h1>
        </div>
      )}
      <RenderBlocks blocks={blocks} tenant={tenant} now={now} page={facts} />
    </>
  )
}
