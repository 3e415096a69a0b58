import { isHexColour } from './theme/contrast'
import type { RadiusTokens, TemplateTokens, TokenOverrides } from './template'

/** The corner styles that a tenant can choose. */
export const CORNER_STYLES = {
  square: { control: '0px', card: '0px', panel: '0px', pill: '0px' },
  slight: { control: '2px', card: '2px', panel: '4px', pill: '2px' },
  round: { control: '8px', card: '12px', panel: '20px', pill: '999px' },
} as const satisfies Record<string, RadiusTokens>

const isLength = (value: unknown) => typeof value === 'string' && /^\d{1,3}px$/.test(value)

/** Keeps the values that are set and well formed, so that none can break out of the style sheet. */
function keepSet<Values extends object>(values: Values | undefined, isWellFormed: (value: unknown) => boolean): Partial<Values> {
  const valid: Partial<Values> = { ...values }
  for (const name in valid) if (!isWellFormed(valid[name])) delete valid[name]
  return valid
}

/**
 * Merges the tenant's choices into the template's tokens (TEN-05, ADM-15). Only accepts colours as '#rrggbb' and corners in px, so that no
 * other stored value reaches the style sheet. The dark scheme stays the template's.
 */
export function mergeTokens(template: TemplateTokens, overrides: TokenOverrides | null | undefined): TemplateTokens {
  if (!overrides) return template
  const { colour, display, text, radius } = overrides
  return {
    ...template,
    colour: { ...template.colour, ...keepSet(colour, isHexColour) },
    radius: { ...template.radius, ...keepSet(radius, isLength) },
    type: { ...template.type, display: display ?? template.type.display, text: text ?? template.type.text },
  }
}
