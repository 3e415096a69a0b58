/**
 * Parses an amount as people type it ('$30,000', '45 000 km', '30k') in the unit of its field. Ignores currency signs, thousands
 * separators, spaces and 'km'. Returns null for empty text, for anything else, and for amounts of 1e12 and more (SRCH-19).
 */
export function readAmount(text: string): number | null {
  const [, figures, thousands] = /^(\d+(?:\.\d{1,2})?)(k(?!m))?(?:km)?$/i.exec(text.replace(/[$,\s]/g, '')) ?? []
  const amount = thousands ? Math.round(Number(figures) * 1_000) : Number(figures)
  return amount < 1e12 ? amount : null
}
