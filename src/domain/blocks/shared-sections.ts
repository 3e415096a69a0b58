/** The block that stands for a shared section. */
const REFERENCE = 'sharedSection'

type Block = { blockType: string; id?: string | null }
type Reference = Block & { isHidden?: boolean | null; section?: unknown }

/** The section that a block shows to visitors; null for other blocks, hidden ones and those without a section. */
function readSectionId(block: Reference): number | null {
  return block.blockType === REFERENCE && block.isHidden !== true && typeof block.section === 'number' ? block.section : null
}

/** Returns the ids of the sections that a layout shows, each once (EDT-24). */
export function listSectionIds(layout: readonly Reference[]): number[] {
  return [...new Set(layout.flatMap((block) => readSectionId(block) ?? []))]
}

/**
 * Puts the blocks of shared sections in the place of the blocks that refer to them (EDT-24). A section that is not in the map shows nothing.
 * Each block's id begins with that of its reference, so that it is unique on the page when a section is used twice. Sections don't contain
 * sections: a stored reference inside of one is left out.
 */
export function expandSections<Whole extends Block, Part extends Whole>(
  layout: readonly Whole[],
  sections: ReadonlyMap<number, readonly Part[]>,
): Whole[] {
  return layout.flatMap((block, place): Whole[] => {
    if (block.blockType !== REFERENCE) return [block]
    const blocks = sections.get(readSectionId(block) ?? 0) ?? []
    const prefix = block.id ?? `section-${place}`
    return blocks.filter(({ blockType }) => blockType !== REFERENCE).map((part, at) => ({ ...part, id: `${prefix}-${part.id ?? at}` }))
  })
}
