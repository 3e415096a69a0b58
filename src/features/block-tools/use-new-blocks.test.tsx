// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SAMPLE_TEXTS } from '@/domain/blocks/sample-texts'
import { useNewBlocks } from './use-new-blocks'

const { form, getFormState, payloadsAddRow, fields } = vi.hoisted(() => {
  const state: { now: Record<string, { value?: unknown; rows?: { id: string }[] }> } = { now: {} }
  const dispatchFields = vi.fn((action: { state: typeof state.now }) => (state.now = action.state))
  const addRow = vi.fn()
  return {
    fields: state,
    payloadsAddRow: addRow,
    getFormState: vi.fn(),
    form: { addFieldRow: addRow, dispatchFields, getFields: () => state.now, setModified: vi.fn() },
  }
})
vi.mock('@payloadcms/ui', () => ({
  useForm: () => form,
  useFormFields: (select: (given: unknown[]) => unknown) => select([fields.now]),
  useDocumentInfo: () => ({ collectionSlug: 'pages' }),
  useServerFunctions: () => ({ getFormState }),
  useConfig: () => ({
    getEntityConfig: () => ({
      fields: [
        { type: 'text', name: 'title' },
        {
          type: 'tabs',
          tabs: [
            { fields: [{ type: 'blocks', name: 'layout', blocks: [{ slug: 'callToAction', labels: { singular: 'Call to action' } }] }] },
          ],
        },
      ],
    }),
  }),
}))
vi.mock('./block-label', () => ({ BlockLabel: () => null }))

const PICKED = { path: 'layout', blockType: 'callToAction', rowIndex: 1, schemaPath: 'pages.layout' }

function Tools() {
  useNewBlocks()
  return null
}

afterEach(cleanup)

beforeEach(() => {
  vi.clearAllMocks()
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ template: 'dealer' })))
  fields.now = {
    tenant: { value: 7 },
    layout: { value: 2, rows: [{ id: 'a' }, { id: 'b' }] },
    'layout.0.heading': { value: 'A' },
    'layout.1.heading': { value: 'B' },
  }
})

test('EDT-30: a picked block asks the server once, for its row alone with its samples, and is complete at once', async () => {
  getFormState.mockResolvedValue({ state: { heading: { value: 'From the server' }, isHidden: { value: false } } })
  render(<Tools />)
  await act(async () => {
    form.addFieldRow(PICKED)
    await vi.waitFor(() => expect(form.setModified).toHaveBeenCalled())
  })
  expect(getFormState).toHaveBeenCalledOnce()
  const [asked] = getFormState.mock.calls[0] ?? []
  expect(asked).toMatchObject({ schemaPath: 'pages._index-1-0.layout.callToAction', data: { heading: SAMPLE_TEXTS.dealer.heading } })
  expect(asked).not.toHaveProperty('formState')
  expect(payloadsAddRow).not.toHaveBeenCalled()
  expect(fields.now.layout?.rows?.map(({ id }) => id)).toEqual(['a', asked.data.id, 'b'])
  expect(fields.now.layout?.rows?.[1]).toMatchObject({ blockType: 'callToAction', isLoading: false })
  expect(fields.now['layout.1.heading']).toMatchObject({ value: 'From the server', valid: true, passesCondition: true })
  expect(fields.now['layout.2.heading']).toEqual({ value: 'B' })
})

test('EDT-30: without an answer, and for rows within blocks, Payload adds the row itself', async () => {
  getFormState.mockResolvedValue({ state: null })
  const { unmount } = render(<Tools />)
  await act(async () => {
    form.addFieldRow(PICKED)
    await vi.waitFor(() =>
      expect(payloadsAddRow).toHaveBeenCalledWith(expect.objectContaining({ path: 'layout', blockType: 'callToAction', rowIndex: 1 })),
    )
  })
  const inner = { path: 'layout.0.steps', rowIndex: 0, schemaPath: 'pages.layout.steps.steps' }
  form.addFieldRow(inner)
  expect(payloadsAddRow).toHaveBeenLastCalledWith(inner)
  expect(getFormState).toHaveBeenCalledOnce()
  // Payload sets the function anew with each render of its form
  const newer = vi.fn()
  form.addFieldRow = newer
  form.addFieldRow(inner)
  expect(newer).toHaveBeenCalledWith(inner)
  unmount()
  expect(form.addFieldRow).toBe(newer)
})
