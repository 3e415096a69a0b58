/** '1,204' of '1204', and of '1204.5' the part before its point. */
const groupThousands = (digits: string) => digits.replace(/\B(?<!\.\d*)(?=(\d{3})+(?!\d))/g, ',')

/** A number with exactly so many digits behind its point: 1204.5 → '1,204.50'. */
export function formatFixed(value: number, decimals: number): string {
  const size = Math.abs(value)
  // 0.15 is rounded as it reads, not as the machine holds it; what reads '1e-7' or '1e21' has no such digits
  const read = Number(`${size}e${decimals}`)
  const digits = (Math.round(Number.isNaN(read) ? size * 10 ** decimals : read) / 10 ** decimals).toFixed(decimals)
  return `${value < 0 && Number(digits) !== 0 ? '-' : ''}${groupThousands(digits)}`
}

/**
 * A number as Australians read it, with at most so many digits behind its point: 1204 → '1,204', 2.50 → '2.5'. Written by hand: the first
 * Intl.NumberFormat of a page keeps a phone busy for 30 ms and longer (PERF-01).
 */
export function formatFigure(value: number, decimals = 0): string {
  const text = formatFixed(value, decimals)
  return decimals > 0 ? text.replace(/\.?0+$/, '') : text
}
