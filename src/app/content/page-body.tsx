import type { ReactNode } from 'react'
import { RenderBlocks } from '@blocks/render-blocks'
import type { PageFacts } from '@blocks/types'
import { isBlockShown } from '@/domain/blocks/block-catalogue'
import { leaveOutRepeatedLists } from '@/domain/blocks/repeated-lists'
import { isTitledByBlock } from '@/domain/blocks/page-title'
import type { Tenant } from '@/domain/tenant/tenant'
import type { Page } from '@payload-types'

type Props = {
  page: Pick<Page, 'title' | 'layout'>
  tenant: Tenant
  now: number
  facts?: PageFacts
  /** Content below the title, if the page renders its own title. */
  note?: ReactNode
}

/** A page's blocks below its title. A hero or stage at the start of the page shows the title itself. */
export function PageBody({ page, tenant, now, facts, note }: Props) {
  const blocks = leaveOutRepeatedLists((page.layout ?? []).filter((block) => isBlockShown(block, tenant.switches)))
  const isTitled = isTitledByBlock(blocks[0])
  return (
    <>
      {isTitled ? null : (
        <div data-page-head className="wrap pt-10 pb-7 md:pt-16 md:pb-9">
          <h1 className="type-h1">{page.title}</h1>
          {note}
        </div>
      )}
      <RenderBlocks blocks={blocks} tenant={tenant} now={now} page={facts} />
    </>
  )
}
