import { expect, test } from 'vitest'
import { toArticleJsonLd, toFaqJsonLd, toItemListJsonLd } from './page-json-ld'

const site = { origin: 'https://harbour.example', name: 'Harbour' }
const answer = { root: { children: [{ type: 'paragraph', children: [{ type: 'text', text: 'Within two days.' }] }] } }

test('SEO-02: lists a page’s questions with their answers and leaves out those without one', () => {
  expect(
    toFaqJsonLd([
      { question: 'When?', answer },
      { question: 'Why?', answer: { root: { children: [] } } },
    ]),
  ).toEqual({
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: [{ '@type': 'Question', name: 'When?', acceptedAnswer: { '@type': 'Answer', text: 'Within two days.' } }],
  })
  expect(toFaqJsonLd([])).toBeNull()
})

test('SEO-02, WEB-02: lists the cars of a results page in order, with their names', () => {
  const cars = [
    { name: '2024 Toyota Yaris', path: '/cars/yaris' },
    { name: '2023 Hyundai Kona', path: '/cars/kona' },
  ]
  expect(toItemListJsonLd(cars, site.origin)).toMatchObject({
    '@type': 'ItemList',
    numberOfItems: 2,
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: '2024 Toyota Yaris', url: 'https://harbour.example/cars/yaris' },
      { position: 2, name: '2023 Hyundai Kona', url: 'https://harbour.example/cars/kona' },
    ],
  })
  expect(toItemListJsonLd([], site.origin)).toBeNull()
})

test('SEO-02, CMS-07: an article has its dates and author, and no unknown values', () => {
  const facts = { title: 'Towing', path: '/blog/towing', description: 'What a ute tows.', picture: '/media/ute.webp' }
  expect(toArticleJsonLd({ ...facts, publishedAt: 1_782_820_800, changedAt: null }, site)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    headline: 'Towing',
    url: 'https://harbour.example/blog/towing',
    description: 'What a ute tows.',
    image: 'https://harbour.example/media/ute.webp',
    datePublished: '2026-06-30T12:00:00.000Z',
    author: { '@type': 'Organization', name: 'Harbour', url: 'https://harbour.example' },
    publisher: { '@type': 'Organization', name: 'Harbour', url: 'https://harbour.example' },
  })
  const bare = toArticleJsonLd({ ...facts, picture: null, publishedAt: null, changedAt: null }, site)
  expect(Object.values(bare)).not.toContain(null)
  expect(bare).not.toHaveProperty('image')
})
