import { blockConfigs } from '@blocks/configs'

/** Names of the block types by slug. */
export const BLOCK_NAMES: Readonly<Record<string, string>> = Object.fromEntries(
  blockConfigs.flatMap(({ slug, labels }) => (typeof labels?.singular === 'string' ? [[slug, labels.singular]] : [])),
)
