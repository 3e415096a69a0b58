// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { isPhoneChoice, keepWideChoice } from './preview-choice'

const PATH = '/api/payload-preferences/collection-pages'
const call = vi.fn<typeof fetch>()
const showOn = (isNarrow: boolean) => vi.stubGlobal('matchMedia', () => ({ matches: isNarrow }))
const sent = async (value: object) =>
  JSON.parse(String((await keepWideChoice(call, PATH, { method: 'POST', body: JSON.stringify({ value }) }))?.body))

beforeEach(() => call.mockReset())

test('EDT-28: only a phone’s own choice of the preview is held back', () => {
  showOn(true)
  expect([isPhoneChoice(PATH, 'POST'), isPhoneChoice(PATH, 'GET'), isPhoneChoice('/api/pages/3', 'POST')]).toEqual([true, false, false])
  showOn(false)
  expect(isPhoneChoice(PATH, 'POST')).toBe(false)
})

test('EDT-28: closing the preview on a phone leaves the stored choice of the desktop', async () => {
  call.mockResolvedValueOnce(Response.json({ value: { editViewType: 'live-preview', limit: 10 } }))
  expect(await sent({ editViewType: 'default', limit: 25 })).toEqual({ value: { editViewType: 'live-preview', limit: 25 } })
})

test('EDT-28: without a stored choice a phone stores none, and other settings are sent as they are', async () => {
  call.mockResolvedValueOnce(Response.json({ message: 'not found' }, { status: 404 }))
  expect(await sent({ editViewType: 'default' })).toEqual({ value: {} })
  expect(await sent({ limit: 25 })).toEqual({ value: { limit: 25 } })
  expect(call).toHaveBeenCalledTimes(1)
})
