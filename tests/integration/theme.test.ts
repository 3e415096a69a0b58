import type { Payload } from 'payload'
import { beforeAll, expect, test } from 'vitest'
import { payloadClient } from '@/server/process/payload-client'

let payload: Payload
let settings: number
beforeAll(async () => {
  payload = await payloadClient()
  const { docs } = await payload.find({ collection: 'site-settings', where: { 'tenant.slug': { equals: 'harbour' } }, depth: 0, limit: 1 })
  settings = docs[0]?.id ?? 0
})

const save = (theme: Record<string, string | null>) => payload.update({ collection: 'site-settings', id: settings, data: { theme } })

test('ADM-15: unreadable colours are refused with a readable suggestion', async () => {
  await expect(save({ brand: '#ffee88', brandInk: '#ffffff' })).rejects.toMatchObject({
    data: {
      errors: expect.arrayContaining([
        expect.objectContaining({
          path: 'theme.brand',
          message: expect.stringMatching(/“Brand” can’t be read on “Page”: .*#[0-9a-f]{6} would do/),
        }),
        expect.objectContaining({
          path: 'theme.brandInk',
          message: expect.stringMatching(/“Text on brand” can’t be read on “Brand”: .*#[0-9a-f]{6} would do/),
        }),
      ]),
    },
  })
})

test("TEN-05: a tenant's own readable colours, font and corners are stored", async () => {
  const { theme } = await save({ brand: '#5b2333', brandInk: '#ffffff', display: 'newsreader', radius: 'round' })
  expect(theme).toMatchObject({ brand: '#5b2333', brandInk: '#ffffff', display: 'newsreader', radius: 'round' })
})

test('ADM-15: an invalid colour is refused with the correct format', async () => {
  await expect(save({ brand: 'red; background: url(//evil.example)' })).rejects.toMatchObject({
    data: { errors: [{ message: expect.stringContaining('#07444e') }] },
  })
})
