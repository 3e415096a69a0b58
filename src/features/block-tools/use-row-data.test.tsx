// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useRowData } from './use-row-data'

const { form, fields } = vi.hoisted(() => {
  const state: { now: Record<string, { value: unknown; disableFormData?: boolean; rows?: { id: string }[] }> } = { now: {} }
  const payloads = () => 'Payload’s'
  return { fields: state, form: { getFields: () => state.now, getDataByPath: payloads, getSiblingData: payloads } }
})
vi.mock('@payloadcms/ui', () => ({ useForm: () => form }))

function Follower() {
  useRowData()
  return null
}

const read = (path: string): unknown => Reflect.apply(form.getDataByPath, form, [path])
const readSiblings = (path: string): unknown => Reflect.apply(form.getSiblingData, form, [path])

afterEach(cleanup)

test('EDT-30: the values of a block are read from its own fields, and stay the same object while others are typed into', () => {
  fields.now = {
    title: { value: 'Page' },
    layout: { value: 2, disableFormData: true, rows: [{ id: 'a' }, { id: 'b' }] },
    'layout.0.heading': { value: 'A' },
    'layout.0.steps': { value: 0, rows: [] },
    'layout.1.heading': { value: 'B' },
  }
  const { unmount } = render(<Follower />)
  const first = read('layout.0')
  expect(first).toEqual({ heading: 'A', steps: [] })
  expect(readSiblings('layout.1')).toEqual({ heading: 'B' })
  expect(readSiblings('layout.1.heading')).toEqual({ heading: 'B' })
  expect(read('title')).toBe('Page')
  expect(read('layout')).toEqual([{ heading: 'A', steps: [] }, { heading: 'B' }])

  // a label whose values are the same object is not rendered again
  fields.now = { ...fields.now, 'layout.1.heading': { value: 'Typed' } }
  expect(read('layout.0')).toBe(first)
  expect(read('layout.1')).toEqual({ heading: 'Typed' })

  // the label of the first block reads nothing of the second
  const watched = new Proxy({ value: 'B' }, { get: () => expect.unreachable('Another block was read.') })
  fields.now = { ...fields.now, 'layout.0.heading': { value: 'C' }, 'layout.1.heading': watched }
  expect(read('layout.0')).toEqual({ heading: 'C', steps: [] })

  unmount()
  expect(read('layout.0')).toBe('Payload’s')
})
