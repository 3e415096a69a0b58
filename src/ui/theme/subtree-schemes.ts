import type { TemplateTokens } from '@/domain/tenant/template'
import { colours } from './tokens-to-css'

/**
 * Both schemes of a template for parts of one page, so that they can be compared side by side: what lies in `data-scheme="light"` or
 * `data-scheme="dark"` has that scheme, whatever the page has. Null for a template of one scheme.
 */
export function subtreeSchemes({ colour, dark }: Pick<TemplateTokens, 'colour' | 'dark'>): string | null {
  if (!dark) return null
  const scheme = (name: 'light' | 'dark', properties: string[]) =>
    `[data-scheme=${name}]{color-scheme:${name};${properties.join(';')};background:var(--fc-ground);color:var(--fc-ink)}`
  return scheme('light', colours(colour)) + scheme('dark', colours({ ...colour, ...dark }))
}
