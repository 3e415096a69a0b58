import type { ClientBlock, ClientField } from 'payload'

/** The blocks of a page's form, and their field's path in Payload's schema, in which fields without a name are numbers. */
export type FormBlocks = { blocks: readonly ClientBlock[]; schemaPath: string }

/** Finds the blocks of a page's form by its fields, which are in a tab, or those of a shared section's form. */
export function findFormBlocks(fields: readonly ClientField[], collectionSlug = 'pages'): FormBlocks {
  for (const field of fields)
    if (field.type === 'blocks' && field.name === 'layout') return { blocks: field.blocks, schemaPath: `${collectionSlug}.layout` }
  const [found] = fields.flatMap((field, place) =>
    field.type !== 'tabs'
      ? []
      : field.tabs.flatMap((tab, number) =>
          tab.fields.flatMap((inner) =>
            inner.type === 'blocks' && inner.name === 'layout'
              ? [{ blocks: inner.blocks, schemaPath: `pages._index-${place}-${number}.layout` }]
              : [],
          ),
        ),
  )
  return found ?? { blocks: [], schemaPath: 'pages.layout' }
}
