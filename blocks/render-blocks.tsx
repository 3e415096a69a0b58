import { blockComponents } from './components'
import { type BlocksProps, BlockList } from './block-list'

/** Renders a page's layout with all blocks. */
export function RenderBlocks(props: BlocksProps) {
  return <BlockList {...props} components={blockComponents} />
}
