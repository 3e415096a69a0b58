import { blockComponents } from './components'
import { type BlocksProps, DrawBlocks } from './draw-blocks'

/** Renders a page's layout with all blocks. */
export function RenderBlocks(props: BlocksProps) {
  return <DrawBlocks {...props} components={blockComponents} />
}
