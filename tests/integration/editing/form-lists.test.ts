import { expect, test } from 'vitest'
import { toStoredBlock } from '@/server/content/to-stored-block'

test('ADM-02: empty lists are lists in the preview too, also within rows, although forms send the number 0', async () => {
  expect(await toStoredBlock({ id: 'a', blockType: 'searchPanel', heading: 'Find a car', chips: 0 })).toEqual({
    id: 'a',
    blockType: 'searchPanel',
    heading: 'Find a car',
    chips: [],
  })
  const columns = { id: 'b', blockType: 'heroSlider', slides: [{ id: 'c', heading: 'Winter', link: { label: 'All cars' } }] }
  expect(await toStoredBlock(columns)).toEqual(columns)
})

test('ADM-02: values that are not blocks of a page are left unchanged', async () => {
  expect(await toStoredBlock({ blockType: 'nothing', chips: 0 })).toEqual({ blockType: 'nothing', chips: 0 })
  expect(await toStoredBlock(null)).toBeNull()
})

test('SEC-06: form values are rendered only in the shape of their fields', async () => {
  const markup = '"></use></svg><img src=x onerror=alert(1)>'
  const typed = {
    id: 'a',
    blockType: 'whyBuy',
    heading: { markup },
    reasons: [{ icon: markup, title: markup }, markup],
    link: { href: [markup] },
  }
  expect(await toStoredBlock(typed)).toMatchObject({
    heading: null,
    reasons: [{ icon: 'check-circle', title: markup }],
    link: { href: null },
  })
})
