import { listPaints, type PaintName } from '@demo/renderer/paints'
import type { Shape } from '../catalogue/catalogue'

/** The colours that have pictures. */
export type ColourFamily = PaintName
export type PictureBody = Shape | 'caravan'
type Share = readonly [name: string, share: number]

/** Paint names of makers and dealers, with the share of cars in their family. */
export const PAINTS: readonly Share[] = [
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
  ['Eucalypt Green', 2],
  ['Desert Sand', 2],
  ['Oxide Bronze', 1],
  ['Sunset Orange', 1],
]

export const PRESTIGE_PAINTS: readonly Share[] = [
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
  ['British Racing Green', 2],
  ['Champagne Bronze', 1],
  ['Lava Orange', 1],
]

export const CARAVAN_PAINTS: readonly Share[] = [
  ['White', 11],
  ['White with black checker plate', 5],
  ['Silver', 7],
  ['Charcoal', 6],
  ['Black', 4],
  ['White with blue stripe', 3],
]

/** The first match wins, so words that are shades of another family come first. */
const FAMILY_WORDS: readonly (readonly [RegExp, ColourFamily])[] = [
  [/white|pearl crystal|ivory|cream|snow|polar|glacier/i, 'white'],
  [/red|burgundy|maroon|crimson|carmine|pink/i, 'red'],
  [/orange|copper|sunset/i, 'orange'],
  [/bronze|sand|gold|beige|brown|champagne/i, 'bronze'],
  [/blue|navy|turquoise|purple/i, 'blue'],
  [/green|teal|olive|eucalypt/i, 'green'],
  [/black|ebony|obsidian|onyx|midnight/i, 'black'],
  [/grey|gray|graphite|titanium|steel|charcoal/i, 'grey'],
  [/silver/i, 'silver'],
]

/** Returns the family of pictures for a paint's name: 'Glacier White' is white, 'Magnetic Grey' grey, an unknown name white. */
export function resolveColourFamily(paint: string): ColourFamily {
  return FAMILY_WORDS.find(([words]) => words.test(paint))?.[1] ?? 'white'
}

/** Returns the paints in which a body is drawn. */
export function keepDrawnPaints(paints: readonly Share[], body: PictureBody): readonly Share[] {
  const drawn = listPaints(body)
  return paints.filter(([name]) => drawn.includes(resolveColourFamily(name)))
}

/** Returns the family in which a body is shown: its paint's, or the nearest one with pictures. */
export function resolveDrawnFamily(paint: string, body: PictureBody): ColourFamily {
  const drawn = listPaints(body)
  const family = resolveColourFamily(paint)
  return [family, ...NEAREST[family]].find((candidate) => drawn.includes(candidate)) ?? 'white'
}

const NEAREST: Record<ColourFamily, readonly ColourFamily[]> = {
  white: [],
  silver: [],
  grey: ['black'],
  black: [],
  blue: ['grey'],
  red: ['grey'],
  green: ['grey'],
  bronze: ['silver'],
  orange: ['red', 'silver'],
}
