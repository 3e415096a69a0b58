import { isBlockShown } from '@/domain/blocks/block-catalogue'
import type { Tenant } from '@/domain/tenant/tenant'
import { StaticPart } from '@/ui/primitives/static-part/static-part'
import type { BlockComponent, BlockComponents, BlockProps, BlockSlug, LayoutBlock, PageFacts } from './types'

type Components = Partial<BlockComponents>

function componentFor<S extends BlockSlug>(components: Components, slug: S): BlockComponent<S> | undefined {
  // Stored layouts may contain removed block types.
  return Object.hasOwn(components, slug) ? components[slug] : undefined
}

async function OneBlock<S extends BlockSlug>({ block, site, components }: BlockProps<S> & { components: Components }) {
  return componentFor<S>(components, block.blockType)?.({ block, site }) ?? null
}

export type BlocksProps = {
  blocks: LayoutBlock[]
  tenant: Tenant
  now: number
  page?: PageFacts
  /** Position of the first block, when these are not all of the page's blocks. */
  firstPlace?: number
}

/**
 * Renders a page's layout block by block. Skips hidden blocks (ADM-13) and those without a view in `components`. `now` is the page's
 * instant in Unix seconds.
 */
export function BlockList({ blocks, tenant, now, page, firstPlace = 0, components }: BlocksProps & { components: Components }) {
  return blocks
    .filter((block) => isBlockShown(block, tenant.switches))
    .map((block, at) => {
      const place = firstPlace + at
      return (
        <StaticPart key={block.id ?? `${block.blockType}-${place}`} name={block.id ?? `block-${place}`}>
          <OneBlock block={block} site={{ tenant, now, place: { isFirst: place === 0 }, page }} components={components} />
        </StaticPart>
      )
    })
}
