import config from '@payload-config'
import type { Field } from 'payload'
import { expect, test } from 'vitest'

const ZONED = {
  Field: '@/features/dated-fields/dated-fields#ZonedDateField',
  Cell: '@/app/(payload)/cells/date-cell#DateCell',
  Filter: '@/features/dated-fields/dated-fields#ZonedDateFilter',
}

/** Fields that no screen shows. */
const isUnseen = (field: Field) =>
  ('hidden' in field && field.hidden === true) ||
  ('admin' in field && field.admin !== undefined && 'disabled' in field.admin && field.admin.disabled === true)

type Found = { path: string; field: Field }

/** Lists every field with its path, through tabs, rows, groups, lists and blocks. */
function listFields(fields: readonly Field[], path: string): Found[] {
  return fields.flatMap((field): Found[] => {
    const at = 'name' in field && typeof field.name === 'string' ? `${path}.${field.name}` : path
    if (isUnseen(field)) return []
    const own = { path: at, field }
    if (field.type === 'tabs') return [own, ...field.tabs.flatMap((tab) => listFields(tab.fields, at))]
    if (field.type === 'blocks') return [own, ...field.blocks.flatMap((block) => listFields(block.fields, `${at}.${block.slug}`))]
    return 'fields' in field ? [own, ...listFields(field.fields, at)] : [own]
  })
}

test('EDT-17: every date of every collection and block is entered and shown in the zone of the tenant', async () => {
  const { collections, globals } = await config
  const shown = [...collections.filter(({ slug }) => !slug.startsWith('payload-')), ...globals]
  const dates = shown.flatMap(({ slug, fields }) => listFields(fields, slug)).filter(({ field }) => field.type === 'date')
  const paths = dates.map(({ path }) => path)
  expect(paths).toEqual(
    expect.arrayContaining([
      'promo-cards.start',
      'pages.layout.countdown.until',
      'users.createdAt',
      'audit-log.createdAt',
      'pages.updatedAt',
    ]),
  )
  const bare = dates.filter(({ field }) => {
    const components = field.type === 'date' ? field.admin?.components : undefined
    return Object.entries(ZONED).some(([name, component]) => Reflect.get(components ?? {}, name) !== component)
  })
  expect(bare.map(({ path }) => path)).toStrictEqual([])
})
