import { blockConfigs } from '@blocks/configs'

/** The name of each type of block in the admin. */
export const BLOCK_NAMES: Readonly<Record<string, string>> = Object.fromEntries(
  blockConfigs.flatMap(({ slug, labels }) => (typeof labels?.singular === 'string' ? [[slug, labels.singular]] : [])),
)
