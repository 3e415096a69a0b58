import { formatFigure } from '@/domain/numbers/figures'

/** Above this a total is not spelled out (SRCH-13). */
const LAST_EXACT_TOTAL = 1999

/** The total as it is shown: '118', '1,204', and '2000+' above 1999 (SRCH-13). */
export function formatTotal(total: number): string {
  return total > LAST_EXACT_TOTAL ? '2000+' : formatFigure(total)
}

/** '1 car', '118 cars', '2000+ cars' with the tenant's word for its stock (SRP-19, SRCH-13). */
export function formatCount(total: number, stockCountLabel: string): string {
  const word = stockCountLabel.toLowerCase()
  return `${formatTotal(total)} ${total === 1 ? word.replace(/s$/, '') : word}`
}

/** The grid is centred when it has fewer than 3 hits (SRP-11). */
export function isCentred(hitCount: number): boolean {
  return hitCount < 3
}

/** The map with the places of the cars is shown for fewer than 10 results (SRP-12), as far as there are any to place. */
export function showsMapIndex(total: number, { mapIndexEnabled }: { mapIndexEnabled: boolean }): boolean {
  return mapIndexEnabled && total > 0 && total < 10
}
