import { createLocalReq } from 'payload'
import { beforeAll, describe, expect, test } from 'vitest'
import { payloadClient } from '@/server/process/payload-client'
import { textContent } from '@tests/e2e/support/cms'

let harbour: number
let page: number

beforeAll(async () => {
  const payload = await payloadClient()
  const { docs } = await payload.find({ collection: 'tenants', where: { slug: { equals: 'harbour' } }, depth: 0, limit: 1 })
  harbour = docs[0]?.id ?? 0
  const made = await payload.create({
    collection: 'pages',
    data: { tenant: harbour, title: 'Tried', path: '/malformed', layout: [], _status: 'published' },
  })
  page = made.id
})

/** Saves data that a client can send but the types would not allow. */
async function saveDraft(data: Record<string, unknown>, options: { autosave?: boolean } = {}) {
  const payload = await payloadClient()
  return payload.update({ collection: 'pages', id: page, data: { ...data, _status: 'draft' }, draft: true, depth: 0, ...options })
}

const refusalAt = (path: string, words: RegExp = /\w/) => ({
  data: { errors: expect.arrayContaining([expect.objectContaining({ path, message: expect.stringMatching(words) })]) },
})
const HOSTILE = '"></use></svg><img src=x onerror=alert(1)>'
const shortcut = { icon: 'tag', title: 'One', href: '/one' }
const banner = (changes: object) => ({
  layout: [{ blockType: 'featureBanner', kind: 'shortcuts', shortcuts: [{ ...shortcut, ...changes }] }],
})
const one = (block: object) => ({ layout: [block] })
const withNode = (node: object) => {
  const content = textContent('Fine')
  return one({ blockType: 'richText', width: 'reading', content: { root: { ...content.root, children: [node] } } })
}
const link = (url: string) => ({
  type: 'paragraph',
  version: 1,
  children: [{ type: 'link', version: 3, fields: { url, linkType: 'custom', newTab: false }, children: [] }],
})

