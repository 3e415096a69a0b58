import { afterEach, beforeAll, expect, test } from 'vitest'
import { findPage } from '@/server/content/find-page'
import { payloadClient } from '@/server/process/payload-client'
import type { SharedSection } from '@payload-types'
import { editSection, findEntry, ids, makeSection, NOW, openGroup, patch, PATH, putOnPage, removeMade } from './group-sites'

beforeAll(openGroup, 60_000)
afterEach(removeMade)

const paragraph = (text: string) => ({
  root: {
    ...{ type: 'root', direction: null, format: '' as const, indent: 0, version: 1 },
    children: [{ type: 'paragraph', version: 1, children: [{ type: 'text', version: 1, text }] }],
  },
})
const SLIDES = { block: 'h1', path: ['slides'] }
const TEXT = { block: 't1', path: ['content'] }

const layoutWith = (image: number, text = 'The group’s words'): NonNullable<SharedSection['layout']> => [
  { blockType: 'richText', id: 't1', width: 'reading', content: paragraph(text) },
  { blockType: 'heroSlider', id: 'h1', slides: [{ id: 's1', heading: 'The group’s slide', tone: 'brand', image }] },
]

async function pictureOf(tenant: number): Promise<number> {
  const { docs } = await (await payloadClient()).find({ collection: 'media', where: { tenant: { equals: tenant } }, limit: 1 })
  return docs[0]?.id ?? 0
}

/** The words of the texts and the headings of the slides that visitors of a site see. */
async function readShown(slug: 'harbour' | 'summit'): Promise<string[]> {
  const page = await findPage(ids[slug], PATH, NOW)
  return (page?.layout ?? []).flatMap((block) => {
    if (block.blockType === 'richText') return /"text":"([^"]*)"/.exec(JSON.stringify(block.content))?.[1] ?? []
    return block.blockType === 'heroSlider' ? block.slides.map(({ heading, image }) => `${heading} ${String(image)}`) : []
  })
}

async function share() {
  const image = await pictureOf(ids.meridian)
  const section = await makeSection({ layout: layoutWith(image), openFields: [SLIDES, TEXT] })
  const entry = await findEntry(section, 'harbour')
  await putOnPage('harbour', entry)
  await putOnPage('summit', await findEntry(section, 'summit'))
  return { image, section, entry }
}

test('EDT-25, ADM-11: a site has its own formatted text and its own rows of a list, keeps them over the group’s edits, and gives both back', async () => {
  const { image, section, entry } = await share()
  const groups = ['The group’s words', `The group’s slide ${image}`]
  expect([await readShown('harbour'), await readShown('summit')]).toEqual([groups, groups])
  const own = await pictureOf(ids.harbour)
  const rows = [
    { id: 'n1', heading: 'Ours', tone: 'light', image: own },
    { id: 's1', heading: 'The group’s, changed', tone: 'brand', image },
  ]
  const ownValues = [
    { ...TEXT, value: paragraph('Our words') },
    { ...SLIDES, value: rows },
  ]
  const saved = await patch('harbour', entry, { ownValues, _status: 'published' })
  expect(saved.status, saved.text).toBe(200)
  const mine = ['Our words', `Ours ${own}`, `The group’s, changed ${image}`]
  expect([await readShown('harbour'), await readShown('summit')]).toEqual([mine, groups])
  await editSection(section, { layout: layoutWith(image, 'Newer words') })
  expect([await readShown('harbour'), await readShown('summit')]).toEqual([mine, ['Newer words', groups[1]]])
  expect((await patch('harbour', entry, { ownValues: [ownValues[1]], _status: 'published' })).status).toBe(200)
  expect(await readShown('harbour')).toEqual(['Newer words', ...mine.slice(1)])
  expect((await patch('harbour', entry, { ownValues: [], _status: 'published' })).status).toBe(200)
  expect(await readShown('harbour')).toEqual(['Newer words', groups[1]])
})

test('EDT-25, SEC-01: own rows with another site’s picture are refused; the group’s pictures of the same section may stay in them', async () => {
  const { image, entry } = await share()
  const send = (picture: number, status = 'published') =>
    patch('harbour', entry, {
      ownValues: [{ ...SLIDES, value: [{ id: 'n1', heading: 'Ours', tone: 'light', image: picture }] }],
      _status: status,
    })
  for (const status of ['published', 'draft']) {
    const refused = await send(await pictureOf(ids.drifter), status)
    expect([refused.status, refused.text.includes('Slides')]).toEqual([400, true])
  }
  expect((await send(image)).status).toBe(200)
})

test('EDT-25: rows that can’t be shown stay in a draft and are refused on publishing, with what is wrong', async () => {
  const { image, entry } = await share()
  const ownValues = [{ ...SLIDES, value: [{ id: 'n1', heading: '', tone: 'light', image: null }] }]
  expect((await patch('harbour', entry, { ownValues, _status: 'draft' }, '?draft=true')).status).toBe(200)
  const refused = await patch('harbour', entry, { ownValues, _status: 'published' })
  expect(refused.status).toBe(400)
  expect(refused.text).toContain('1 > Heading: This can’t be empty')
  expect(await readShown('harbour')).toEqual(['The group’s words', `The group’s slide ${image}`])
})
