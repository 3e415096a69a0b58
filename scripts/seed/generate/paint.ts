/** The colours that there are pictures of. */
export const COLOUR_FAMILIES = ['white', 'silver', 'black', 'blue', 'red'] as const
export type ColourFamily = (typeof COLOUR_FAMILIES)[number]

/** Paint names that makers and dealers write, by the share of cars that wear their family. */
export const PAINTS: readonly (readonly [string, number])[] = [
  ['Glacier White', 10],
  ['Crystal Pearl White', 6],
  ['Arctic White', 6],
  ['Polar White', 5],
  ['Silver Storm', 6],
  ['Sterling Silver', 4],
  ['Machine Grey', 5],
  ['Graphite Grey', 5],
  ['Magnetic Grey', 4],
  ['Ebony Black', 6],
  ['Jet Black', 4],
  ['Phantom Black', 4],
  ['Deep Blue Pearl', 5],
  ['Lightning Blue', 3],
  ['Atlantic Blue', 3],
  ['Navy Mica', 2],
  ['Inferno Red', 3],
  ['Soul Red Crystal', 2],
  ['Race Red', 2],
  ['Burgundy Pearl', 1],
]

export const PRESTIGE_PAINTS: readonly (readonly [string, number])[] = [
  ['Carrara White Metallic', 5],
  ['Alpine White', 5],
  ['Fuji White', 3],
  ['Dolomite Silver', 4],
  ['Selenite Grey', 4],
  ['Volcano Grey Metallic', 4],
  ['Jet Black Metallic', 6],
  ['Obsidian Black', 5],
  ['Santorini Black', 4],
  ['Gentian Blue', 3],
  ['Portimao Blue', 3],
  ['Sequin Blue', 2],
  ['Carmine Red', 2],
  ['Aventurin Red', 2],
]

export const CARAVAN_PAINTS: readonly (readonly [string, number])[] = [
  ['White', 16],
  ['White with black checker plate', 7],
  ['Silver', 4],
  ['Charcoal', 3],
  ['Black', 3],
  ['White with blue stripe', 2],
]

/** First hit wins, so the words that are only shades of another family stand before it. */
const FAMILY_WORDS: readonly (readonly [RegExp, ColourFamily])[] = [
  [/white|pearl crystal|ivory|cream|snow|polar|glacier/i, 'white'],
  [/red|burgundy|maroon|crimson|carmine|orange|copper|bronze|pink/i, 'red'],
  [/blue|navy|teal|turquoise|green|purple/i, 'blue'],
  [/black|ebony|obsidian|onyx|charcoal|midnight/i, 'black'],
  [/silver|grey|gray|graphite|titanium|steel|gold|beige|brown|sand/i, 'silver'],
]

/** The family of pictures for a paint's name: 'Glacier White' is white, 'Magnetic Grey' silver; a name that says nothing is white. */
export function resolveColourFamily(paint: string): ColourFamily {
  return FAMILY_WORDS.find(([words]) => words.test(paint))?.[1] ?? 'white'
}
