import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres'
import type { Payload } from 'payload'
import { beforeAll, expect, test } from 'vitest'
import { databasePool } from '@/server/database/pool'
import { payloadClient } from '@/server/process/payload-client'
import { findTenant } from '@/server/tenant/find-tenant'
import { down, up } from '@migrations/20261124_234549_template_name_as_text'

let payload: Payload
beforeAll(async () => {
  payload = await payloadClient()
})

const store = (slug: string, template: string) => databasePool().query('update tenants set template = $2 where slug = $1', [slug, template])

async function readTemplates(): Promise<unknown> {
  const { rows } = await databasePool().query(
    `select json_object_agg(slug, template) as templates from tenants where slug in ('harbour', 'summit', 'meridian', 'aurora')`,
  )
  return rows[0]?.templates
}

const SEEDED = { harbour: 'dealer', summit: 'prestige', meridian: 'group', aurora: 'manufacturer' }

test('TEN-03: the database accepts unknown template names', async () => {
  await store('harbour', 'boutique')
  expect(await readTemplates()).toEqual({ ...SEEDED, harbour: 'boutique' })
})

test('TEN-03: a site whose template is missing in this release uses the first one', async () => {
  await store('harbour', 'boutique')
  expect((await findTenant('harbour'))?.template).toBe('dealer')
})

test('TEN-03: staff can save only the name of an existing template', async () => {
  await store('harbour', 'dealer')
  const tenant = (await payload.find({ collection: 'tenants', where: { slug: { equals: 'harbour' } }, depth: 0 })).docs[0]
  const template: object = { template: 'boutique' }
  await expect(payload.update({ collection: 'tenants', id: tenant?.id ?? 0, data: { ...template } })).rejects.toMatchObject({
    data: { errors: [expect.objectContaining({ path: 'template' })] },
  })
  await payload.update({ collection: 'tenants', id: tenant?.id ?? 0, data: { template: 'group' } })
  expect(await readTemplates()).toEqual({ ...SEEDED, harbour: 'group' })
})

test("TEN-03: the migration keeps every name in both directions; an enum can't store a new one", async () => {
  const db = drizzle({ client: databasePool() })
  await store('harbour', 'boutique')
  await down({ db })
  expect(await readTemplates()).toEqual(SEEDED)
  await expect(store('harbour', 'boutique')).rejects.toThrow(/enum/)
  await up({ db })
  expect(await readTemplates()).toEqual(SEEDED)
})
