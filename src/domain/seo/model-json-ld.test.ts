import { expect, test } from 'vitest'
import { aModel } from '@tests/builders/model'
import { toBrandJsonLd, toModelJsonLd } from './model-json-ld'

const site = { origin: 'https://aurora.example', name: 'Aurora Australia' }

test('SEO-02: a model has its make, address, picture and prices in dollars', () => {
  expect(toModelJsonLd(aModel(), site)).toMatchObject({
    '@type': 'Car',
    name: 'Aurora Fjell',
    url: 'https://aurora.example/models/fjell',
    brand: { name: 'Aurora' },
    image: 'https://aurora.example/demo-media/4x4-silver-front-transparent.webp',
    offers: { lowPrice: 84_990, highPrice: 88_990, priceCurrency: 'AUD', offerCount: 1 },
  })
})

test('SEO-02: a model without a price has no offer and no null values', () => {
  const facts = toModelJsonLd(aModel({ fromPrice: null, variants: [], picture: null, shortDescription: null, status: 'coming_soon' }), site)
  expect(Object.keys(facts)).not.toContain('offers')
  expect(JSON.stringify(facts)).not.toContain('null')
})

test('SEO-02: a brand’s page names its brand', () => {
  expect(toBrandJsonLd({ name: 'Kia', path: '/kia/overview' }, site)).toMatchObject({
    url: 'https://aurora.example/kia/overview',
    about: { name: 'Kia' },
  })
})
