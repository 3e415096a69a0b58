import { isBlockShown } from '@/domain/blocks/block-catalogue'
import type { Tenant } from '@/domain/tenant/tenant'
import { StaticPart } from '@/ui/primitives/static-part/static-part'
import type { BlockComponent, BlockComponents, BlockProps, BlockSlug, LayoutBlock, PageFacts } from './types'

type Components = Partial<BlockComponents>

function componentFor<S extends BlockSlug>(components: Components, slug: S): BlockComponent<S> | undefined {
  // a block type that was removed may still stand in stored layouts
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
  /** Where on the page the first of them stands, when they are not all of its blocks. */
  firstPlace?: number
}

/** A page's layout, block by block, as far as it is shown (ADM-13) and has its view in `components`; `now` is the page's instant, Unix seconds. */
export function DrawBlocks({ blocks, tenant, now, page, firstPlace = 0, components }: BlocksProps & { components: Components }) {
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
