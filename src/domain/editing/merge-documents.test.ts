import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSameValue, mergeDocuments } from './merge-documents'

type Doc = { title: string; meta?: { title: string } | null; layout: { id: string; heading?: string; text?: string }[] }
const base: Doc = {
  title: 'a',
  layout: [
    { id: '1', heading: 'x', text: 'y' },
    { id: '2', heading: 'p' },
    { id: '3', heading: 'q' },
  ],
}
const change = (edit: (doc: Doc) => void) => {
  const copy = structuredClone(base)
  edit(copy)
  return copy
}
const merge = (mine: Doc, theirs: Doc) => mergeDocuments(base, mine, theirs)
const orderOf = (layout: unknown) => (Array.isArray(layout) ? layout.map(({ id }) => id).join('') : null)

test('EDT-02: keeps changes of two people in different fields of one block', () => {
  const { merged, conflicts } = merge(
    change((doc) => Object.assign(doc.layout[0] ?? {}, { heading: 'X' })),
    change((doc) => {
      Object.assign(doc.layout[0] ?? {}, { text: 'Y' })
      doc.meta = { title: 'Found' }
    }),
  )
  expect(merged).toMatchObject({ meta: { title: 'Found' }, layout: [{ id: '1', heading: 'X', text: 'Y' }, {}, {}] })
  expect(conflicts).toEqual([])
})

test('EDT-02: merges a block added by one side with a new order from the other', () => {
  const mine = change((doc) => void doc.layout.push({ id: '4' }))
  const theirs = change((doc) => void doc.layout.unshift(...doc.layout.splice(2, 1)))
  expect(orderOf(merge(mine, theirs).merged.layout)).toBe('3412')
})

test('EDT-02: takes the default rows of a new block once, though form and server gave them different ids', () => {
  const rows = (prefix: string) =>
    ['Offers', 'Service'].map((title, at) => ({ id: `${prefix}${at}`, title, links: [{ id: prefix, to: '/' }] }))
  const block = { id: '1', blockType: 'shortcuts' }
  const docOf = (items?: unknown[]) => ({ layout: [{ ...block, ...(items ? { items } : {}) }] })
  const { merged, conflicts } = mergeDocuments(docOf(), docOf(rows('form')), docOf(rows('stored')))
  expect([merged, conflicts]).toEqual([docOf(rows('form')), []])
  // a list that existed gets the rows of both
  expect(mergeDocuments(docOf([]), docOf(rows('form')), docOf(rows('stored'))).merged).toEqual(docOf([...rows('form'), ...rows('stored')]))
})

test('EDT-02: keeps a block that one side removed and the other edited, and reports a conflict', () => {
  const removed = change((doc) => void doc.layout.splice(1, 1))
  const edited = change((doc) => Object.assign(doc.layout[1] ?? {}, { heading: 'P' }))
  const { merged, conflicts } = merge(removed, edited)
  expect(merged.layout).toEqual(edited.layout)
  expect(conflicts).toEqual([{ kind: 'removed', path: ['layout', '#2'], mine: undefined, theirs: { id: '2', heading: 'P' } }])
  expect(merge(edited, removed).conflicts).toEqual([
    { kind: 'removed', path: ['layout', '#2'], mine: { id: '2', heading: 'P' }, theirs: undefined },
  ])
})

test('EDT-02: removes a block that one side removed and nobody edited', () => {
  const { merged } = merge(
    change((doc) => void doc.layout.splice(1, 1)),
    change((doc) => void (doc.title = 'b')),
  )
  expect([merged.title, orderOf(merged.layout)]).toEqual(['b', '13'])
})

test('EDT-02: when both changed one field, keeps mine and reports both values', () => {
  const { merged, conflicts } = merge(
    change((doc) => void (doc.title = 'mine')),
    change((doc) => void (doc.title = 'theirs')),
  )
  expect(merged.title).toBe('mine')
  expect(conflicts).toEqual([{ kind: 'changed', path: ['title'], mine: 'mine', theirs: 'theirs' }])
})

