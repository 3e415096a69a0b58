import type { ColourTokens } from '../template'
import type { ContrastProblem } from './contrast'
import { THEME_COLOURS, type ThemeColour } from './theme-choices'

/** The labels of colours in the theme form (ADM-15). */
export const COLOUR_LABELS: Record<keyof ColourTokens, string> = {
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

/** Returns the theme field for a colour, or null when only the template sets it. */
export function toThemeColour(name: string): ThemeColour | null {
  return THEME_COLOURS.find((one) => one === name) ?? null
}

/** Describes a colour pair with too little contrast (ADM-15). Rounds ratios down, so that 4.49 doesn't read as 4.5. */
export function describeContrast({ scheme, text, on, ratio, minimum }: Omit<ContrastProblem, 'fix' | 'ground'>): string {
  const where = scheme === 'dark' ? ' in the dark scheme' : ''
  const shown = (Math.floor(ratio * 10) / 10).toFixed(1)
  return `“${COLOUR_LABELS[text]}” can’t be read on “${COLOUR_LABELS[on]}”${where}: their contrast is ${shown} to 1, at least ${minimum} to 1 is needed.`
}
