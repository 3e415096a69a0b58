import { blockConfigs } from '@blocks/configs'
import { BlockTools } from '@/features/block-tools/block-tools'

/** What each block is called in the picker. */
const NAMES = Object.fromEntries(
  blockConfigs.flatMap(({ slug, labels }) => (typeof labels?.singular === 'string' ? [[slug, labels.singular]] : [])),
)

/** Above the blocks of a page in the admin (ADM-03, ADM-13). */
export function BlockToolsField() {
  return <BlockTools names={NAMES} />
}
