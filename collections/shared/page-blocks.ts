import type { Block, BlocksField, CheckboxField, UIField } from 'payload'
import { blockConfigs } from '@blocks/configs'
import pictures from '@/domain/blocks/block-pictures.json'
import { BLOCK_GROUPS, explainBlock, groupOfBlock, listBlocks, listBlocksOffered } from '@/domain/blocks/block-catalogue'
import { idOf } from '@/domain/json/id-of'
import { listBlocksOfPath } from '@/domain/tenant/vehicle-layout'
import { findSwitchesForStaff } from '@/server/tenant/switches-for-staff'
import { scheduleFields } from './window'

/** Blocks with a picture from `scripts/block-pictures.ts`. */
const PICTURES: readonly string[] = pictures

/** Hides a block without removing it from its page. */
const hiddenField: CheckboxField = {
  name: 'isHidden',
  label: 'Hide this block from visitors',
  type: 'checkbox',
  defaultValue: false,
}

/** A sentence of help above a block's form. */
function helpField(slug: string): UIField {
  const clientProps = { text: explainBlock(slug), slug }
  return {
    name: 'blockHelp',
    type: 'ui',
    admin: { components: { Field: { path: '@/features/block-tools/block-help#BlockHelp', clientProps } } },
  }
}

function inPicker(block: Block): Block {
  const name = typeof block.labels?.singular === 'string' ? block.labels.singular : block.slug
  return {
    ...block,
    admin: {
      ...block.admin,
      group: BLOCK_GROUPS[groupOfBlock(block.slug)],
      components: { Label: { path: '@/features/block-tools/block-label#BlockLabel', clientProps: { name } } },
      ...(PICTURES.includes(block.slug)
        ? { images: { thumbnail: { url: `/block-pictures/${block.slug}.webp`, alt: explainBlock(block.slug) } } }
        : {}),
    },
    fields: [helpField(block.slug), ...block.fields, hiddenField, ...scheduleFields('block')],
  }
}

const ORDER = listBlocks()
const inOrder = (one: Block, other: Block) => ORDER.indexOf(one.slug) - ORDER.indexOf(other.slug)

const tenantIdIn = (data: unknown) => (typeof data === 'object' && data !== null && 'tenant' in data ? idOf(data.tenant) : null)

const pathIn = (data: unknown) => (typeof data === 'object' && data !== null && 'path' in data ? data.path : null)

function slugsIn(data: unknown): string[] {
  const layout = typeof data === 'object' && data !== null && 'layout' in data ? data.layout : null
  return Array.isArray(layout) ? layout.flatMap((row) => (typeof row?.blockType === 'string' ? [row.blockType] : [])) : []
}

type Extent = {
  /** Leaves out the shared sections: a section can't contain another one (EDT-24). */
  isSection?: boolean
  maxRows?: number
}

/**
 * The blocks of a page, grouped and with pictures (ADM-13). Offers those that the tenant's switches allow and those already on the page, so
 * that a page with a switched-off block can still be saved.
 */
export function pageBlocksField({ isSection = false, maxRows = 80 }: Extent = {}): BlocksField {
  const configs = blockConfigs.filter(({ slug }) => !(isSection && slug === 'sharedSection'))
  return {
    name: 'layout',
    label: 'Blocks',
    labels: { singular: 'Block', plural: 'Blocks' },
    type: 'blocks',
    blocks: configs.toSorted(inOrder).map(inPicker),
    maxRows,
    admin: {
      description: 'To move a block, drag it, or press Alt with an arrow key on its heading.',
      components: { Diff: '@/features/block-tools/blocks-diff#BlocksDiff' },
    },
    filterOptions: async ({ data, siblingData, req }) => {
      const tenantId = tenantIdIn(data)
      if (tenantId === null) return true
      const ofPath = listBlocksOfPath(pathIn(data))
      const slugs = configs.map(({ slug }) => slug).filter((slug) => ofPath?.includes(slug) ?? slug !== 'vehicleSection')
      const offered = listBlocksOffered(slugs, await findSwitchesForStaff(req, tenantId))
      return [...new Set([...offered, ...slugsIn(siblingData), ...slugsIn(data)])]
    },
  }
}
