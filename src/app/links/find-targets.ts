import type { Where } from 'payload'
import { matchesText, nameOfPath, type TargetOption } from '@/domain/pages/links/target-words'
import { FORM_FACTS, FORM_KINDS } from '@/domain/leads/form/form-kinds'
import { formatCount } from '@/domain/search/results/result-count'
import { ALL_STOCK } from '@/domain/search/search-state'
import { toSearchAddress } from '@/domain/search/search-address'
import { searchStock } from '@/server/stock/search-stock'
import { interpretSearch } from '@/server/stock/interpret-search'
import { suggestStock } from '@/server/stock/suggest-stock'
import { countInWords, nameSearch, type LinkReader } from './describe-links'

const MOST_OF_A_KIND = 6

type Find = (reader: LinkReader, typed: string, now: number) => Promise<TargetOption[]>

const ofSite = ({ site }: LinkReader, typed: string, fields: readonly string[]): Where => ({
  and: [{ tenant: { equals: site.id } }, ...(typed === '' ? [] : [{ or: fields.map((field) => ({ [field]: { contains: typed } })) }])],
})

/** Published pages first under their titles, then those that every site has, under the names of their addresses. */
const findPages: Find = async (reader, typed) => {
  const { payload, user, site } = reader
  const { docs } = await payload.find({
    collection: 'pages',
    where: ofSite(reader, typed, ['title', 'path']),
    sort: 'path',
    depth: 0,
    limit: 40,
    select: { title: true, path: true },
    user,
    overrideAccess: false,
  })
  const stored = docs
    .filter(({ path }) => site.paths.has(path))
    .map(({ title, path }): TargetOption => ({ kind: 'page', name: title, detail: path, href: path }))
  const others = [...site.paths].filter((path) => !stored.some(({ href }) => href === path) && matchesText(typed, [nameOfPath(path), path]))
  const made = others.toSorted((one, other) => one.length - other.length)
  return [...stored, ...made.map((path): TargetOption => ({ kind: 'page', name: nameOfPath(path), detail: path, href: path }))]
}

const findSearches: Find = async ({ tenant, site }, typed, now) => {
  const label = tenant.switches.stockCountLabel
  const suggested = (await suggestStock(tenant, typed, now)).flatMap((one): TargetOption[] =>
    'count' in one ? [{ kind: 'search', name: one.label, detail: formatCount(one.count, label), href: one.href }] : [],
  )
  if (typed === '') {
    const all: TargetOption = {
      kind: 'search',
      name: nameSearch(tenant, site, ALL_STOCK),
      detail: await countInWords(tenant, ALL_STOCK, now),
      href: '/search',
    }
    return [all, ...suggested]
  }
  const { state, count } = await interpretSearch(tenant, typed, now)
  const whole: TargetOption = {
    kind: 'search',
    name: nameSearch(tenant, site, state),
    detail: formatCount(count, label),
    href: toSearchAddress(state),
  }
  return [...(count > 0 && !suggested.some(({ href }) => href === whole.href) ? [whole] : []), ...suggested]
}

const findCars: Find = async ({ tenant }, typed, now) => {
  if (typed === '') return []
  const { hits } = await searchStock(tenant, { ...ALL_STOCK, query: typed }, now)
  return hits.map(({ name, stockNumber, path }) => ({ kind: 'car', name, detail: stockNumber ?? '', href: path }))
}

const findOffers: Find = async (reader, typed) => {
  const { payload, user } = reader
  const where = { and: [ofSite(reader, typed, ['title', 'slug']), { _status: { equals: 'published' } }] }
  const { docs } = await payload.find({ collection: 'offers', where, depth: 0, limit: MOST_OF_A_KIND, user, overrideAccess: false })
  return docs.map(({ id, title, price }) => ({ kind: 'offer', name: title, detail: price ?? '', href: `/special-offers#offer-${id}` }))
}

const findForms: Find = async (_, typed) =>
  FORM_KINDS.filter((kind) => matchesText(typed, [FORM_FACTS[kind].title, kind])).map((kind) => ({
    kind: 'form',
    name: FORM_FACTS[kind].title,
    detail: '',
    href: `/forms/${kind}`,
  }))

const findFiles: Find = async (reader, typed) => {
  const { payload, user } = reader
  const where = ofSite(reader, typed, ['filename', 'alt'])
  const { docs } = await payload.find({ collection: 'media', where, sort: '-createdAt', depth: 0, limit: 4, user, overrideAccess: false })
  return docs.flatMap(({ filename, alt }): TargetOption[] =>
    filename ? [{ kind: 'file', name: filename, detail: alt, href: `/api/media/file/${encodeURIComponent(filename)}` }] : [],
  )
}

const findTelephones: Find = async (reader, typed) => {
  const { payload, user, tenant } = reader
  const where = { tenant: { equals: reader.site.id } }
  const { docs } = await payload.find({ collection: 'locations', where, depth: 0, limit: 100, user, overrideAccess: false })
  const known = [
    { name: tenant.name, phone: tenant.site.phone },
    ...docs.map(({ name, contact_detail: contact }) => ({ name, phone: contact?.phone || contact?.landline_phone })),
  ]
  return known.flatMap(({ name, phone }): TargetOption[] =>
    phone && matchesText(typed, [name, phone, 'telephone call phone'])
      ? [{ kind: 'telephone', name, detail: phone, href: `tel:${phone.replace(/[^\d+]/g, '')}` }]
      : [],
  )
}

/**
 * Finds what a link can lead to on a tenant's site, by kind (EDT-13). A kind that fails, as while the search engine does not answer, or
 * that the user may not read, is left out.
 * @param typed '' gives the first of each kind.
 */
export async function findTargets(reader: LinkReader, typed: string, now: number): Promise<TargetOption[]> {
  const kinds = [findPages, findSearches, findCars, findOffers, findForms, findFiles, findTelephones]
  const found = await Promise.all(kinds.map((find) => find(reader, typed, now).catch(() => [])))
  return found.flatMap((options) => options.slice(0, MOST_OF_A_KIND))
}
