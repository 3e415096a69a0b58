import { blockConfigs } from '@blocks/configs'
import { BlockTools } from '@/features/block-tools/block-tools'

/** The name of each block in the picker. */
const NAMES = Object.fromEntries(
  blockConfigs.flatMap(({ slug, labels }) => (typeof labels?.singular === 'string' ? [[slug, labels.singular]] : [])),
)

/** The tools above the blocks of a page in the admin (ADM-03, ADM-13). */
export function BlockToolsField() {
  return <BlockTools names={NAMES} />
}
