import { formatFigure } from '@/domain/numbers/figures'

/** How a range filter formats a number: '$42,000', '120,000 km', and a year without a comma. */
export type RangeWords = { prefix: string; suffix: string; isPlain: boolean }

/** Returns a slider's value for screen readers. */
export function formatSliderValue(value: number, { prefix, suffix, isPlain }: RangeWords): string {
  return `${prefix}${isPlain ? value : formatFigure(value, 3)}${suffix}`
}

/** Returns the position of a value between two ends, from 0 to 1. */
export function toShare(value: number, { lowest, highest }: { lowest: number; highest: number }): number {
  return highest > lowest ? Math.min(1, Math.max(0, (value - lowest) / (highest - lowest))) : 0
}
