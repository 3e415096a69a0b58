import type { ColourTokens } from '../tenant/template'
import type { ContrastProblem } from './contrast'
import { THEME_COLOURS, type ThemeColour } from './theme-choices'

/** What the colours are called where a site's staff choose them (ADM-15). */
export const COLOUR_WORDS: Record<keyof ColourTokens, string> = {
  ground: 'Page',
  surface: 'Cards',
  tint: 'Quiet fills',
  ink: 'Text',
  inkSoft: 'Quiet text',
  inkFaint: 'Faint text',
  line: 'Lines',
  edge: 'Edges of fields',
  brand: 'Brand',
  brandInk: 'Text on brand',
  brandDark: 'Dark brand',
  brandDarkInk: 'Text on dark brand',
  brandTint: 'Brand tint',
  link: 'Links',
  action: 'Loud button',
  actionInk: 'Text on loud button',
  good: 'Good news',
  goodTint: 'Ground of good news',
  bad: 'Warnings',
  badTint: 'Ground of warnings',
  star: 'Stars',
  focus: 'Ring of the keyboard',
}

/** The field in which a site's staff choose a colour; null for one that is the template's alone. */
export function toThemeColour(name: string): ThemeColour | null {
  return THEME_COLOURS.find((one) => one === name) ?? null
}

/** One pair that can't be read, in a sentence: which, and how far it misses (ADM-15). Ratios are rounded down, so that 4.49 is not told as 4.5. */
export function describeContrast({ scheme, text, on, ratio, minimum }: Omit<ContrastProblem, 'fix'>): string {
  const where = scheme === 'dark' ? ' in the dark scheme' : ''
  const shown = (Math.floor(ratio * 10) / 10).toFixed(1)
  return `“${COLOUR_WORDS[text]}” can’t be read on “${COLOUR_WORDS[on]}”${where}: their contrast is ${shown} to 1, at least ${minimum} to 1 is needed.`
}
