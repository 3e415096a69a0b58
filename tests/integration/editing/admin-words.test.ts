import type { Field } from 'payload'
import { expect, test } from 'vitest'
import { payloadClient } from '@/server/process/payload-client'

type Seen = { at: string; label: unknown }

/** Lists every field that is visible in the admin, at any depth. */
function listFields(fields: readonly Field[], at: string): Seen[] {
  return fields.flatMap((field): Seen[] => {
    if (field.type === 'tabs') return field.tabs.flatMap((tab) => listFields(tab.fields, at))
    // Not a visible control: the plugin's watcher.
    if (field.type === 'ui') return []
    if (field.admin && 'hidden' in field.admin && field.admin.hidden === true) return []
    const below = 'fields' in field ? field.fields : 'blocks' in field ? field.blocks.flatMap(({ fields: own }) => own) : []
    const here = 'name' in field ? [{ at: `${at}.${field.name}`, label: field.label }] : []
    return [...here, ...listFields(below, `${at}.${'name' in field ? field.name : field.type}`)]
  })
}

const ownFields = ({ slug, fields }: { slug: string; fields: Field[] }) => (slug.startsWith('payload-') ? [] : listFields(fields, slug))

test('CMS-01: no field in the admin is labelled with its database name', async () => {
  const { config } = await payloadClient()
  const seen = config.collections.flatMap(ownFields)
  expect(seen.length).toBeGreaterThan(500)
  const named = seen.filter(({ label }) => typeof label === 'string' && /_|[a-z][A-Z]/.test(label.replace('YouX', '')))
  expect(named.map(({ at }) => at)).toEqual([])
})

test('CMS-01: no option in the admin is labelled with its database name', async () => {
  const { config } = await payloadClient()
  const choices = (fields: readonly Field[]): string[] =>
    fields.flatMap((field): string[] => {
      const below = field.type === 'tabs' ? field.tabs.flatMap((tab) => tab.fields) : 'fields' in field ? field.fields : []
      const own = field.type === 'select' || field.type === 'radio' ? field.options : []
      const labels = own.flatMap((option) => (typeof option === 'string' ? option : typeof option.label === 'string' ? option.label : []))
      return [...labels, ...choices(below)]
    })
  const own = config.collections.filter(({ slug }) => ['vehicles', 'reservations', 'leads', 'redirects'].includes(slug))
  const labels = own.flatMap(({ fields }) => choices(fields))
  expect(labels).toEqual(expect.arrayContaining(['In stock', 'Used', 'Refund due']))
  expect(labels.filter((label) => /_|^[a-z]/.test(label))).toEqual([])
})

test("CMS-01: a site's settings have the site's name as title", async () => {
  const payload = await payloadClient()
  const { docs } = await payload.find({ collection: 'site-settings', where: { 'tenant.slug': { equals: 'harbour' } }, depth: 0, limit: 1 })
  expect(payload.collections['site-settings'].config.admin.useAsTitle).toBe('site')
  expect(docs[0]?.site).toBe('Harbour City Motors')
})
