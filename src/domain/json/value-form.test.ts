import { describe, expect, test } from 'vitest'
import type { StoredField } from './stored-field'
import { explainWrongForm } from './value-form'

const MARKUP = '"><img src=x onerror=alert(1)>'
const choice = { options: [{ value: 'plain', label: 'Plain' }, 'tint'] }
const row = [{ name: 'text', type: 'text' }]

describe('the form of stored values', () => {
  test.each<[Partial<StoredField> & { type: string }, unknown[], unknown[]]>([
    [{ type: 'text' }, ['a', MARKUP, '', null, undefined], [1, true, {}, ['a'], { $$typeof: 1 }]],
    [{ type: 'text', hasMany: true }, [['a', 'b'], []], ['a', [1], {}]],
    [{ type: 'textarea' }, ['a\nb'], [{ a: 1 }, []]],
    [{ type: 'number' }, [0, -1, 2.5], ['1', Number.NaN, Number.POSITIVE_INFINITY, [1], {}]],
    [{ type: 'checkbox' }, [true, false], ['true', 1, {}]],
    [
      { type: 'date' },
      ['2026-12-25', '2026-12-25T10:00:00.000Z', '2026-12-25T10:00:00+10:00', new Date(0)],
      ['x 1', '2026-13-45', 5, `2026-12-25${MARKUP}`],
    ],
    [{ type: 'select', ...choice }, ['plain', 'tint'], [MARKUP, ['plain'], { value: 'plain' }, 1, 'toString']],
    [{ type: 'select', hasMany: true, ...choice }, [['plain'], []], ['plain', [MARKUP]]],
    [{ type: 'radio', ...choice }, ['plain'], [MARKUP]],
    [{ type: 'upload', relationTo: 'media' }, [1, '1', { id: 1 }], [MARKUP, {}, [1], 1.5, { id: MARKUP }]],
    [{ type: 'relationship', relationTo: 'models', hasMany: true }, [[1, { id: 2 }]], [1, [MARKUP]]],
    [
      { type: 'relationship', relationTo: ['a', 'b'] },
      [{ relationTo: 'a', value: 1 }],
      [1, { relationTo: 'c', value: 1 }, { relationTo: 'a', value: MARKUP }],
    ],
    [{ type: 'point' }, [[1, 2]], [[1], ['1', '2'], 'x']],
    [{ type: 'group' }, [{}], ['x', [], 1]],
    [{ type: 'array', maxRows: 2, flattenedFields: row }, [[], [{ text: 'a' }]], [{}, 'x', ['x'], [{}, {}, {}]]],
    [
      { type: 'blocks', blocks: [{ slug: 'one', flattenedFields: row }] },
      [[{ blockType: 'one' }]],
      [[{ blockType: 'two' }], [{}], ['one'], [{ blockType: ['one'] }]],
    ],
    [{ type: 'json' }, [{ a: MARKUP }, [], 1], []],
    [{ type: 'unheard' }, [null], [1]],
  ])('SEC-06, SEC-07: %o', (form, good, bad) => {
    const field = { name: 'one', ...form }
    for (const value of good) expect(explainWrongForm(field, value), JSON.stringify(value)).toBeNull()
    for (const value of bad) expect(explainWrongForm(field, value), JSON.stringify(value)).toMatch(/\w+ \w+/)
  })

  test('SEC-07: the error for an invalid choice lists the options, unless there are many', () => {
    expect(explainWrongForm({ name: 'a', type: 'select', ...choice }, 'x')).toBe('Choose one of these: Plain, tint.')
    const many = Array.from({ length: 9 }, (_, at) => String(at))
    expect(explainWrongForm({ name: 'a', type: 'select', options: many }, 'x')).toMatch(/Choose one of the options/)
  })
})
