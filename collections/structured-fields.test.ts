import type { Field } from 'payload'
import { expect, test, vi } from 'vitest'
import { AuditLog } from './audit-log'
import { Brands } from './brands'
import { Platform } from './platform'
import { listTenantCollections } from './tenant-collections'
import { Tenants } from './tenants'
import { staffOver } from './users'

// Some hooks read the settings when they are imported.
vi.hoisted(() => {
  vi.stubEnv('DATABASE_URL', 'postgres://nobody@127.0.0.1:1/none')
  vi.stubEnv('PAYLOAD_SECRET', crypto.randomUUID() + crypto.randomUUID())
  vi.stubEnv('PAGE_KEY', crypto.randomUUID() + crypto.randomUUID())
})

/** Lists every field with its path, through tabs, rows, groups, lists and blocks. */
function listFields(fields: readonly Field[], path: string): { path: string; field: Field }[] {
  return fields.flatMap((field) => {
    const at = 'name' in field && typeof field.name === 'string' ? `${path}.${field.name}` : path
    const own = { path: at, field }
    if (field.type === 'tabs') return [own, ...field.tabs.flatMap((tab) => listFields(tab.fields, at))]
    if (field.type === 'blocks') return [own, ...field.blocks.flatMap((block) => listFields(block.fields, `${at}.${block.slug}`))]
    return 'fields' in field ? [own, ...listFields(field.fields, at)] : [own]
  })
}

const COLLECTIONS = [...listTenantCollections(null), Tenants, Brands, staffOver('http'), AuditLog, Platform]
const found = COLLECTIONS.flatMap(({ slug, fields }) => listFields(fields, slug))
const isHidden = (field: Field) =>
  ('hidden' in field && field.hidden === true) ||
  ('admin' in field && field.admin !== undefined && 'hidden' in field.admin && field.admin.hidden === true)

test('EDT-14: no screen of the admin has a code editor, whose script comes from another host', () => {
  expect(found.filter(({ field }) => field.type === 'code').map(({ path }) => path)).toStrictEqual([])
})

test('EDT-14: every structured value has inputs or a view of its own instead of JSON', () => {
  const structured = found.filter(({ field }) => field.type === 'json' && !isHidden(field))
  expect(structured.length).toBeGreaterThan(10)
  const bare = structured.filter(({ field }) => !(field.type === 'json' && field.admin?.components?.Field))
  expect(bare.map(({ path }) => path)).toStrictEqual([])
})

test.each([
  ['vehicles.images', '@/features/car-pictures/pictures-field#PicturesField'],
  ['vehicles.spin_images', '@/features/car-pictures/pictures-field#PicturesField'],
  ['vehicles.hotspots', '@/features/car-pictures/hotspots-field#HotspotsField'],
  ['vehicles.spin_interior_image', '@/features/car-pictures/single-picture-field#SinglePictureField'],
])('EDT-14: %s is edited as pictures', (path, component) => {
  const field = found.find((one) => one.path === path)?.field
  expect(field).toMatchObject({ admin: { components: { Field: component } } })
})

test('EDT-14: structured values that only the platform writes are shown in words', () => {
  const shown = found.find(({ path }) => path === 'leads.lead_attributes')?.field
  expect(shown).toMatchObject({ admin: { components: { Field: '@/features/value-field/stored-value-field#StoredValueField' } } })
})
