import { expect, test } from 'vitest'
import { STARTING_POINTS } from '@/domain/pages/starting-points'
import { payloadClient } from '@/server/process/payload-client'

test.each(STARTING_POINTS.map((point) => [point.name, point] as const))(
  'EDT-11: a page from %s can be published as it is',
  async (_, point) => {
    const payload = await payloadClient()
    const { docs } = await payload.find({ collection: 'tenants', where: { slug: { equals: 'harbour' } }, depth: 0, limit: 1 })
    const data = { tenant: docs[0]?.id, title: point.name, path: `/pages/start-${point.key}`, layout: structuredClone([...point.blocks]) }
    // as the browser sends it: its blocks are checked by the collection, not by the compiler
    const made = await payload.create({ collection: 'pages', data: JSON.parse(JSON.stringify({ ...data, _status: 'published' })) })
    expect(made.layout?.map(({ blockType }) => blockType) ?? []).toEqual(point.blocks.map(({ blockType }) => blockType))
  },
)
