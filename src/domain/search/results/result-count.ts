import { formatFigure } from '@/domain/numbers/figures'

/** Larger totals are shown rounded (SRCH-13). */
const LAST_EXACT_TOTAL = 1999

/** Formats a total: '118', '1,204', or '2000+' above 1999 (SRCH-13). */
export function formatTotal(total: number): string {
  return total > LAST_EXACT_TOTAL ? '2000+' : formatFigure(total)
}

/** Formats a total with the tenant's word for its stock: '1 car', '118 cars', '2000+ cars' (SRP-19, SRCH-13). */
export function formatCount(total: number, stockCountLabel: string): string {
  const word = stockCountLabel.toLowerCase()
  return `${formatTotal(total)} ${total === 1 ? word.replace(/s$/, '') : word}`
}

/** Checks whether the grid is centred: it has fewer than 3 hits (SRP-11). */
export function isCentred(hitCount: number): boolean {
  return hitCount < 3
}

/** Checks whether the map of the vehicles' locations is shown: fewer than 10 results, but at least one (SRP-12). */
export function showsMapIndex(total: number, { mapIndexEnabled }: { mapIndexEnabled: boolean }): boolean {
  return mapIndexEnabled && total > 0 && total < 10
}
