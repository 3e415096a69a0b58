import { formatFigure } from '@/domain/numbers/figures'

/** Formats a total with the tenant's word for its stock, exactly: '1 car', '118 cars', '3,240 cars' (SRP-19, SRCH-13, LOOK-11). */
export function formatCount(total: number, stockCountLabel: string): string {
  const word = stockCountLabel.toLowerCase()
  return `${formatFigure(total)} ${total === 1 ? word.replace(/s$/, '') : word}`
}

/** Checks whether the grid is centred: it has fewer than 3 hits (SRP-11). */
export function isCentred(hitCount: number): boolean {
  return hitCount < 3
}

/** Checks whether the map of the vehicles' locations is shown: fewer than 10 results, but at least one (SRP-12). */
export function showsMapIndex(total: number, { mapIndexEnabled }: { mapIndexEnabled: boolean }): boolean {
  return mapIndexEnabled && total > 0 && total < 10
}
