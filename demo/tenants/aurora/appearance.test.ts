import { expect, test } from 'vitest'
import { shorten } from '@/domain/text/truncate'
import { pickFront } from '@demo/seed/generate/pictures'
import { aurora } from './index'

const lookOf = (file: string) => file.split('-').slice(0, 2).join('-')
const looks = new Map(aurora.models.map(({ name, image }) => [name, lookOf(image?.file ?? '')]))

type Teaser = { words: string; file: string }

/** Lists everything with a picture and a title or link about exactly one model. A choice of paints shows others on purpose. */
function listTeasers(value: unknown): Teaser[] {
  if (Array.isArray(value)) return value.flatMap(listTeasers)
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.values(value).flatMap(listTeasers)
  const { heading = '', title = '', link, image } = Object.fromEntries(Object.entries(value))
  const file = typeof image === 'object' && image !== null && 'file' in image ? String(image.file) : null
  const target = typeof link === 'object' && link !== null && 'label' in link ? String(link.label) : ''
  return file === null ? inner : [...inner, { words: [heading, title, target].join(' '), file }]
}

const teasers = listTeasers([aurora.pages, aurora.promoCards, aurora.offers]).flatMap(({ words, file }) => {
  const named = [...looks.keys()].filter((name) => new RegExp(`\\b${name}\\b`).test(words))
  const [model] = named
  return named.length === 1 && model !== undefined ? [{ model, words, file }] : []
})

test('LOOK-19: a teaser about a model shows it in the body and colour of its model page', () => {
  expect(teasers.length).toBeGreaterThan(5)
  expect(teasers.filter(({ model, file }) => lookOf(file) !== looks.get(model))).toEqual([])
})

test('LOOK-19: cars in stock have the face of their model page, whose pictures show the first one', () => {
  for (const { image } of aurora.models) expect(image?.file).not.toMatch(/^[a-z0-9]+-b-/)
  for (const body of ['suv', '4x4', 'sedan', 'wagon', 'van', 'ute', 'hatch'] as const) expect(pickFront(body, 'Aurora')).toBe('a')
})

test('LOOK-19: the text of every model is written to the length of a small and a range card', () => {
  const cut = aurora.models.flatMap(({ name, shortDescription }) =>
    [75, 200].filter((limit) => shorten(shortDescription ?? '', limit).text.endsWith('…')).map((limit) => `${name} at ${limit}`),
  )
  expect(cut).toEqual([])
})
