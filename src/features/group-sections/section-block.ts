import type { BlockTrees } from '@/domain/blocks/open-fields'

/** A stored block of a section, with whatever fields its type has. */
export type SectionBlock = Readonly<Record<string, unknown>> & { id?: string | null; blockType: string }

/** The names of the types of blocks by their slug. */
export type BlockNames = Readonly<Record<string, string>>

/** What both forms need of the blocks' types. */
export type BlockFacts = { names: BlockNames; trees: BlockTrees }
