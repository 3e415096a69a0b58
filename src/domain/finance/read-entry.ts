/**
 * What somebody typed into a field of the calculator as a number: '$42,000', '42 000', '42k' and '8.99%' are all understood; a negative one counts as
 * 0 (FIN-12). Null when there is no number in it.
 */
export function readEntry(text: string): number | null {
  const [, sign, digits, thousands] = /^(-)?(\d*\.?\d*)(k)?$/i.exec(text.replace(/[\s$,%]/g, '')) ?? []
  if (digits === undefined || !/\d/.test(digits)) return null
  return sign ? 0 : Number(digits) * (thousands ? 1000 : 1)
}
