import { formatFigure } from '@/domain/numbers/figures'

/** How a range filter says a number: '$42,000', '120,000 km', and a year without a comma. */
export type RangeWords = { prefix: string; suffix: string; isPlain: boolean }

/** What a slider says of its value, for those who hear it. */
export function sayAmount(value: number, { prefix, suffix, isPlain }: RangeWords): string {
  return `${prefix}${isPlain ? value : formatFigure(value, 3)}${suffix}`
}

/** Where a value lies between two ends, from 0 to 1. */
export function toShare(value: number, { lowest, highest }: { lowest: number; highest: number }): number {
  return highest > lowest ? Math.min(1, Math.max(0, (value - lowest) / (highest - lowest))) : 0
}
