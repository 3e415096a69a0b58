import { expect, test } from 'vitest'
import { explainTakenModelSlug, findModelAt, listModelPaths, toModelHref, toModelPath } from './model-path'

const model = (slug: string, newSlug: string | null = null, overrideUrl: string | null = null) => ({ slug, newSlug, overrideUrl })

test.each([
  ['its slug', model('fjell'), '/models/fjell', '/models/fjell'],
  ['its new slug, if it has one', model('fjell', 'fjell-2027'), '/models/fjell-2027', '/models/fjell-2027'],
  ['its override path, if it has one', model('fjell', 'fjell-2027', '/fjell-launch'), '/fjell-launch', '/fjell-launch'],
  ['an override on another site', model('fjell', null, 'https://fjell.example/'), 'https://fjell.example/', '/models/fjell'],
  ['its slug if the override is unsafe', model('fjell', null, 'javascript:alert(1)'), '/models/fjell', '/models/fjell'],
  ['an override in the search, which isn’t its canonical path', model('fjell', null, '/search/fjell'), '/search/fjell', '/models/fjell'],
])('MOD-04: a model links to %s', (_, given, href, path) => {
  expect([toModelHref(given), toModelPath(given)]).toEqual([href, path])
})

test.each([
  [model('fjell'), ['/models/fjell', '/fjell']],
  [model('fjell', 'fjell-2027'), ['/models/fjell-2027', '/models/fjell', '/fjell-2027', '/fjell']],
  [model('fjell', null, '/Launch/'), ['/launch', '/models/fjell', '/fjell']],
  [model('search'), ['/models/search']],
  [model('contact'), ['/models/contact']],
  [model('fleet', null, '/special-offers'), ['/models/fleet']],
])('MOD-04: %j can be reached at its addresses, except top-level paths that fixed routes use', (given, paths) => {
  expect(listModelPaths(given)).toEqual(paths)
})

test.each(['fleet', 'service', 'finance', 'contact', 'careers', 'models', 'search', 'trade-in'])(
  'MOD-04: %s can’t be a model’s slug, because every site has that page',
  (slug) => {
    expect(explainTakenModelSlug(slug)).toBe(`Every site already has a page at /${slug}. Choose another slug, such as ${slug}-model.`)
    expect(explainTakenModelSlug(`${slug}-model`)).toBeNull()
  },
)

test('MOD-04: an empty slug isn’t reported as taken', () => {
  expect(explainTakenModelSlug('')).toBeNull()
})

test('MOD-04: the model that has an address now wins over the model that had it before', () => {
  const models = [model('vik', 'vik-classic'), model('holm', 'vik'), model('lund')]
  expect(findModelAt(models, '/models/vik')).toBe(models[1])
  expect(findModelAt(models, '/vik')).toBe(models[1])
  expect(findModelAt(models, '/vik-classic')).toBe(models[0])
  expect(findModelAt(models, '/lund')).toBe(models[2])
  expect(findModelAt(models, '/models/tind')).toBeNull()
})
