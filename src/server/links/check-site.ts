import type { Payload } from 'payload'
import { sql } from 'kysely'
import { findDeadLinks, listInsideAddresses } from '@/domain/pages/links/dead-links'
import { readLinkTarget } from '@/domain/pages/links/link-target'
import { type CheckedDocument, isMissingAlt, type SiteFinding } from '@/domain/pages/links/site-check'
import { findRedirectLoop } from '@/domain/navigation/redirects'
import type { User } from '@payload-types'
import { runSql } from '../database/run-sql'
import { NOW, typedQueries } from '../database/typed-queries'
import { toRule } from '../routing/redirect-rules'
import type { SiteMap } from '../routing/site-maps'
import { collectPublished, type LinkingSource } from './collect-published'
import { findThere, readOfferId } from './find-inside'

const anyOf = (ids: readonly (number | string)[], type: 'int' | 'text') => sql<never>`any(${[...ids]}::${sql.raw(type)}[])`

/** Returns those of the addresses that lead to an offer or a page of the site that has ended. */
async function findEnded(site: SiteMap, hrefs: readonly string[]): Promise<Set<string>> {
  const targets = hrefs.flatMap((href) => {
    const target = readLinkTarget(href, site.hosts)
    return target.kind === 'inside' ? [{ href, offer: readOfferId(target), path: target.path }] : []
  })
  const queries = typedQueries(runSql)
  const offers = await queries
    .selectFrom('offers')
    .select('id')
    .where('tenant_id', '=', site.id)
    .where(
      'id',
      '=',
      anyOf(
        targets.flatMap(({ offer }) => offer ?? []),
        'int',
      ),
    )
    .where('expiry', '<=', NOW)
    .execute()
  const pages = await queries
    .selectFrom('pages')
    .select('path')
    .where('tenant_id', '=', site.id)
    .where(
      'path',
      '=',
      anyOf(
        targets.map(({ path }) => path),
        'text',
      ),
    )
    .where('_status', '=', 'published')
    .where('is_timed', 'is', true)
    .where('show_until', '<=', NOW)
    .execute()
  const [endedOffers, endedPaths] = [new Set(offers.map(({ id }) => id)), new Set(pages.map(({ path }) => path))]
  return new Set(
    targets.filter(({ offer, path }) => (offer === null ? endedPaths.has(path) : endedOffers.has(offer))).map(({ href }) => href),
  )
}

/** Returns the names of those pictures whose description says nothing. */
async function findUndescribed(ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await typedQueries(runSql)
    .selectFrom('media')
    .select(['id', 'alt', 'filename'])
    .where('id', '=', anyOf(ids, 'int'))
    .execute()
  return new Map(rows.filter(({ alt }) => isMissingAlt(alt)).map(({ id, filename }) => [id, filename ?? `picture ${id}`]))
}

/** Checks the redirects of a site: those that go round in a circle, and those that lead to nothing. */
async function checkRedirects(payload: Payload, user: User | null, site: SiteMap): Promise<CheckedDocument[]> {
  const access = user ? { user, overrideAccess: false } : {}
  const where = { tenant: { equals: site.id } }
  const { docs } = await payload
    .find({ collection: 'redirects', where, depth: 0, pagination: false, ...access })
    // staff without access to redirects see the rest
    .catch(() => ({ docs: [] }))
  const rules = docs.flatMap((doc) => toRule(doc) ?? [])
  const targets = listInsideAddresses(
    // the target of a wildcard depends on the address
    docs.filter(({ to }) => !to.includes('*')).map(({ to }) => ({ path: 'to', place: '', href: to })),
    site.hosts,
  )
  const there = await findThere(site, targets)
  return docs.flatMap((doc): CheckedDocument[] => {
    const rule = toRule(doc)
    const loop = rule && findRedirectLoop(rules, rule)
    const common = { path: 'to', place: 'Leads to', isKept: false }
    const finding: SiteFinding | null = loop
      ? { ...common, kind: 'loop', what: loop.slice(0, 5).join(' → ') }
      : targets.includes(doc.to) && !there.has(doc.to)
        ? { ...common, kind: 'dead', what: doc.to }
        : null
    return finding ? [{ collection: 'redirects', id: doc.id, name: `Redirect from ${doc.from}`, findings: [finding] }] : []
  })
}

/**
 * Checks what is published on a tenant's site (ADM-20, DESK-11): links to nothing, with those that were kept on purpose (EDT-13), links to
 * what has ended, redirects in a circle, and pictures without a description. Each is listed with its document and block.
 * @param user Reads with their access; null for the platform's own check.
 */
export async function checkSite(payload: Payload, user: User | null, site: SiteMap): Promise<CheckedDocument[]> {
  const sources = await collectPublished(payload, user, site)
  const asked = listInsideAddresses(
    sources.flatMap(({ links }) => links),
    site.hosts,
  )
  const [there, ended] = [await findThere(site, asked), await findEnded(site, asked)]
  const undescribed = await findUndescribed(sources.flatMap(({ pictures }) => pictures.map(({ media }) => media)))
  const findingsOf = ({ links, kept, pictures }: LinkingSource): SiteFinding[] => [
    ...findDeadLinks(links, { hosts: site.hosts, there: new Set([...there].filter((href) => !ended.has(href))), kept }).map(
      ({ path, place, href, isKept }) => ({
        kind: ended.has(href) ? ('ended' as const) : ('dead' as const),
        path,
        place,
        what: href,
        isKept,
      }),
    ),
    ...pictures.flatMap(({ path, place, media }) => {
      const name = undescribed.get(media)
      return name === undefined ? [] : [{ kind: 'no-alt' as const, path, place, what: name, isKept: false }]
    }),
  ]
  const documents = sources.map((source) => ({
    ...{ collection: source.collection, id: source.id, name: source.name ?? source.kind },
    findings: findingsOf(source),
  }))
  return [...documents.filter(({ findings }) => findings.length > 0), ...(await checkRedirects(payload, user, site))]
}
