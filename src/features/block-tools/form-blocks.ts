import type { ClientBlock, ClientField } from 'payload'

/** The blocks of a page's form, and their field's path in Payload's schema, in which fields without a name are numbers. */
export type FormBlocks = { blocks: readonly ClientBlock[]; schemaPath: string }

/** Finds the blocks of a page's form by its fields. */
export function findFormBlocks(fields: readonly ClientField[]): FormBlocks {
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
