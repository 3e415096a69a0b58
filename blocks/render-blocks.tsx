import { blockComponents } from './components'
import { type BlocksProps, DrawBlocks } from './draw-blocks'

/** A page's layout with every block that there is. */
export function RenderBlocks(props: BlocksProps) {
  return <DrawBlocks {...props} components={blockComponents} />
}
