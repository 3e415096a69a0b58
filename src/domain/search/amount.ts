/**
 * An amount as people type it ('$30,000', '45 000 km', '30k') → its number, in the unit of its field: the sign of money, marks of thousands,
 * blanks and 'km' do not count. Null for anything else, for an empty text and for a billion thousands and more (SRCH-19).
 */
export function readAmount(text: string): number | null {
  const [, figures, thousands] = /^(\d+(?:\.\d{1,2})?)(k(?!m))?(?:km)?$/i.exec(text.replace(/[$,\s]/g, '')) ?? []
  const amount = thousands ? Math.round(Number(figures) * 1_000) : Number(figures)
  return amount < 1e12 ? amount : null
}
