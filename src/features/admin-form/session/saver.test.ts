import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isSameValue, mergeDocuments } from '@/domain/editing/merge-documents'
import { Saver, type SaveAnswer, type Values } from './saver'

type Block = { id: string; heading?: string; text?: string }

/** A stored document that checks saves as the server does. */
class Store {
  version = 1
  values: Values
  writes = 0
  constructor(values: Values) {
    this.values = structuredClone(values)
  }
  read = () => ({ updatedAt: String(this.version), values: structuredClone(this.values) })
  save(values: Values, base: string): SaveAnswer {
    if (base !== String(this.version)) return { kind: 'late' }
    this.version += 1
    this.writes += 1
    this.values = structuredClone(values)
    return { kind: 'saved', version: this.read() }
  }
}

const wait = (turns: number) => Array.from({ length: turns }).reduce<Promise<void>>((done) => done.then(() => undefined), Promise.resolve())

/** A form in memory. `delays` gives how many turns each call takes, so that edits can happen in between. */
function openForm(store: Store, delay: () => number = () => 0) {
  const opened = store.read()
  const form = { values: structuredClone(opened.values) }
  const sources: string[] = []
  let fault: SaveAnswer | null = null
  let isStuck = false
  const saver = new Saver(opened, {
    readForm: () => structuredClone(form.values),
    fillForm: async (target, typed, source) => {
      sources.push(source)
      await wait(delay())
      if (isStuck) throw new Error('not drawn')
      form.values = mergeDocuments(typed, form.values, target).merged
    },
    save: async (values, base) => {
      await wait(delay())
      const answer = fault ?? store.save(values, base)
      await wait(delay())
      return answer
    },
    readNewest: async () => {
      await wait(delay())
      return store.read()
    },
    onChange: () => undefined,
  })
  const stick = (isTrue: boolean) => (isStuck = isTrue)
  return { saver, form, sources, fail: (answer: SaveAnswer | null) => (fault = answer), stick }
}

const BLOCKS: Block[] = ['1', '2', '3', '4'].map((id) => ({ id, heading: `h${id}`, text: `t${id}` }))
const DOC = { title: 'A', layout: BLOCKS }
const blocksIn = (values: Values): Block[] => (Array.isArray(values.layout) ? values.layout : [])

async function settle(...forms: ReturnType<typeof openForm>[]) {
  for (let round = 0; round < 6; round += 1)
    for (const { saver } of forms) {
      await saver.follow()
      await saver.save()
    }
}

describe('EDT-10: what comes into the form after a save', () => {
  test('is its own when the server only added to what was saved', async () => {
    const store = new Store(DOC)
    const save = store.save.bind(store)
    store.save = (values, base) => save({ ...values, layout: blocksIn(values).map((block) => ({ tone: 'light', ...block })) }, base)
    const a = openForm(store)
    a.form.values.title = 'By A'
    await a.saver.save()
    expect(a.form.values).toEqual(store.values)
    expect(a.sources).toEqual(['own'])
  })

  test('includes others’ changes after a late save and when someone else saved', async () => {
    const store = new Store(DOC)
    const [a, b] = [openForm(store), openForm(store)]
    a.form.values.title = 'By A'
    await a.saver.save()
    b.form.values.layout = BLOCKS.map((block) => ({ ...block, heading: 'By B' }))
    await b.saver.save()
    expect(b.sources).toEqual(['others'])
    await a.saver.follow()
    expect(a.sources).toEqual(['others'])
  })
})

