import { z } from 'zod'
import { card } from './card'

const text = z.string()
const textOrNull = text.nullable()
const option = z.object({ value: text, label: text, count: z.int().nullable(), isChosen: z.boolean() })
const named = { name: text, label: text, summary: text, isSet: z.boolean() }

const track = z.object({
  lowest: z.number(),
  highest: z.number(),
  step: z.number(),
  low: z.number(),
  high: z.number(),
  bars: z.array(z.number()).nullable(),
  words: z.object({ prefix: text, suffix: text, isPlain: z.boolean() }),
})

/** A filter as its control shows it. */
const facet = z.discriminatedUnion('kind', [
  z.object({ ...named, kind: z.literal('checks'), options: z.array(option), unseen: z.int() }),
  z.object({ ...named, kind: z.literal('segments'), options: z.array(option), allHref: text }),
  z.object({ ...named, kind: z.literal('toggle'), option }),
  z.object({
    ...named,
    kind: z.literal('range'),
    ...{ min: text, max: text, prefix: text, unit: text, lowest: text, highest: text },
    track: track.nullable(),
  }),
])

const promo = z.object({
  tone: z.enum(['brand', 'action', 'plain']),
  title: text,
  lines: z.array(text),
  figure: z.object({ value: text, note: text }).nullable(),
  image: z.object({ url: text, alt: text }).nullable(),
  link: z.object({ label: text, href: text }).nullable(),
})

const cell = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('car'), key: text, card }),
  z.object({ kind: z.literal('promo'), key: text, promo }),
])

/** What a page without results offers instead (SRCH-23). */
const empty = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('panel'),
    ...{ text, nearTitle: text, title: text, noGain: text, clearHref: text, askHref: text },
    hints: z.array(z.object({ label: text, hint: textOrNull, gain: textOrNull, href: text })),
  }),
  z.object({ kind: z.literal('text'), text, nearTitle: text }),
])

const map = z.object({
  markers: z.array(
    z.object({ name: text, lat: z.number(), lng: z.number(), cars: z.array(z.object({ id: z.int(), name: text, path: text })) }),
  ),
  pins: z.array(z.object({ name: text, left: z.number(), top: z.number() })),
  scale: z.object({ label: text, share: z.number() }).nullable(),
})

/** The whole results page as data. `hits` are its vehicles, `cells` the grid with promotions between them (SRP-07). */
export const searchAnswer = z.object({
  hits: z.array(z.object({ id: z.int(), href: text })),
  address: text,
  formAction: text,
  heading: z.object({ counted: text, plain: text, short: textOrNull, countText: text, note: textOrNull }),
  modes: z.array(z.object({ label: text, href: text, isCurrent: z.boolean() })),
  count: z.int(),
  cells: z.array(cell),
  shown: z.object({ first: z.int(), last: z.int() }),
  isCentred: z.boolean(),
  chips: z.array(z.object({ label: text, href: text })),
  clearHref: text,
  facets: z.array(facet),
  nearby: z.object({
    ...{ postcode: text, distance: text, place: textOrNull, message: textOrNull },
    options: z.array(z.object({ value: text, label: text })),
  }),
  tow: z
    .object({
      limit: z.number().nullable(),
      cars: z.array(z.object({ name: text, limit: z.number(), source: z.object({ name: text, href: text }) })),
      missing: z.array(text),
      allHref: text,
    })
    .nullable(),
  query: text,
  sort: z.object({ ...{ name: text, label: text, value: text }, options: z.array(z.object({ value: text, label: text })) }),
  kept: z.array(z.object({ name: text, value: text })),
  page: z.int(),
  pages: z.int(),
  pageHrefs: z.record(z.string(), text),
  empty: empty.nullable(),
  near: z.array(card),
  map: map.nullable(),
  /** Milliseconds of the search. */
  ms: z.int(),
})
