import type { Block, BlocksField, CheckboxField } from 'payload'
import { blockConfigs } from '@blocks/configs'
import pictures from '@/domain/blocks/block-pictures.json'
import { BLOCK_GROUPS, groupOfBlock, listBlocksOffered } from '@/domain/blocks/block-catalogue'
import { findSwitchesForStaff } from '@/server/tenant/switches-for-staff'

/** The blocks that `scripts/block-pictures.ts` has made pictures of. */
const PICTURES: readonly string[] = pictures

/** A block stays on its page and is not shown. */
const hiddenField: CheckboxField = {
  name: 'isHidden',
  label: 'Hide this block: it stays here and visitors do not see it',
  type: 'checkbox',
  defaultValue: false,
}

function inPicker(block: Block): Block {
  const name = typeof block.labels?.singular === 'string' ? block.labels.singular : block.slug
  return {
    ...block,
    admin: {
      ...block.admin,
      group: BLOCK_GROUPS[groupOfBlock(block.slug)],
      ...(PICTURES.includes(block.slug)
        ? { images: { thumbnail: { url: `/block-pictures/${block.slug}.webp`, alt: `What “${name}” looks like` } } }
        : {}),
    },
    fields: [...block.fields, hiddenField],
  }
}

function tenantIdIn(data: unknown): number | null {
  const tenant = typeof data === 'object' && data !== null && 'tenant' in data ? data.tenant : null
  const id = typeof tenant === 'object' && tenant !== null && 'id' in tenant ? tenant.id : tenant
  return typeof id === 'number' ? id : null
}

function slugsIn(data: unknown): string[] {
  const layout = typeof data === 'object' && data !== null && 'layout' in data ? data.layout : null
  return Array.isArray(layout) ? layout.flatMap((row) => (typeof row?.blockType === 'string' ? [row.blockType] : [])) : []
}

/**
 * The blocks of a page, with their pictures in groups (ADM-13). Offered are those that the tenant's switches allow, and what stands on
 * the page already, so that a page with a block whose switch went off can still be saved.
 */
export function pageBlocksField(): BlocksField {
  return {
    name: 'layout',
    type: 'blocks',
    blocks: blockConfigs.map(inPicker),
    maxRows: 80,
    filterOptions: async ({ data, siblingData, req }) => {
      const tenantId = tenantIdIn(data)
      if (tenantId === null) return true
      const slugs = blockConfigs.map(({ slug }) => slug)
      const offered = listBlocksOffered(slugs, await findSwitchesForStaff(req, tenantId))
      return [...new Set([...offered, ...slugsIn(siblingData), ...slugsIn(data)])]
    },
  }
}
