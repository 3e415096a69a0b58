import { createLocalReq } from 'payload'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { copyToPage, findChoices, readPreset, savePreset } from '@/features/block-tools/call-content'
import { findForTenant } from '@/server/content/find-for-tenant'
import { payloadClient } from '@/server/process/payload-client'
import { call, pick } from '../access/rest'

let token: string
const sites = { harbour: 0, summit: 0 }

beforeAll(async () => {
  const payload = await payloadClient()
  const { docs } = await payload.find({ collection: 'tenants', depth: 0, pagination: false })
  for (const { id, slug } of docs) if (slug === 'harbour' || slug === 'summit') sites[slug] = id
  const json = { email: 'marketing@harbour.example', password: 'Forecourt-marketing-26' }
  token = String(pick((await call('POST', '/users/login', null, { json })).json, 'token'))
})
afterEach(() => vi.unstubAllGlobals())

/** Simulates the editor's browser, signed in as marketing. Its calls reach the platform's own API. */
function openEditor(): void {
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit = {}) => {
    const way = method === 'POST' || method === 'PATCH' ? method : 'GET'
    const answer = await call(way, address.replace(/^\/api/, ''), token, typeof body === 'string' ? { json: JSON.parse(body) } : {})
    return Response.json(answer.json, { status: answer.status })
  })
}

const block = (heading: string) => ({ blockType: 'callToAction' as const, heading, tone: 'plain' as const })

async function makePage(path: string, tenant = sites.harbour) {
  const payload = await payloadClient()
  return payload.create({ collection: 'pages', data: { tenant, title: path, path, layout: [block('Its own')], _status: 'published' } })
}

describe('the tools of a block', () => {
  test("ADM-13: a block is copied to the end of another page's draft; the published page is unchanged", async () => {
    openEditor()
    const { id } = await makePage('/copied-to')
    expect(await copyToPage({ id, label: 'Copied to' }, { ...block('From elsewhere'), id: 'row-of-another-page' })).toEqual({
      kind: 'done',
      message: 'Copied to the draft of “Copied to”.',
    })
    const draft = await (await payloadClient()).findByID({ collection: 'pages', id, draft: true, depth: 0 })
    expect(draft.layout?.map((one) => 'heading' in one && one.heading)).toEqual(['Its own', 'From elsewhere'])
    const [live] = await findForTenant(sites.harbour, 'pages', { where: { path: { equals: '/copied-to' } } })
    expect(live?.layout).toHaveLength(1)
  })

  test("ADM-13: a block can't be copied to another site's page, and the editor is told", async () => {
    openEditor()
    const { id } = await makePage('/not-copied-to', sites.summit)
    expect(await copyToPage({ id, label: 'Theirs' }, block('Ours'))).toMatchObject({
      kind: 'problem',
      message: expect.stringMatching(/\w/),
    })
    expect((await findChoices('pages', sites.harbour)).map((page) => page.id)).not.toContain(id)
    const theirs = await (await payloadClient()).findByID({ collection: 'pages', id, draft: true, depth: 0 })
    expect(theirs.layout).toHaveLength(1)
  })

  test('ADM-13: a block saved as a preset comes back unchanged, without the ids of its rows', async () => {
    openEditor()
    expect(await savePreset(sites.harbour, 'Utes', { ...block('Kept'), id: 'row' })).toMatchObject({ kind: 'done' })
    const [preset] = (await findChoices('block-presets', sites.harbour)).filter(({ label }) => label === 'Utes')
    const [kept] = await readPreset(preset?.id ?? 0)
    expect(kept).toMatchObject(block('Kept'))
    expect(kept?.id).not.toBe('row')
  })
})

describe('the preview beside a form', () => {
  const previewOf = async () => (await payloadClient()).collections.pages.config.admin.livePreview

  test('ADM-02: a page can be previewed at phone, tablet and desktop size', async () => {
    expect((await previewOf())?.breakpoints?.map(({ name, width }) => [name, width])).toEqual([
      ['phone', 390],
      ['tablet', 834],
      ['desktop', 1440],
    ])
  })

  test("ADM-02, SEC-08: the preview uses the preview origin, whatever the site's domain; an unsaved page has none", async () => {
    const payload = await payloadClient()
    const headers = new Headers({ host: 'localhost:3000', authorization: `JWT ${token}` })
    const { user } = await payload.auth({ headers })
    const req = await createLocalReq({ req: { headers }, ...(user ? { user } : {}) }, payload)
    const url = (await previewOf())?.url
    const { collections } = payload
    const at = async (data: Record<string, unknown>) => {
      if (typeof url !== 'function') throw new Error('no preview')
      return url({ data, req, payload, locale: { code: 'en', label: 'English' }, collectionConfig: collections.pages.config })
    }
    const start = 'http://preview.localhost:3000/preview'
    expect(await at({ id: 12, tenant: sites.summit })).toMatch(
      new RegExp(`^${start}/summit/12\\?ticket=[^/]+~page-12~http://localhost:3000~`),
    )
    expect(await at({ id: 13, tenant: { id: sites.harbour } })).toMatch(new RegExp(`^${start}/harbour/13\\?ticket=`))
    expect(await at({ tenant: sites.harbour })).toBeNull()
  })
})
