import type { FontFamily, TypeTokens } from '@/domain/tenant/template'

/** The file of each family, as in fonts.css. The name has the content's hash, so it can be cached forever. */
export const FONT_FILES: Record<FontFamily, string> = {
  archivo: '/fonts/archivo-fb708725.woff2',
  newsreader: '/fonts/newsreader-e300b8de.woff2',
  'instrument-sans': '/fonts/instrument-sans-c987b226.woff2',
  'albert-sans': '/fonts/albert-sans-b0ec270e.woff2',
  inter: '/fonts/inter-f50ef76d.woff2',
}

/** Returns the fonts to preload for a page with these tokens: the text font first, each file once. */
export function listFontFiles(type: Pick<TypeTokens, 'display' | 'text'>): string[] {
  return [...new Set([FONT_FILES[type.text], FONT_FILES[type.display]])]
}
