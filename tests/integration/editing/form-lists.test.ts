import { expect, test } from 'vitest'
import { toStoredBlock } from '@/server/content/to-stored-block'

test('ADM-02: lists without rows are lists in the preview too, also within rows: a form has the number 0 for them', async () => {
  expect(await toStoredBlock({ id: 'a', blockType: 'searchPanel', heading: 'Find a car', chips: 0 })).toEqual({
    id: 'a',
    blockType: 'searchPanel',
    heading: 'Find a car',
    chips: [],
  })
  const columns = { id: 'b', blockType: 'heroSlider', slides: [{ id: 'c', heading: 'Winter', link: { label: 'All cars' } }] }
  expect(await toStoredBlock(columns)).toEqual(columns)
})

test('ADM-02: what is no block of a page stays as it was typed', async () => {
  expect(await toStoredBlock({ blockType: 'nothing', chips: 0 })).toEqual({ blockType: 'nothing', chips: 0 })
  expect(await toStoredBlock(null)).toBeNull()
})

test('SEC-06: what is typed into a form is drawn with the form of its fields alone', async () => {
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
