import { splitWords } from '../search/fold'

/** The families by which shoppers filter colours (LOOK-03). Search documents and addresses contain these spellings. */
export const COLOUR_FAMILIES = [
  'White',
  'Black',
  'Silver',
  'Grey',
  'Blue',
  'Red',
  'Green',
  'Brown',
  'Orange',
  'Yellow',
  'Gold',
  'Purple',
  'Other',
] as const

export type ColourFamily = (typeof COLOUR_FAMILIES)[number]

type KnownFamily = Exclude<ColourFamily, 'Other'>

/** Names of the families themselves and their abbreviations. They decide before any shade: 'Sunset Orange', 'Rose Gold', 'Navy Blue'. */
const NAMES: Record<KnownFamily, string> = {
  White: 'white wht',
  Black: 'black blk',
  Silver: 'silver slvr slv',
  Grey: 'grey gray gry',
  Blue: 'blue blu',
  Red: 'red',
  Green: 'green grn',
  Brown: 'brown brn',
  Orange: 'orange',
  Yellow: 'yellow',
  Gold: 'gold golden',
  Purple: 'purple',
}

/** Words that makers use without a family's name: 'Eucalypt', 'Graphite', 'Ivory'. */
const SHADES: Record<KnownFamily, string> = {
  White: 'ivory cream snow polar glacier arctic alpine frost alabaster chalk quartz porcelain',
  Black: 'ebony onyx obsidian jet raven phantom carbon midnight noir schwarz nero ink',
  Silver: 'platinum aluminium aluminum chrome sterling brilliant argent zinc',
  Grey: 'graphite gunmetal charcoal slate steel titanium magnetic granite anthracite ash cement lead stone smoke meteor pewter tungsten nardo',
  Blue: 'navy azure cobalt sapphire indigo turquoise aqua ocean cyan denim sky marine atlantic',
  Red: 'burgundy maroon crimson carmine scarlet ruby cherry wine vermilion garnet rosso pink rose inferno',
  Green: 'olive teal emerald jade khaki moss forest eucalypt lime mint sage verde army',
  Brown: 'bronze beige sand tan mocha chocolate coffee mahogany cinnamon walnut sandstone taupe earth chestnut',
  Orange: 'copper tangerine sunset amber apricot terracotta mango',
  Yellow: 'lemon canary mustard saffron',
  Gold: 'champagne wheat honey',
  Purple: 'violet plum lavender lilac aubergine amethyst mauve viola',
}

function toFamilies(words: Record<KnownFamily, string>): ReadonlyMap<string, KnownFamily> {
  const known = COLOUR_FAMILIES.filter((family) => family !== 'Other')
  return new Map(known.flatMap((family) => words[family].split(' ').map((word) => [word, family] as const)))
}

const byName = toFamilies(NAMES)
const byShade = toFamilies(SHADES)

/** What follows is a second colour, such as a roof or stripes. */
const SECOND_COLOUR = /[/&+,;(]|\b(?:with|and|over|w)\b/i

/**
 * Returns the colour family of a paint (LOOK-03): 'Glacier White' is White, 'Blue-Grey' Grey, 'White with black roof' White. Paints name the
 * colour last, so the last known word decides. A paint of unknown words is Other; no paint gives null.
 */
export function resolveColourFamily(paint: string | null): ColourFamily | null {
  const all = splitWords(paint ?? '')
  if (all.length === 0) return null
  const first = splitWords((paint ?? '').split(SECOND_COLOUR).find((part) => splitWords(part).length > 0) ?? '')
  return findLast(first, byName) ?? findLast(first, byShade) ?? findLast(all, byName) ?? findLast(all, byShade) ?? 'Other'
}

function findLast(words: readonly string[], families: ReadonlyMap<string, KnownFamily>): KnownFamily | null {
  const word = words.findLast((one) => families.has(one))
  return (word === undefined ? undefined : families.get(word)) ?? null
}

/** Returns the family that a single word names, as a shopper types it: 'white', 'GREY', 'gray'. Shades are no families: 'sand', 'rose'. */
export function findNamedFamily(word: string): ColourFamily | null {
  return byName.get(splitWords(word).join(' ')) ?? null
}
