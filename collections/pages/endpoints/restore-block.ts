import type { Endpoint } from 'payload'
import { z } from 'zod'
import { restoreBlock } from '@/domain/editing/compare-versions'
import { answer, refuse, withBody } from '@/server/staff/answers'

const body = z.object({ version: z.int().positive(), block: z.string().min(1).max(100) })

/**
 * POST /api/pages/{id}/restore-block {version, block}: puts one block of the draft back as it was in a version (EDT-18). Acts with the
 * caller's own access. Responds with 404 for a page or version that the caller may not see, or that has no such block, and with 409 when the draft is
 * saved meanwhile (EDT-02).
 */
export const restoreBlockEndpoint: Omit<Endpoint, 'root'> = {
  path: '/:id/restore-block',
  method: 'post',
  handler: withBody(async (req, sent) => {
    if (req.user?.collection !== 'users') return refuse(401, 'Please sign in first.')
    const read = body.safeParse(sent)
    const id = Number(req.routeParams?.id)
    if (!read.success || !Number.isInteger(id)) return refuse(400, 'Say which block of which version.')
    const common = { depth: 0, disableErrors: true, overrideAccess: false, req } as const
    const [page, version] = await Promise.all([
      req.payload.findByID({ collection: 'pages', id, draft: true, ...common }),
      req.payload.findVersionByID({ collection: 'pages', id: String(read.data.version), ...common }),
    ])
    if (!page || !version || version.parent !== id) return refuse(404, 'This version no longer exists.')
    const layout = restoreBlock(page.layout, version.version.layout, read.data.block)
    if (!layout) return refuse(404, 'This version has no such block.')
    await req.payload.update({
      collection: 'pages',
      id,
      draft: true,
      data: { layout, _status: 'draft', updatedAt: page.updatedAt },
      depth: 0,
      overrideAccess: false,
      req,
    })
    return answer({ restored: true })
  }),
}
