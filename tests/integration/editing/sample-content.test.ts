import { ValidationError } from 'payload'
import { beforeAll, expect, test } from 'vitest'
import { findSamples } from '@/domain/blocks/sample-content'
import { SAMPLE_TEXTS } from '@/domain/blocks/sample-texts'
import { payloadClient } from '@/server/process/payload-client'

const { heading, text } = SAMPLE_TEXTS.dealer
let tenant: number

beforeAll(async () => {
  const payload = await payloadClient()
  const { docs } = await payload.find({ collection: 'tenants', where: { slug: { equals: 'harbour' } }, depth: 0 })
  tenant = docs[0]?.id ?? 0
})

const cta = (words: { heading: string; text?: string; isHidden?: boolean }) => ({
  blockType: 'callToAction' as const,
  tone: 'plain' as const,
  ...words,
})

/** Creates a draft with an own block and a sample. */
async function makeDraft(path: string) {
  const payload = await payloadClient()
  const layout = [cta({ heading: 'Our own words' }), cta({ heading, text })]
  return payload.create({ collection: 'pages', data: { tenant, title: 'Samples', path, layout, _status: 'draft' }, draft: true })
}

/** Returns the fields that a refusal names. */
function readRefused(error: unknown): string[] {
  if (!(error instanceof ValidationError)) throw error
  expect(error.data.errors.map(({ message }) => message)).toEqual(error.data.errors.map(() => expect.stringContaining('still a sample')))
  return error.data.errors.map(({ path }) => path).toSorted()
}

test('EDT-09: a page with samples can be saved, but is published only once each is replaced, and the refusal names their fields', async () => {
  const payload = await payloadClient()
  const { id, layout } = await makeDraft('/samples-replaced')
  const publish = (data: object) => payload.update({ collection: 'pages', id, data: { ...data, _status: 'published' } })
  const [own, sample] = layout ?? []
  const paths = (data: object) => publish(data).then(() => [], readRefused)
  expect(await paths({})).toEqual(['layout.1.heading', 'layout.1.text'])
  expect(await paths({ layout: [own, { ...sample, text: 'Six days a week' }] })).toEqual(['layout.1.heading'])
  await publish({ layout: [own, { ...sample, heading: 'Come by', text: 'Six days a week' }] })
})

test('EDT-09: a sample is published if its block is kept on purpose or hidden from visitors', async () => {
  const payload = await payloadClient()
  const kept = await makeDraft('/samples-kept')
  const keptSamples = [String(kept.layout?.[1]?.id)]
  const published = await payload.update({ collection: 'pages', id: kept.id, data: { keptSamples, _status: 'published' } })
  expect(published).toMatchObject({ _status: 'published', keptSamples })
  const hidden = await makeDraft('/samples-hidden')
  const [own] = hidden.layout ?? []
  const layout = [...(own ? [own] : []), cta({ heading, isHidden: true })]
  expect(await payload.update({ collection: 'pages', id: hidden.id, data: { layout, _status: 'published' } })).toMatchObject({
    _status: 'published',
  })
})

test('EDT-09: no page of the demo has a text that counts as a sample', async () => {
  const payload = await payloadClient()
  const { docs } = await payload.find({ collection: 'pages', depth: 0, pagination: false })
  expect(docs.length).toBeGreaterThan(10)
  expect(
    docs.filter(({ layout }) => findSamples(layout).length > 0).flatMap(({ path }) => (path.startsWith('/samples-') ? [] : path)),
  ).toEqual([])
})
