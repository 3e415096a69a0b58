// @vitest-environment jsdom
import type { FormState } from 'payload'
import { expect, test } from 'vitest'
import { fillForm } from './fill-form'
import { readForm } from './read-form'
import type { Values } from './saver'

const ROWS_OF_OTHERS = [{ id: 'new', text: 'theirs' }]

const row = (id: string) => ({ id, blockType: 'text' })

function toState(rows: readonly { id: string; text: string }[]): FormState {
  const fields = rows.flatMap(({ id, text }, at) => [
    [`layout.${at}.id`, { value: id }] as const,
    [`layout.${at}.blockType`, { value: 'text' }] as const,
    [`layout.${at}.text`, { value: text }] as const,
  ])
  return { layout: { value: rows.length, disableFormData: true, rows: rows.map(({ id }) => row(id)) }, ...Object.fromEntries(fields) }
}

test('EDT-02: rows of others come into the form after one pause, also when somebody typed during it', async () => {
  let fields = toState([{ id: 'a', text: 'one' }])
  const typed = readForm(fields)
  const target = readForm(toState([...ROWS_OF_OTHERS, { id: 'a', text: 'one' }]))
  const drawn: Values[] = []
  let pauses = 0
  const ports = {
    getFields: () => fields,
    dispatch: (action: { type: string; state?: FormState }) => {
      if (action.state) fields = action.state
    },
    pause: async () => {
      pauses += 1
      fields = toState([{ id: 'a', text: `typed ${pauses}` }])
    },
    drawState: async (values: Values) => {
      drawn.push(values)
      return toState([...ROWS_OF_OTHERS, { id: 'a', text: 'typed 1' }])
    },
  }
  await fillForm(ports, target, typed)
  expect(pauses).toBe(1)
  expect(drawn).toMatchObject([{ layout: [{ id: 'new' }, { id: 'a', text: 'typed 1' }] }])
  expect(fields.layout?.rows?.map(({ id }) => id)).toEqual(['new', 'a'])
})
