import { expect, test } from 'vitest'
import { listChangedBlocks, readFormBlocks, readPreviewMessage } from './preview-message'

test.each([
  [
    { type: 'payload-live-preview', collectionSlug: 'pages', data: { title: 'x' } },
    { kind: 'form', collection: 'pages', data: { title: 'x' } },
  ],
  [{ type: 'payload-document-event' }, { kind: 'saved' }],
  [
    { type: 'forecourt-open-block', id: 'b1' },
    { kind: 'open-block', id: 'b1', text: '', nth: 0 },
  ],
  [
    { type: 'forecourt-open-block', id: 'b1', text: 'Utes', nth: 2 },
    { kind: 'open-block', id: 'b1', text: 'Utes', nth: 2 },
  ],
  [
    { type: 'forecourt-show-block', id: 'b1' },
    { kind: 'show-block', id: 'b1' },
  ],
  [{ type: 'forecourt-show-block', id: 3 }, null],
  [{ type: 'payload-live-preview', ready: true }, { kind: 'ready' }],
  [
    { type: 'forecourt-press-link', href: '/search', place: 'content', id: 'b1', text: 'All cars', nth: 1, isByKey: true },
    { kind: 'press-link', href: '/search', place: 'content', id: 'b1', text: 'All cars', nth: 1, isByKey: true },
  ],
  [
    { type: 'forecourt-press-link', href: { evil: 1 }, place: 'footer', id: 7 },
    { kind: 'press-link', href: '', place: 'footer', id: '', text: '', nth: 0, isByKey: false },
  ],
  [{ type: 'forecourt-press-link', href: '/search', place: 'sidebar' }, null],
  [
    { type: 'forecourt-may-type', id: 'b1', text: 'Utes', nth: 0 },
    { kind: 'may-type', id: 'b1', text: 'Utes', nth: 0 },
  ],
  [
    { type: 'forecourt-begin-typing', id: 'b1', text: 'Utes', nth: 0 },
    { kind: 'begin-typing', id: 'b1', text: 'Utes', nth: 0 },
  ],
  [
    { type: 'forecourt-typed', value: 'Utes\u00a0and\nvans' },
    { kind: 'typed', value: 'Utes and vans' },
  ],
  [
    { type: 'forecourt-typed', value: { html: '<b>' } },
    { kind: 'typed', value: '' },
  ],
  [{ type: 'forecourt-end-typing' }, { kind: 'end-typing' }],
  [
    { type: 'forecourt-move-block', id: 'b1', before: 'b2' },
    { kind: 'move-block', id: 'b1', before: 'b2' },
  ],
  [
    { type: 'forecourt-add-block', before: 7 },
    { kind: 'add-block', id: '', before: null },
  ],
  [{ type: 'forecourt-move-block', before: 'b2' }, null],
  ['webpackOk', null],
  [null, null],
])('ADM-02, ADM-03, EDT-06, EDT-07, EDT-08: %j is read as %j', (data, message) => {
  expect(readPreviewMessage(data)).toEqual(message)
})

test('ADM-02: in a page of 40 blocks, only the edited one is rendered again', () => {
  const layoutOf = (heading: string) =>
    Array.from({ length: 40 }, (_, at) => ({ id: `b${at}`, blockType: 'faq', heading: at === 7 ? heading : 'Same' }))
  const before = readFormBlocks({ layout: layoutOf('Before') })
  const rendered = new Map(before.map(({ id, text }) => [id, text]))
  const after = readFormBlocks({ layout: layoutOf('After') })
  expect(listChangedBlocks(after, rendered).map(({ id }) => id)).toEqual(['b7'])
  expect(listChangedBlocks(after.toReversed(), rendered).map(({ id }) => id)).toEqual(['b7'])
})

test('ADM-02: a form that differs from the stored page only in empty fields and key order isn’t rendered again', () => {
  const stored = { id: 'b1', blockType: 'callToAction', heading: 'Utes', text: null, link: { label: null, href: null }, chips: [] }
  const typed = { blockType: 'callToAction', chips: 0, link: { href: '' }, text: '', heading: 'Utes', id: 'b1' }
  const rendered = new Map(readFormBlocks({ layout: [stored] }).map(({ id, text }) => [id, text]))
  const changedBy = (block: object) => listChangedBlocks(readFormBlocks({ layout: [block] }), rendered).map(({ id }) => id)
  expect(changedBy({ ...typed, chips: [] })).toEqual([])
  expect(changedBy(typed)).toEqual(['b1'])
  expect(changedBy({ ...typed, chips: [], heading: 'Utes until June' })).toEqual(['b1'])
  expect(changedBy({ ...typed, chips: [], link: { href: '/eofy' } })).toEqual(['b1'])
})

test('ADM-02: a row without id or type isn’t rendered yet', () => {
  expect(readFormBlocks({ layout: [{ id: 'a' }, { blockType: 'faq' }, null, { id: 'b', blockType: 'faq' }] }).map(({ id }) => id)).toEqual([
    'b',
  ])
  expect(readFormBlocks({})).toEqual([])
})

test('ADM-02, ADM-13: hiding the first block renders the next one again, because it may become the title', () => {
  const layoutOf = (isHidden: boolean) => [
    { id: 'a', blockType: 'callToAction', isHidden },
    { id: 'b', blockType: 'heroSlider' },
    { id: 'c', blockType: 'faq' },
  ]
  const rendered = new Map(readFormBlocks({ layout: layoutOf(false) }).map(({ id, text }) => [id, text]))
  const after = readFormBlocks({ layout: layoutOf(true) })
  expect(after.map(({ isFirst }) => isFirst)).toEqual([false, true, false])
  expect(listChangedBlocks(after, rendered).map(({ id }) => id)).toEqual(['a', 'b'])
})
