import { expect, test } from 'vitest'
import { STARTING_POINTS } from '@/domain/pages/starting-points'
import { payloadClient } from '@/server/process/payload-client'

const SITES = ['harbour', 'meridian', 'aurora', 'summit', 'drifter'] as const

test.each(SITES)('EDT-11: on %s a page from each starting point can be published as it is', async (slug) => {
  const payload = await payloadClient()
  const tenants = await payload.find({ collection: 'tenants', where: { slug: { equals: slug } }, depth: 0, limit: 1 })
  const staff = await payload.find({ collection: 'users', where: { role: { equals: 'admin' } }, depth: 0, limit: 1 })
  for (const { key, name, blocks } of STARTING_POINTS) {
    const page = { tenant: tenants.docs[0]?.id, title: name, path: `/pages/start-${key}`, layout: blocks, _status: 'published' }
    // as the browser sends it: the collection checks its blocks and links, not the compiler
    const data = JSON.parse(JSON.stringify(page))
    const made = await payload.create({ collection: 'pages', data, user: staff.docs[0], overrideAccess: false })
    expect(made.layout?.map(({ blockType }) => blockType) ?? []).toEqual(blocks.map(({ blockType }) => blockType))
  }
})
