import type { FontFamily, TypeTokens } from '@/domain/tenant/template'

/**
 * The files of each family with the characters of English pages, as in fonts.css: for text, and for headings. A name has the content's
 * hash, so it can be cached forever.
 */
export const FONT_FILES: Record<FontFamily, { text: string; display: string }> = {
  archivo: { text: '/fonts/archivo-4535aec9.woff2', display: '/fonts/archivo-wide-0eff0166.woff2' },
  newsreader: inOneFile('/fonts/newsreader-8ce2a8a8.woff2'),
  'instrument-sans': inOneFile('/fonts/instrument-sans-f8586c3e.woff2'),
  'albert-sans': inOneFile('/fonts/albert-sans-fdcbf927.woff2'),
  inter: inOneFile('/fonts/inter-502b4e82.woff2'),
}

function inOneFile(file: string): { text: string; display: string } {
  return { text: file, display: file }
}

/** Returns the fonts to preload for a page with these tokens: the text font first, each file once. */
export function listFontFiles(type: Pick<TypeTokens, 'display' | 'text'>): string[] {
  return [...new Set([FONT_FILES[type.text].text, FONT_FILES[type.display].display])]
}