describe('drafts', () => {
  test("TEN-01: a draft can't be created without a site or removed from its site", async () => {
    const payload = await payloadClient()
    const data = { title: 'Nobody’s', path: '/nobodys', layout: [] }
    // Data that a client can send but the types would not allow.
    const create: (asked: object) => Promise<unknown> = (asked) => Reflect.apply(payload.create, payload, [asked])
    for (const tenant of [undefined, null])
      await expect(create({ collection: 'pages', data: { ...data, tenant }, draft: true })).rejects.toMatchObject(
        refusalAt('tenant', /Choose the site/),
      )
    await expect(saveDraft({ tenant: null })).rejects.toMatchObject(refusalAt('tenant', /Choose the site/))
    expect((await payload.count({ collection: 'pages', where: { title: { equals: 'Nobody’s' } } })).totalDocs).toBe(0)
  })

  test.each<[string, Record<string, unknown>, string, RegExp]>([
    ['an icon that does not exist', banner({ icon: HOSTILE }), 'layout.0.shortcuts.0.icon', /not in the list/],
    ['an icon that is a list', banner({ icon: [HOSTILE] }), 'layout.0.shortcuts.0.icon', /not in the list/],
    ['an icon of whyBuy', one({ blockType: 'whyBuy', reasons: [{ icon: HOSTILE }] }), 'layout.0.reasons.0.icon', /not in the list/],
    ['a script as an address', banner({ href: 'javascript:alert(1)' }), 'layout.0.shortcuts.0.href', /not allowed/],
    ['a script with a tab in it', banner({ href: 'java\tscript:alert(1)' }), 'layout.0.shortcuts.0.href', /spaces/],
    ['another host without a scheme', banner({ href: '//evil.example' }), 'layout.0.shortcuts.0.href', /single slash/],
    ['a backslash', banner({ href: '/\\evil.example' }), 'layout.0.shortcuts.0.href', /backslashes/],
    [
      'a colour that contains CSS',
      one({ blockType: 'modelColours', colours: [{ hex: 'red;background:url(//evil)' }] }),
      'layout.0.colours.0.hex',
      /six digits/,
    ],
    ['a tone that does not exist', one({ blockType: 'callToAction', tone: HOSTILE }), 'layout.0.tone', /Choose one of these: /],
    ['a text that is an object', one({ blockType: 'callToAction', heading: { a: 1 } }), 'layout.0.heading', /must be text/],
    ['a title that is a list', { title: ['a'] }, 'title', /must be text/],
    ['a text that is too long', one({ blockType: 'callToAction', heading: 'x'.repeat(200) }), 'layout.0.heading', /80/],
    ['a number out of range', one({ blockType: 'embed', height: 90_000 }), 'layout.0.height', /1200/],
    ['a checkbox that is a word', one({ blockType: 'spacer', hasLine: 'perhaps' }), 'layout.0.hasLine', /Tick/],
    ['a list that is an object', one({ blockType: 'whyBuy', reasons: { 0: {} } }), 'layout.0.reasons', /must be a list/],
    ['too many rows', banner({}), 'layout.0.shortcuts', /No more than 4/],
    ['a block that does not exist', one({ blockType: 'evil' }), 'layout', /Row 1/],
    ['no list of blocks', { layout: 'evil' }, 'layout', /must be a list/],
    ['a field hidden by its condition', one({ blockType: 'featureBanner', kind: 'shortcuts', tone: HOSTILE }), 'layout.0.tone', /Choose/],
    ['an embed from another host', one({ blockType: 'embed', url: 'https://evil.example' }), 'layout.0.url', /can be embedded/],
    ['an unknown node in a rich text', withNode({ type: 'upload', version: 1, value: { url: 'x' } }), 'layout.0.content', /does not exist/],
    [
      'a heading that is a script',
      withNode({ type: 'heading', tag: 'script', version: 1, children: [] }),
      'layout.0.content',
      /does not exist/,
    ],
    ['a link of a text', withNode(link('javascript:alert(1)')), 'layout.0.content', /not allowed/],
    ['a rich text that is not a document', one({ blockType: 'richText', content: { evil: 1 } }), 'layout.0.content', /formatted text/],
    ['an invalid date', { publishedOn: '<b>1' }, 'publishedOn', /calendar/],
    ['a page’s address', { path: '/a"b' }, 'path', /hyphens/],
    ['a picture that is a word', { meta: { image: '"><script>' } }, 'meta.image', /choose again/],
  ])('SEC-07: %s is refused at its field', async (name, data, path, words) => {
    const rows = name === 'too many rows' ? { layout: [{ blockType: 'featureBanner', shortcuts: Array(5).fill(shortcut) }] } : data
    await expect(saveDraft(rows)).rejects.toMatchObject(refusalAt(path, words))
    await expect(saveDraft(rows, { autosave: true })).rejects.toMatchObject(refusalAt(path, words))
  })

  test.each<[string, Record<string, unknown>]>([
    ['an address', banner({ href: 'htt' })],
    ['an address with a word after it', banner({ href: 'www.example.com/our offers' })],
    ['an embed', one({ blockType: 'embed', url: 'www.youtu' })],
    ['a colour', one({ blockType: 'modelColours', colours: [{ hex: '#6f' }] })],
    ['a page’s address', { path: '/about-' }],
    ['empty fields', one({ blockType: 'featureBanner', kind: 'shortcuts', heading: '', shortcuts: [{ title: '', href: null }] })],
    ['one reason of three', one({ blockType: 'whyBuy', reasons: [{ title: 'One' }] })],
    ['a placeholder', one({ blockType: 'callToAction', heading: 'Ask {dealer.na}' })],
  ])('SEC-07: %s may be half done in a draft', async (_, data) => {
    await expect(saveDraft(data)).resolves.toMatchObject({ id: page })
  })

  test('SEC-07: a refusal names all invalid fields at once', async () => {
    await expect(
      saveDraft(one({ blockType: 'callToAction', tone: 'x', link: { label: 'Go', href: 'data:text/html,x' } })),
    ).rejects.toMatchObject({
      data: { errors: [{ path: 'layout.0.link.href' }, { path: 'layout.0.tone' }] },
    })
  })

  test('SEC-07: publishing, creating, copying and restoring all validate', async () => {
    const payload = await payloadClient()
    const bad: Record<string, unknown> = banner({ icon: HOSTILE })
    const at = refusalAt('layout.0.shortcuts.0.icon')
    const fresh = { tenant: harbour, title: 'New', path: '/malformed-new' }
    await expect(payload.create({ collection: 'pages', draft: true, data: { ...fresh, ...bad } })).rejects.toMatchObject(at)
    await expect(payload.duplicate({ collection: 'pages', id: page, data: bad })).rejects.toMatchObject(at)
    await expect(payload.update({ collection: 'pages', where: { id: { equals: page } }, draft: true, data: bad })).resolves.toMatchObject({
      docs: [],
      errors: [{ id: page }],
    })
    await expect(payload.create({ collection: 'block-presets', data: { tenant: harbour, name: 'Bad', ...bad } })).rejects.toMatchObject(at)
    // When published, its field is hidden by a condition, so Payload doesn't validate it.
    const hidden: Record<string, unknown> = {
      _status: 'published',
      layout: [{ blockType: 'calculator', kind: 'finance', consumption: [HOSTILE] }],
    }
    await expect(payload.update({ collection: 'pages', id: page, data: hidden })).rejects.toMatchObject(refusalAt('layout.0.consumption'))
    const req = await createLocalReq({}, payload)
    const { id } = await payload.db.createVersion({
      collectionSlug: 'pages',
      parent: page,
      autosave: false,
      versionData: { ...fresh, ...bad, _status: 'draft', createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' },
      createdAt: '2026-01-01T00:00:00.000Z',
      updatedAt: '2026-01-01T00:00:00.000Z',
      req,
    })
    await expect(payload.restoreVersion({ collection: 'pages', id })).rejects.toMatchObject(at)
  })
})

test('SEC-07: every page of the demonstration can be saved as a draft', async () => {
  const payload = await payloadClient()
  const { docs } = await payload.find({ collection: 'pages', depth: 0, pagination: false, sort: 'id' })
  expect(docs.length).toBeGreaterThan(20)
  for (const { id, layout } of docs) {
    await payload.update({ collection: 'pages', id, data: { layout, _status: 'draft' }, draft: true, depth: 0 })
  }
})
