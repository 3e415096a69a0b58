/**
 * Parses a number typed into the calculator, such as '$42,000', '42 000', '42k' or '8.99%'. A negative number is 0 (FIN-12). Null without
 * a number.
 */
export function readEntry(text: string): number | null {
  const [, sign, digits, thousands] = /^(-)?(\d*\.?\d*)(k)?$/i.exec(text.replace(/[\s$,%]/g, '')) ?? []
  if (digits === undefined || !/\d/.test(digits)) return null
  return sign ? 0 : Number(digits) * (thousands ? 1000 : 1)
}
