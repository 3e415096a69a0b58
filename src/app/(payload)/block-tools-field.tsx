import { BlockTools } from '@/features/block-tools/block-tools'

/** Above the blocks of a page in the admin (ADM-03, ADM-13). */
export function BlockToolsField() {
  return <BlockTools />
}
