import type { Endpoint, PayloadRequest } from 'payload'
import { findLinkTarget, type FollowedLink, type LinkPlace } from '@/domain/editing/preview/pressed-link'
import { hostsOf } from '@/domain/tenant/hosts'
import { toPreviewAddress, toVisitAddress } from '@/server/content/preview-ticket'
import { readHosting } from '@/server/routing/hosting'

const PLACES: readonly LinkPlace[] = ['content', 'header', 'footer']

/** Options of a read of one document with the user's own access. */
const oneFor = ({ user }: PayloadRequest) => ({ depth: 0, limit: 1, user, overrideAccess: false, disableErrors: true }) as const

type Site = { id: number; slug: string; domains: string[] }

/** Returns the tenant whose pages the user may read, or null. */
async function findSite({ payload, user, query }: PayloadRequest): Promise<Site | null> {
  const id = Number(query.tenant)
  if (!user || !Number.isInteger(id)) return null
  const { totalDocs } = await payload.count({
    collection: 'pages',
    where: { tenant: { equals: id } },
    user,
    overrideAccess: false,
    disableErrors: true,
  })
  const tenant = totalDocs > 0 ? await payload.findByID({ collection: 'tenants', id, depth: 0, disableErrors: true }) : null
  return tenant && { id, slug: tenant.slug, domains: tenant.domains ?? [] }
}

async function findPage(req: PayloadRequest, site: Site, path: string): Promise<FollowedLink> {
  const { docs } = await req.payload.find({
    collection: 'pages',
    where: { and: [{ tenant: { equals: site.id } }, { path: { equals: path } }] },
    draft: true,
    ...oneFor(req),
  })
  const [page] = docs
  if (!page) return { kind: 'page', path, title: '', address: toVisitAddress(req, site, path), formId: null }
  const address = `${toPreviewAddress(req, site, { kind: 'page', id: page.id })}&visit=1`
  return { kind: 'page', path, title: page.title, address, formId: page.id }
}

async function findSettings(req: PayloadRequest, site: Site): Promise<number | null> {
  const where = { tenant: { equals: site.id } }
  const { docs } = await req.payload.find({ collection: 'site-settings', where, select: {}, ...oneFor(req) })
  return docs[0]?.id ?? null
}

async function follow(req: PayloadRequest, site: Site, href: string, place: LinkPlace): Promise<FollowedLink> {
  const { baseDomain } = readHosting()
  const target = findLinkTarget({ href, place }, hostsOf({ ...site, baseDomain }))
  if (target.kind === 'page') return findPage(req, site, target.path)
  return target.kind === 'settings' ? { ...target, settingsId: await findSettings(req, site) } : target
}

/** Answers where a link leads that was pressed in the preview, with the preview address of a page of the site (EDT-08). */
export const followLink: Endpoint = {
  path: '/follow-link',
  method: 'get',
  handler: async (req) => {
    const { href, place: given } = req.query
    const place = PLACES.find((one) => one === given)
    const site = await findSite(req)
    if (!site || !place || typeof href !== 'string')
      return Response.json({ errors: [{ message: 'There is no such link.' }] }, { status: 404 })
    return Response.json(await follow(req, site, href, place), { headers: { 'cache-control': 'no-store' } })
  },
}
