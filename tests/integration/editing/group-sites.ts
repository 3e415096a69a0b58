import type { Where } from 'payload'
import { demoLogins } from '@demo/seed'
import { findPage } from '@/server/content/find-page'
import { payloadClient } from '@/server/process/payload-client'
import type { SharedSection } from '@payload-types'
import { call, pick } from '../access/rest'

export const NOW = 1_900_000_000
export const PATH = '/with-groups-section'
export const HEADING = { block: 'b1', path: ['heading'] }

type SectionData = Partial<Pick<SharedSection, 'layout' | 'openFields' | 'isForGroup'>>

/** A group, two of its sites, and a site outside of it. */
export const ids = { meridian: 0, harbour: 0, summit: 0, drifter: 0 }
export const tokens = { meridian: '', harbour: '', summit: '', drifter: '' }
const SLUGS = ['meridian', 'harbour', 'summit', 'drifter'] as const
/** What a test creates is removed after it, the newest first. */
export const made: { collection: 'pages' | 'shared-sections'; id: number }[] = []

async function signIn(slug: string): Promise<string> {
  const login = demoLogins.find(({ email }) => email === `marketing@${slug}.example`)
  const answer = await call('POST', '/users/login', null, { json: { email: login?.email, password: login?.password } })
  return String(pick(answer.json, 'token'))
}

export const setGroup = async (slug: 'harbour' | 'summit', group: number | null) =>
  (await payloadClient()).update({ collection: 'tenants', id: ids[slug], data: { group } })

/** Signs the sites' staff in and makes two of the sites members of the group. */
export async function openGroup(): Promise<void> {
  const { docs } = await (await payloadClient()).find({ collection: 'tenants', pagination: false, depth: 0 })
  for (const slug of SLUGS) {
    ids[slug] = docs.find((tenant) => tenant.slug === slug)?.id ?? 0
    tokens[slug] = await signIn(slug)
  }
  for (const slug of ['harbour', 'summit'] as const) await setGroup(slug, ids.meridian)
}

export async function removeMade(): Promise<void> {
  const payload = await payloadClient()
  for (const { collection, id } of made.splice(0).toReversed()) {
    if (collection === 'shared-sections') await payload.update({ collection, id, data: { isForGroup: false, _status: 'published' } })
    if (collection === 'shared-sections') await payload.delete({ collection, where: { groupSection: { equals: id } } })
    await payload.delete({ collection, id })
  }
}

export const block = (heading: string, text = 'The group’s text', id = 'b1') => ({
  blockType: 'callToAction' as const,
  id,
  heading,
  text,
  tone: 'plain' as const,
})

export async function makeSection(data: SectionData = {}): Promise<number> {
  const payload = await payloadClient()
  const facts = { name: 'Promise', tenant: ids.meridian, layout: [block('The group’s')], openFields: [HEADING], isForGroup: true }
  const { id } = await payload.create({ collection: 'shared-sections', data: { ...facts, _status: 'published', ...data } })
  made.push({ collection: 'shared-sections', id })
  return id
}

export const editSection = async (id: number, data: SectionData) =>
  (await payloadClient()).update({ collection: 'shared-sections', id, data: { _status: 'published', ...data } })

/** The site's own entry for a section of its group; 0 for none. */
export async function findEntry(section: number, slug: keyof typeof ids): Promise<number> {
  const where: Where = { and: [{ groupSection: { equals: section } }, { tenant: { equals: ids[slug] } }] }
  const { docs } = await (await payloadClient()).find({ collection: 'shared-sections', where, depth: 0, limit: 1 })
  return docs[0]?.id ?? 0
}

export async function putOnPage(slug: keyof typeof ids, section: number): Promise<number> {
  const layout = [{ blockType: 'sharedSection' as const, section }]
  const data = { title: 'Promise', path: PATH, tenant: ids[slug], layout, _status: 'published' as const }
  const { id } = await (await payloadClient()).create({ collection: 'pages', data })
  made.push({ collection: 'pages', id })
  return id
}

export const ownHeading = (value: string) => ({ ownValues: [{ ...HEADING, value }], _status: 'published' })
export const patch = (slug: keyof typeof ids, id: number, json: object, query = '') =>
  call('PATCH', `/shared-sections/${id}${query}`, tokens[slug], { json: { ...json } })

export async function read(slug: keyof typeof ids, now = NOW) {
  const page = await findPage(ids[slug], PATH, now)
  return page?.layout?.map((one) => (one.blockType === 'callToAction' ? `${one.heading} | ${one.text ?? ''}` : one.blockType)) ?? null
}

export async function shareOnTwoSites() {
  const section = await makeSection()
  const entries = { harbour: await findEntry(section, 'harbour'), summit: await findEntry(section, 'summit') }
  await putOnPage('harbour', entries.harbour)
  await putOnPage('summit', entries.summit)
  return { section, ...entries }
}
