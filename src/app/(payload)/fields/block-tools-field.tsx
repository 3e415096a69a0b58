import { BlockTools } from '@/features/block-tools/block-tools'
import { BLOCK_NAMES } from './block-names'

/** The tools above the blocks of a page in the admin (ADM-03, ADM-13). */
export function BlockToolsField() {
  return <BlockTools names={BLOCK_NAMES} />
}
