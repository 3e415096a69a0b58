import { RenderBlocks } from '@blocks/render-blocks'
import type { Tenant } from '@/domain/tenant/tenant'
import type { Page } from '@payload-types'

type Props = { page: Pick<Page, 'title' | 'layout'>; tenant: Tenant; now: number }

/** A page's blocks under its title; a hero or a stage that opens the page carries the title itself. */
export function PageBody({ page, tenant, now }: Props) {
  const blocks = page.layout ?? []
  const [first] = blocks
  const isTitled = first?.blockType === 'heroSlider' || (first?.blockType === 'searchPanel' && Boolean(first.heading))
  return (
    <>
      {isTitled ? null : (
        <div className="wrap pt-10 md:pt-16">
          <h1 className="type-h1">{page.title}</h1>
        </div>
      )}
      <RenderBlocks blocks={blocks} tenant={tenant} now={now} />
    </>
  )
}
