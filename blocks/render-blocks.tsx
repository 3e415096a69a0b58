import { isBlockShown } from '@/domain/blocks/block-catalogue'
import type { Tenant } from '@/domain/tenant/tenant'
import { Still } from '@/ui/still/still'
import { blockComponents } from './components'
import type { BlockComponent, BlockProps, BlockSlug, LayoutBlock, PageFacts } from './types'

function componentFor<S extends BlockSlug>(slug: S): BlockComponent<S> | undefined {
  // a block type that was removed may still stand in stored layouts
  return Object.hasOwn(blockComponents, slug) ? blockComponents[slug] : undefined
}

async function OneBlock<S extends BlockSlug>({ block, site }: BlockProps<S>) {
  return componentFor<S>(block.blockType)?.({ block, site }) ?? null
}

type Props = {
  blocks: LayoutBlock[]
  tenant: Tenant
  now: number
  page?: PageFacts
  /** Where on the page the first of them stands, when they are not all of its blocks. */
  firstPlace?: number
}

/** A page's layout, block by block, as far as it is shown (ADM-13); `now` is the page's instant, Unix seconds. */
export function RenderBlocks({ blocks, tenant, now, page, firstPlace = 0 }: Props) {
  return blocks
    .filter((block) => isBlockShown(block, tenant.switches))
    .map((block, at) => {
      const place = firstPlace + at
      return (
        <Still key={block.id ?? `${block.blockType}-${place}`} name={block.id ?? `block-${place}`}>
          <OneBlock block={block} site={{ tenant, now, place: { isFirst: place === 0 }, page }} />
        </Still>
      )
    })
}
