import { CORNER_STYLES } from '../merge-tokens'
import { FONT_FAMILIES, HEADER_VARIANTS, type HeaderVariant, type TokenOverrides } from '../template'

/** The colours that a site can choose, by field name (ADM-15). */
export const THEME_COLOURS = ['brand', 'brandInk', 'brandDark', 'brandDarkInk', 'brandTint', 'link', 'ink', 'action', 'actionInk'] as const
export type ThemeColour = (typeof THEME_COLOURS)[number]

/** A site's theme as stored or as edited. Invalid values count as not chosen. */
export type ThemeChoices = Readonly<Record<string, unknown>> | null | undefined

const oneOf = <Value extends string>(values: readonly Value[], value: unknown): Value | undefined => values.find((one) => one === value)

/** Returns the site's changes to its template's tokens (TEN-05). */
export function toTokenOverrides(theme: ThemeChoices): TokenOverrides {
  if (!theme) return {}
  const colour = Object.fromEntries(
    THEME_COLOURS.flatMap((name) => {
      const value = theme[name]
      return typeof value === 'string' && value !== '' ? [[name, value.trim().toLowerCase()]] : []
    }),
  )
  const display = oneOf(FONT_FAMILIES, theme.display)
  const text = oneOf(FONT_FAMILIES, theme.text)
  const corners = theme.radius === 'square' || theme.radius === 'slight' || theme.radius === 'round' ? theme.radius : null
  return {
    colour,
    ...(display ? { display } : {}),
    ...(text ? { text } : {}),
    ...(corners ? { radius: CORNER_STYLES[corners] } : {}),
  }
}

/** Returns the header variant that the site chose instead of its template's, or null. */
export function toHeaderChoice(theme: ThemeChoices): HeaderVariant | null {
  return oneOf(HEADER_VARIANTS, theme?.header) ?? null
}