test('EDT-02: a rich text is one value', () => {
  const text = (words: string) => ({ root: { children: [{ text: words }] } })
  const { conflicts } = mergeDocuments({ body: text('a') }, { body: text('b') }, { body: text('c') })
  expect(conflicts).toHaveLength(1)
})

test.each([
  [null, undefined],
  ['', null],
  [[], undefined],
  [{ a: null }, {}],
  [false, null],
])('EDT-02: %j and %j both mean nothing', (one, other) => {
  expect(isSameValue(one, other)).toBe(true)
})

/** An edit by one person: what they do to a row that exists at that time. */
type Edit = { kind: 'text' | 'add' | 'move' | 'remove' | 'title'; at: number; to: number }
const edits = fc.array(
  fc.record({ kind: fc.constantFrom<Edit['kind'][]>('text', 'text', 'add', 'move', 'remove', 'title'), at: fc.nat(20), to: fc.nat(20) }),
  {
    maxLength: 12,
  },
)

/** Applies one person's edits under their mark. Each edit writes different fields and rows. */
function apply(doc: Doc, mark: 'a' | 'b', list: Edit[]) {
  const made = structuredClone(doc)
  const wishes = new Map<string, string>()
  const added = new Set<string>()
  const removed = new Set<string>()
  const field = mark === 'a' ? ('heading' as const) : ('text' as const)
  list.forEach(({ kind, at, to }, number) => {
    const row = made.layout[at % Math.max(1, made.layout.length)]
    if (kind === 'title') return mark === 'a' ? void (made.title = `a${number}`) : void (made.meta = { title: `b${number}` })
    if (kind === 'add') {
      const id = `${mark}${number}`
      added.add(id)
      return void made.layout.splice(to % (made.layout.length + 1), 0, { id })
    }
    if (!row) return
    if (kind === 'text') {
      row[field] = `${mark}${number}`
      return void wishes.set(row.id, row[field])
    }
    made.layout.splice(made.layout.indexOf(row), 1)
    if (kind === 'move') return void made.layout.splice(to % (made.layout.length + 1), 0, row)
    removed.add(row.id)
    wishes.delete(row.id)
    added.delete(row.id)
  })
  return { made, wishes, added, removed, field }
}

test('EDT-02: random edits by two people in any order lose nothing: the merge has the texts, new blocks and removals of both', () => {
  fc.assert(
    fc.property(edits, edits, (ofA, ofB) => {
      const [a, b] = [apply(base, 'a', ofA), apply(base, 'b', ofB)]
      const { merged } = mergeDocuments(base, a.made, b.made)
      const layout: Doc['layout'] = Array.isArray(merged.layout) ? merged.layout : []
      const byId = new Map(layout.map((row) => [row.id, row]))
      expect(byId.size).toBe(layout.length)
      for (const { wishes, added, field } of [a, b]) {
        for (const [id, words] of wishes) expect(byId.get(id)?.[field]).toBe(words)
        for (const id of added) expect(byId.has(id)).toBe(true)
      }
      for (const [one, other] of [
        [a, b],
        [b, a],
      ] as const)
        for (const id of one.removed) expect(byId.has(id)).toBe(other.wishes.has(id))
      expect(merged.title).toBe(a.made.title)
      expect(merged.meta).toEqual(b.made.meta)
    }),
    { numRuns: 500 },
  )
})

test('EDT-02: a merge with an unchanged document is the other side, and repeating a merge changes nothing', () => {
  fc.assert(
    fc.property(edits, edits, (ofA, ofB) => {
      const [a, b] = [apply(base, 'a', ofA).made, apply(base, 'b', ofB).made]
      expect(mergeDocuments(base, a, base).merged).toEqual(a)
      expect(mergeDocuments(base, base, b).merged).toEqual(b)
      const { merged } = mergeDocuments(base, a, b)
      expect(mergeDocuments(b, merged, b).merged).toEqual(merged)
    }),
  )
})