describe('EDT-02: two forms of one document', () => {
  test('merges a late save with the newer version, and both forms end up equal', async () => {
    const store = new Store(DOC)
    const [a, b] = [openForm(store), openForm(store)]
    a.form.values.title = 'By A'
    await a.saver.save()
    Object.assign(blocksIn(b.form.values)[1] ?? {}, { heading: 'By B' })
    await b.saver.save()
    expect(store.values).toMatchObject({ title: 'By A', layout: [{}, { heading: 'By B' }, {}, {}] })
    expect([b.form.values.title, b.saver.state, b.saver.conflicts]).toEqual(['By A', 'saved', []])
    await a.saver.follow()
    expect(a.form.values).toEqual(store.values)
  })

  test('when both changed one field, keeps the stored value, leaves the typed one in the form, and lets a person choose', async () => {
    for (const side of ['mine', 'theirs'] as const) {
      const store = new Store(DOC)
      const [a, b] = [openForm(store), openForm(store)]
      a.form.values.title = 'By A'
      await a.saver.save()
      b.form.values.title = 'By B'
      await b.saver.save()
      expect([store.values.title, b.form.values.title]).toEqual(['By A', 'By B'])
      expect(b.saver.conflicts).toMatchObject([{ kind: 'changed', path: ['title'], theirs: 'By A' }])
      const writes = store.writes
      await b.saver.save()
      expect(store.writes).toBe(writes)
      const [conflict] = b.saver.conflicts
      if (conflict) await b.saver.choose(conflict, side)
      await b.saver.save()
      const chosen = side === 'mine' ? 'By B' : 'By A'
      expect([store.values.title, b.form.values.title, b.saver.conflicts]).toEqual([chosen, chosen, []])
    }
  })

  test('keeps a block that one removed and the other edited until somebody removes it', async () => {
    const store = new Store(DOC)
    const [a, b] = [openForm(store), openForm(store)]
    Object.assign(blocksIn(a.form.values)[0] ?? {}, { heading: 'Edited' })
    await a.saver.save()
    b.form.values.layout = BLOCKS.slice(1)
    await b.saver.save()
    expect(blocksIn(store.values)[0]).toMatchObject({ id: '1', heading: 'Edited' })
    expect(b.saver.conflicts).toMatchObject([{ kind: 'removed', isMineRemoved: true }])
    const [conflict] = b.saver.conflicts
    if (conflict) await b.saver.choose(conflict, 'mine')
    await b.saver.save()
    expect(blocksIn(store.values).map(({ id }) => id)).toEqual(['2', '3', '4'])
  })

  const steps = fc.array(
    fc.record({
      who: fc.nat(1),
      kind: fc.constantFrom('text', 'text', 'text', 'add', 'move', 'remove', 'save', 'save', 'follow'),
      at: fc.nat(9),
      to: fc.nat(9),
    }),
    { maxLength: 60 },
  )
  test('loses nothing with random edits and saves in any order, also during calls', async () => {
    await fc.assert(
      fc.asyncProperty(steps, fc.array(fc.nat(6), { minLength: 7, maxLength: 7 }), async (list, delays) => {
        let call = 0
        const delay = () => delays[(call += 1) % delays.length] ?? 0
        const store = new Store(DOC)
        const forms = [openForm(store, delay), openForm(store, delay)] as const
        const wishes = [new Map<string, string>(), new Map<string, string>()] as const
        const added = new Set<string>()
        const removed = new Set<string>()
        const calls: Promise<void>[] = []
        for (const [number, { who, kind, at, to }] of list.entries()) {
          const { form, saver } = forms[who === 0 ? 0 : 1]
          const blocks = [...blocksIn(form.values)]
          const block = blocks[at % Math.max(1, blocks.length)]
          const field = who === 0 ? 'heading' : 'text'
          if (kind === 'save') calls.push(saver.save())
          else if (kind === 'follow') calls.push(saver.follow())
          else if (kind === 'add') {
            added.add(`n${number}`)
            blocks.splice(to % (blocks.length + 1), 0, { id: `n${number}` })
          } else if (block && kind === 'text') {
            blocks[blocks.indexOf(block)] = { ...block, [field]: `${field}${number}` }
            wishes[who === 0 ? 0 : 1].set(block.id, `${field}${number}`)
          } else if (block && kind === 'move') {
            blocks.splice(blocks.indexOf(block), 1)
            blocks.splice(to % (blocks.length + 1), 0, block)
          } else if (block && kind === 'remove' && !added.has(block.id)) {
            blocks.splice(blocks.indexOf(block), 1)
            removed.add(block.id)
          }
          form.values = { ...form.values, layout: blocks }
          await wait(2)
        }
        await Promise.all(calls)
        await settle(...forms)
        const stored = new Map(blocksIn(store.values).map((block) => [block.id, block]))
        expect(stored.size).toBe(blocksIn(store.values).length)
        for (const [who, of] of wishes.entries())
          for (const [id, words] of of)
            if (!removed.has(id)) expect(stored.get(id)?.[who === 0 ? 'heading' : 'text'], `${id} of ${who}`).toBe(words)
        for (const id of added) expect(stored.has(id), `added ${id}`).toBe(true)
        for (const { form } of forms) expect(isSameValue(form.values, store.values)).toBe(true)
      }),
      { numRuns: 300 },
    )
  })
})

test.each(['refused', 'signedOut', 'away'] as const)(
  'EDT-02: after a save is answered with “%s”, the values stay in the form and are saved the next time',
  async (kind) => {
    const store = new Store(DOC)
    const { saver, form, fail } = openForm(store)
    form.values.title = 'Typed'
    fail({ kind })
    await saver.save()
    expect([saver.state, saver.isDirty(), form.values.title]).toEqual([kind, true, 'Typed'])
    fail(null)
    await saver.save()
    expect([saver.state, saver.isDirty(), store.values.title]).toEqual(['saved', false, 'Typed'])
  },
)

test('EDT-02: after a save whose result could not be drawn in the form, later edits stay and nothing comes back', async () => {
  const store = new Store(DOC)
  const [first, second] = [openForm(store), openForm(store)]
  second.form.values = { ...second.form.values, title: 'B', layout: [...BLOCKS, { id: 'theirs' }] }
  await second.saver.save()
  first.form.values = { ...first.form.values, layout: [...BLOCKS, { id: 'mine', text: 'one' }, { id: 'other', text: 'one' }] }
  first.stick(true)
  await expect(first.saver.save()).rejects.toThrow('not drawn')
  expect(blocksIn(store.values).map(({ id }) => id)).toEqual(expect.arrayContaining(['theirs', 'mine', 'other']))
  expect([first.saver.state, first.saver.isDirty()]).toEqual(['away', true])
  first.form.values = { ...first.form.values, layout: [...BLOCKS, { id: 'other', text: 'two' }] }
  first.stick(false)
  await settle(first, second)
  expect(first.saver.conflicts).toEqual([])
  expect(store.values.title).toBe('B')
  const added = blocksIn(store.values).slice(BLOCKS.length)
  expect(added.toSorted((one, two) => one.id.localeCompare(two.id))).toEqual([{ id: 'other', text: 'two' }, { id: 'theirs' }])
  expect(isSameValue(first.form.values, store.values)).toBe(true)
})

test('EDT-02: a form without a stored field, or with a default that is not stored, does not save endlessly', async () => {
  const store = new Store({ ...DOC, hidden: 'x' })
  const { saver, form } = openForm(store)
  form.values = { title: 'B', layout: BLOCKS, tone: 'plain' }
  for (let round = 0; round < 5; round += 1) await saver.save()
  expect(store.writes).toBeLessThanOrEqual(2)
})
