import { isRecord } from '../json/is-record'
import type { TemplateName } from '../tenant/template'
import { SAMPLE_TEXTS, type SampleTexts } from './sample-texts'

/** The field of a new block and its sample: a text, formatted text with one paragraph, rows, or a picture of the site. */
export type SampleField =
  | { kind: 'text' | 'formatted'; name: string; value: string }
  | { kind: 'rows'; name: string; rows: readonly (readonly SampleField[])[] }
  | { kind: 'picture'; name: string }

const text = (name: string, value: string): SampleField => ({ kind: 'text', name, value })
const formatted = (name: string, value: string): SampleField => ({ kind: 'formatted', name, value })
const rows = <Row extends object>(name: string, of: readonly Row[], toRow: (row: Row) => SampleField[]): SampleField => ({
  kind: 'rows',
  name,
  rows: of.map(toRow),
})
const titled = (row: { title: string; text: string }) => [text('title', row.title), text('text', row.text)]

/** The blocks whose content people write themselves. The others show what the site has, such as its stock or locations. */
const SAMPLES: Readonly<Record<string, (texts: SampleTexts) => SampleField[]>> = {
  callToAction: (of) => [text('heading', of.heading), text('text', of.text)],
  columns: (of) => [rows('columns', of.columns, (one) => [text('heading', one.heading), formatted('content', one.text)])],
  countdown: (of) => [text('heading', of.countdown)],
  heroSlider: ({ slide }) => [rows('slides', [slide], (one) => [text('heading', one.heading), text('text', one.text)])],
  imageText: (of) => [text('heading', of.heading), formatted('content', of.story), { kind: 'picture', name: 'image' }],
  media: (of) => [{ kind: 'picture', name: 'image' }, text('caption', of.caption)],
  richText: (of) => [formatted('content', of.story)],
  steps: (of) => [rows('steps', of.steps, titled)],
  stockCarousel: (of) => [text('heading', of.cars)],
  video: (of) => [text('title', of.video)],
  whyBuy: (of) => [rows('reasons', of.reasons, titled)],
}

/** Returns the sample content of a new block in the voice of the tenant's template; empty for a block that needs none (EDT-09). */
export function listSampleFields(blockType: string, template: TemplateName): SampleField[] {
  return Object.hasOwn(SAMPLES, blockType) ? (SAMPLES[blockType]?.(SAMPLE_TEXTS[template]) ?? []) : []
}

function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listTexts) : []
}

const ALL: ReadonlySet<string> = new Set(listTexts(SAMPLE_TEXTS))
const isSample = (value: unknown) => typeof value === 'string' && ALL.has(value.trim())

/** A formatted text is a single field, so it is found by any of its texts. */
function isSampleParagraph(value: unknown): boolean {
  return isRecord(value) && isRecord(value.root) && listTexts(value.root).some(isSample)
}

/**
 * Lists the fields of a block whose text is still a sample of any template (EDT-09), as paths such as `steps.0.title`. Typed texts are
 * compared, so a block that was copied or moved is found as well.
 */
export function findSamples(value: unknown, at: readonly string[] = []): string[] {
  if (isSample(value) || isSampleParagraph(value)) return [at.join('.')]
  if (typeof value !== 'object' || value === null || (isRecord(value) && isRecord(value.root))) return []
  return Object.entries(value).flatMap(([name, one]) => findSamples(one, [...at, name]))
}

/** Reads the ids of the blocks whose samples are kept on purpose. Anything else counts as none. */
export function readKeptSamples(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []
}

const MAX_KEPT = 200
/** Characters of a block's id. */
const MAX_ID = 40

/** Returns why the kept samples of a page are invalid, or null. */
export function explainBadKeptSamples(value: unknown): string | null {
  if (value === null || value === undefined) return null
  const isList = Array.isArray(value) && value.length <= MAX_KEPT && value.every((one) => typeof one === 'string' && one.length <= MAX_ID)
  return isList ? null : `Kept samples are a list of at most ${MAX_KEPT} ids of blocks.`
}

/** Returns the list of kept samples with a block added or removed. */
export function withKeptSample(value: unknown, id: string, isKept: boolean): string[] {
  const others = readKeptSamples(value).filter((one) => one !== id)
  return isKept ? [...others, id].slice(-MAX_KEPT) : others
}

/** Names the fields of sample texts for people, each once: `steps.0.title` and `steps.1.title` are the title. */
export function nameSampleFields(paths: readonly string[]): string {
  const names = paths.map((path) => path.split('.').at(-1) ?? '').map((name) => (name === 'content' ? 'text' : name))
  return [...new Set(names)].join(', ')
}

type WithSamples = { layout?: unknown; keptSamples?: unknown }

/** Lists the blocks of a page with samples that visitors would see and that nobody keeps on purpose. */
function listSampleBlocks({ layout, keptSamples }: WithSamples): { id: string; place: number; paths: string[] }[] {
  const kept = readKeptSamples(keptSamples)
  const blocks: unknown[] = Array.isArray(layout) ? layout : []
  return blocks.flatMap((block, place) => {
    if (!isRecord(block) || block.isHidden === true) return []
    const id = typeof block.id === 'string' ? block.id : ''
    // a form and a stored block have their fields in different orders
    const paths = kept.includes(id) ? [] : findSamples(block).toSorted()
    return paths.length > 0 ? [{ id, place, paths }] : []
  })
}

/** Lists the ids of the blocks whose samples must be replaced before the page is published. */
export const listBlocksWithSamples = (page: WithSamples): string[] => listSampleBlocks(page).map(({ id }) => id)

/**
 * Lists the fields of a page that would be published with sample text, as paths such as `layout.2.heading` (EDT-09). Blocks that visitors
 * don't see and those kept on purpose don't count.
 */
export function listOpenSamples(page: WithSamples): string[] {
  return listSampleBlocks(page).flatMap(({ place, paths }) => paths.map((path) => `layout.${place}.${path}`))
}
