/** Adds thousands separators before the decimal point: '1204.5' → '1,204.5'. */
export const groupThousands = (digits: string) => digits.replace(/\B(?<!\.\d*)(?=(\d{3})+(?!\d))/g, ',')

/** Formats a number with a fixed number of decimals: 1204.5 → '1,204.50'. */
export function formatFixed(value: number, decimals: number): string {
  const size = Math.abs(value)
  // Shifting the decimal point in the text rounds 0.15 to 0.2, despite its binary value. It fails for numbers written like '1e-7' or
  // '1e21'.
  const read = Number(`${size}e${decimals}`)
  const digits = (Math.round(Number.isNaN(read) ? size * 10 ** decimals : read) / 10 ** decimals).toFixed(decimals)
  return `${value < 0 && Number(digits) !== 0 ? '-' : ''}${groupThousands(digits)}`
}

/**
 * Formats a number in the Australian style with at most the given decimals: 1204 → '1,204', 2.50 → '2.5'. Doesn't use Intl.NumberFormat,
 * whose first call blocks a phone for 30 ms or more (PERF-01).
 */
export function formatFigure(value: number, decimals = 0): string {
  const text = formatFixed(value, decimals)
  return decimals > 0 ? text.replace(/\.?0+$/, '') : text
}
