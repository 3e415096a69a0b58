import { expect, test } from 'vitest'
import { keepAddress, noteShownAddress } from './keep-address'

const SHOWN = 'http://preview.localhost:3000/preview/harbour/7?ticket=a'
const NEWER = 'http://preview.localhost:3000/preview/harbour/7?ticket=b'

test.each([
  ['a refused answer keeps the shown address', { message: 'Unauthorized' }, true, SHOWN],
  ['an empty address keeps the shown one', { state: {}, livePreviewURL: '' }, true, SHOWN],
  ['a new address is taken', { state: {}, livePreviewURL: NEWER }, true, NEWER],
  ['an answer that should have none gets none', { state: {} }, false, undefined],
])('ADM-02: %s', async (_, answer, isAsked, address) => {
  noteShownAddress(SHOWN)
  noteShownAddress('')
  const getFormState = keepAddress(() => Promise.resolve(answer))
  const kept = await getFormState({
    operation: 'update',
    schemaPath: 'pages',
    docPermissions: { fields: true },
    docPreferences: { fields: {} },
    returnLivePreviewURL: isAsked,
  })
  expect('livePreviewURL' in kept ? kept.livePreviewURL : undefined).toBe(address)
})
