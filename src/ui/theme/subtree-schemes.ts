import type { TemplateTokens } from '@/domain/tenant/template'
import { colours } from './tokens-to-css'

/**
 * Returns styles that apply a template's schemes to parts of a page, so that both can be compared side by side: an element with
 * `data-scheme="light"` or `data-scheme="dark"` has that scheme, whatever the page has. Returns null for a template with one scheme.
 */
export function subtreeSchemes({ colour, dark }: Pick<TemplateTokens, 'colour' | 'dark'>): string | null {
  if (!dark) return null
  const scheme = (name: 'light' | 'dark', properties: string[]) =>
    `[data-scheme=${name}]{color-scheme:${name};${properties.join(';')};background:var(--fc-ground);color:var(--fc-ink)}`
  return scheme('light', colours(colour)) + scheme('dark', colours({ ...colour, ...dark }))
}
