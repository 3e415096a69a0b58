import { expect, test } from 'vitest'
import { listPages, type ListedSite, type PageSearch } from '@/server/content/list-pages'
import { onTransaction } from '@/server/database/transaction'
import { payloadClient } from '@/server/process/payload-client'

const names = { faq: 'FAQ', callToAction: 'Call to action', countdown: 'Countdown' }
const now = Math.floor(Date.now() / 1000)
const all: PageSearch = { search: '', blockType: '', state: '', isTrash: false, names, now }

async function findSite(slug: string): Promise<ListedSite> {
  const payload = await payloadClient()
  const { docs } = await payload.find({ collection: 'tenants', where: { slug: { equals: slug } }, depth: 0, limit: 1 })
  const [site] = docs
  if (!site) throw new Error(`no tenant ${slug}`)
  return { id: site.id, name: site.name, timeZone: site.timeZone }
}

async function list(sites: ListedSite[], wish: Partial<PageSearch> = {}) {
  return listPages(await onTransaction({ payload: await payloadClient() }), sites, { ...all, ...wish })
}

test('EDT-12: a page has its state, next scheduled change, last editor and time, and is found by its newest words', async () => {
  const payload = await payloadClient()
  const harbour = await findSite('harbour')
  const { docs } = await payload.find({ collection: 'users', where: { email: { equals: 'marketing@harbour.example' } }, depth: 0 })
  const [person] = docs
  if (!person) throw new Error('no marketing person')
  const user = { ...person, collection: 'users' as const }
  const until = new Date((now + 3_600) * 1000).toISOString()
  const layout = [{ blockType: 'countdown' as const, tone: 'plain' as const, heading: 'Walrus weekend', until }]
  const data = { tenant: harbour.id, title: 'Sale', path: '/pages/walrus', layout }
  const made = await payload.create({ collection: 'pages', data: { ...data, _status: 'draft' }, draft: true, user })
  const find = async (search: string) => (await list([harbour], { search })).find(({ id }) => id === made.id)
  expect(await find('walrus weekend')).toMatchObject({ name: 'Sale', state: 'draft', next: null, editor: person.name })

  await payload.update({ collection: 'pages', id: made.id, data: { _status: 'published' } })
  const published = await find('countdown')
  expect(published).toMatchObject({ state: 'published', next: { text: 'Countdown ends' }, editor: person.name })
  expect(published?.next?.at).toBe(now + 3_600)
  expect(Math.abs((published?.savedAt ?? 0) - Date.now() / 1000)).toBeLessThan(120)

  await payload.update({
    collection: 'pages',
    id: made.id,
    data: { layout: [{ blockType: 'countdown', heading: 'Narwhal', until }], _status: 'draft' },
    draft: true,
  })
  expect(await find('narwhal')).toMatchObject({ state: 'changed' })
  expect(await find('weekend')).toBeUndefined()
  const states = (await list([harbour], { state: 'changed' })).map(({ id }) => id)
  expect(states).toContain(made.id)

  await payload.update({ collection: 'pages', id: made.id, data: { deletedAt: new Date().toISOString() } })
  expect(await find('narwhal')).toBeUndefined()
  expect((await list([harbour], { isTrash: true })).find(({ id }) => id === made.id)).toMatchObject({ state: 'trashed', next: null })
})

test('EDT-12: only pages of the given sites are listed, also with the filter by block', async () => {
  const [harbour, summit] = [await findSite('harbour'), await findSite('summit')]
  const both = await list([harbour, summit])
  expect(new Set(both.map(({ site }) => site))).toEqual(new Set([harbour.name, summit.name]))
  expect(new Set((await list([harbour], { search: 'home' })).map(({ site }) => site))).toEqual(new Set([harbour.name]))
  const withFaq = await list([harbour], { blockType: 'faq' })
  expect(withFaq.length).toBeGreaterThan(0)
  expect(withFaq.length).toBeLessThan((await list([harbour])).length)
  expect(await list([])).toEqual([])
})

test('EDT-12: a call cannot name another last editor', async () => {
  const payload = await payloadClient()
  const { docs } = await payload.find({ collection: 'users', depth: 0, pagination: false })
  const one = docs.find(({ email }) => email === 'marketing@harbour.example')
  const other = docs.find(({ id }) => id !== one?.id)
  if (!one || !other) throw new Error('no two people')
  const harbour = await findSite('harbour')
  const data = { tenant: harbour.id, title: 'Whose', path: '/pages/whose', _status: 'draft' as const, lastEditor: other.id }
  const made = await payload.create({ collection: 'pages', data, draft: true, user: { ...one, collection: 'users' } })
  expect(made.lastEditor).toBe(one.id)
})

test('EDT-12, EDT-24, EDT-25: pages are found by the newest words of their shared sections, also of their group’s with the site’s own values', async () => {
  const [payload, meridian, harbour, drifter] = [
    await payloadClient(),
    await findSite('meridian'),
    await findSite('harbour'),
    await findSite('drifter'),
  ]
  const layout = [{ blockType: 'callToAction' as const, id: 'b1', heading: 'Ocelot', text: 'Quokka', tone: 'plain' as const }]
  const share = { name: 'Ocelots', layout, isForGroup: true, openFields: [{ block: 'b1', path: ['heading'] }] }
  const section = await payload.create({ collection: 'shared-sections', data: { ...share, tenant: meridian.id, _status: 'published' } })
  const where = { groupSection: { equals: section.id } }
  const { docs } = await payload.find({ collection: 'shared-sections', where, depth: 0, pagination: false })
  const entry = docs.find(({ tenant }) => tenant === harbour.id)?.id ?? 0
  const ownValues = [{ block: 'b1', path: ['heading'], value: 'Bandicoot' }]
  await payload.update({ collection: 'shared-sections', id: entry, data: { ownValues, _status: 'draft' }, draft: true })
  const make = async ({ id: tenant }: ListedSite, shown: number) => {
    const reference = [{ blockType: 'sharedSection' as const, section: shown }]
    const data = { tenant, title: 'Sharing', path: '/sharing', layout: reference, _status: 'published' as const }
    return (await payload.create({ collection: 'pages', data })).id
  }
  const [groups, members] = [await make(meridian, section.id), await make(harbour, entry)]
  const find = async (search: string) =>
    (await list([meridian, harbour, drifter], { search })).map(({ id }) => id).toSorted((a, b) => a - b)
  expect(await find('quokka ocelot')).toEqual([groups, members])
  expect(await find('bandicoot sharing')).toEqual([members])
  await payload.update({ collection: 'tenants', id: harbour.id, data: { group: null } })
  expect(await find('quokka')).toEqual([groups])
  await payload.update({ collection: 'tenants', id: harbour.id, data: { group: meridian.id } })
})
