import { expect, test } from 'vitest'
import { describePage, findFirstPicture } from './describe-page'

const page = { title: 'EOFY utes', name: 'Harbour City Motors', many: 'cars' }
const rich = (text: string) => ({ root: { children: [{ type: 'paragraph', children: [{ text }, { text: 'and more.' }] }] } })
const LONG =
  'Every ute in the yard is priced to move before the thirtieth of June, with on-road costs and a full tank included in what you pay at the counter.'

test.each<[string, unknown[], string | RegExp]>([
  ['SEO-01: the first text of the page', [{ blockType: 'heroSlider', slides: [{ heading: 'Utes', text: LONG }] }], LONG],
  [
    'SEO-01: the first text may be rich text',
    [{ blockType: 'richText', content: rich(LONG.slice(0, 60)) }],
    `${LONG.slice(0, 60)} and more.`,
  ],
  ['SEO-01: labels are skipped', [{ text: 'Save' }, { text: LONG }], LONG],
  ['SEO-01: a long text is shortened between words', [{ text: `${LONG} ${LONG}` }], /^Every ute .{100,160}…$/],
  ['SEO-01: without text, the title and the site’s name', [{ blockType: 'spacer' }], /^EOFY utes at Harbour City Motors/],
])('%s', (_, blocks, expected) => {
  const text = describePage(blocks, page)
  if (typeof expected === 'string') expect(text).toBe(expected)
  else expect(text).toMatch(expected)
  expect(text.length).toBeLessThanOrEqual(160)
})

test.each<[string, unknown[], number | null]>([
  ['SEO-01: the first picture at any depth', [{ heading: 'x' }, { slides: [{ image: null }, { image: 7 }] }, { image: 9 }], 7],
  ['SEO-01: a picture that is loaded with the page', [{ image: { id: 4 } }], 4],
  ['SEO-01: no picture', [{ blockType: 'spacer' }], null],
])('%s', (_, blocks, id) => {
  expect(findFirstPicture(blocks)).toBe(id)
})
