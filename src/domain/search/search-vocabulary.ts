import { COLOUR_FAMILIES } from '../vehicle/colour-family'
import type { ListAttribute } from './facets'
import { foldValue, splitWords } from './fold'
import type { SortId } from './sorts'

/** The names that a tenant's stock contains, as the facets of all its stock count them. */
export type SearchVocabulary = Partial<Record<'make' | 'make_model' | 'body' | 'fuel' | 'transmission' | 'drive', readonly string[]>>

/** What a name means in a search. */
export type WordMeaning = { kind: 'list'; values: readonly (readonly [ListAttribute, string])[] } | { kind: 'sort'; sortBy: SortId }

/** Meanings by their words, folded and joined: 'landcruiser', 'cx5', 'peoplemover'. Models are matched before figures: 'Mazda 3', 'Peugeot 2008'. */
export type KnownWords = { models: ReadonlyMap<string, WordMeaning>; facts: ReadonlyMap<string, WordMeaning> }

const MOST_WORDS = 5

/** Other words for values, of which a tenant's stock has some: the first value in stock is meant. */
const SYNONYMS: readonly (readonly [attribute: 'body' | 'fuel' | 'transmission' | 'drive', words: string, values: string])[] = [
  ['body', 'hatch|hatchback', 'hatch|hatchback'],
  ['body', 'pickup|pick up|utility|tray', 'ute'],
  ['body', 'cabriolet|cabrio|soft top|roadster', 'convertible'],
  ['body', 'estate|station wagon', 'wagon'],
  ['body', 'minivan|mpv', 'people mover'],
  ['body', 'campervan|camper van|rv', 'motorhome'],
  ['fuel', 'ev|evs|bev', 'electric'],
  ['fuel', 'phev|plug in|plug in hybrid|plugin|plugin hybrid', 'plug-in hybrid|phev|hybrid'],
  ['fuel', 'unleaded|ulp', 'petrol|petrol - unleaded ulp|unleaded petrol'],
  ['transmission', 'auto|autos', 'automatic'],
  ['transmission', 'stick|stick shift', 'manual'],
  ['drive', '4wd|4x4|four wheel drive|4 wheel drive', '4wd|4x4|four wheel drive'],
  ['drive', 'awd|all wheel drive', 'awd|all wheel drive'],
  ['drive', 'fwd|front wheel drive', 'fwd|front wheel drive|2wd'],
  ['drive', 'rwd|rear wheel drive', 'rwd|rear wheel drive'],
]

const CONDITIONS = { new: 'new', used: 'used', demo: 'demo', demos: 'demo', demonstrator: 'demo', secondhand: 'used', preowned: 'used' }

const ORDERS: Record<string, SortId> = {
  cheap: 'price-low',
  cheapest: 'price-low',
  lowestprice: 'price-low',
  dearest: 'price-high',
  newest: 'newest',
  latest: 'newest',
  lowkm: 'lowest-km',
  lowkms: 'lowest-km',
  lowkilometres: 'lowest-km',
}

const toKey = (text: string) => splitWords(text).join('')
const one = (attribute: ListAttribute, value: string): WordMeaning => ({ kind: 'list', values: [[attribute, value]] })

/** Adds a meaning for a name and its plurals. The first meaning of a word stays. */
function add(names: Map<string, WordMeaning>, name: string, meaning: WordMeaning): void {
  const key = toKey(name)
  for (const form of key === '' ? [] : [key, `${key}s`, `${key}es`]) if (!names.has(form)) names.set(form, meaning)
}

/** Returns the names of a tenant's stock with their meanings. */
export function listKnownWords(vocabulary: SearchVocabulary): KnownWords {
  const facts = listFacts(vocabulary)
  const models = new Map<string, WordMeaning>()
  const makes = vocabulary.make ?? []
  const split = (vocabulary.make_model ?? []).flatMap((name) => {
    const make = makes.find((known) => foldValue(name).startsWith(`${foldValue(known)} `))
    return make === undefined ? [] : [{ make, model: name.slice(make.length).trim(), name }]
  })
  const toMeaning = ({ make, model }: (typeof split)[number]): WordMeaning => ({
    kind: 'list',
    values: [
      ['make', make],
      ['model', model],
    ],
  })
  for (const found of split) models.set(toKey(found.name), toMeaning(found))
  // A model alone, unless it is a figure or means something else: 'hilux', not '3' or 'hybrid'.
  for (const found of split) {
    const key = toKey(found.model)
    if (/\p{L}/u.test(key) && key.length > 1 && !models.has(key) && !facts.has(key)) models.set(key, toMeaning(found))
  }
  return { models, facts }
}

function listFacts(vocabulary: SearchVocabulary): Map<string, WordMeaning> {
  const facts = new Map<string, WordMeaning>()
  for (const [word, condition] of Object.entries(CONDITIONS)) facts.set(word, one('car_type', condition))
  for (const [word, sortBy] of Object.entries(ORDERS)) facts.set(word, { kind: 'sort', sortBy })
  for (const make of vocabulary.make ?? []) facts.set(toKey(make), one('make', make))
  for (const attribute of ['body', 'fuel', 'transmission', 'drive'] as const)
    for (const value of vocabulary[attribute] ?? []) add(facts, value, one(attribute, value))
  for (const [attribute, words, values] of SYNONYMS) {
    const known = new Map((vocabulary[attribute] ?? []).map((value) => [foldValue(value), value]))
    const value = values.split('|').flatMap((name) => known.get(name) ?? [])[0]
    if (value !== undefined) for (const word of words.split('|')) add(facts, word, one(attribute, value))
  }
  for (const family of COLOUR_FAMILIES) if (family !== 'Other') facts.set(toKey(family), one('colour_family', family))
  facts.set('gray', one('colour_family', 'Grey'))
  return facts
}

/** Finds the longest run of words from a position that is a known name. */
export function findLongestMatch(
  tokens: readonly string[],
  at: number,
  names: ReadonlyMap<string, WordMeaning>,
): { meaning: WordMeaning; length: number } | null {
  for (let length = Math.min(MOST_WORDS, tokens.length - at); length > 0; length--) {
    const meaning = names.get(toKey(tokens.slice(at, at + length).join(' ')))
    if (meaning) return { meaning, length }
  }
  return null
}
