/** Round prices in dollars, closer together where most cars are. */
const LADDER = [
  5_000, 10_000, 15_000, 20_000, 25_000, 30_000, 35_000, 40_000, 45_000, 50_000, 60_000, 70_000, 80_000, 90_000, 100_000, 120_000, 150_000,
  200_000, 250_000, 300_000, 400_000, 500_000, 750_000, 1_000_000,
]

/** The ends of a choice of prices unless an editor says otherwise, in dollars (SRCH-19). */
export const DEFAULT_PRICE_ENDS = { lowest: 5_000, highest: 250_000 } as const

/** How far one step of a slider of prices goes, in dollars (SRCH-19). */
export const PRICE_STEP = 500

/**
 * The prices that two selects offer between their ends, ascending, both ends among them. The wrong way round is turned; equal ends have
 * one step.
 */
export function listPriceSteps({ lowest, highest }: { lowest: number; highest: number }): number[] {
  const [low, high] = lowest <= highest ? [lowest, highest] : [highest, lowest]
  return [...new Set([low, ...LADDER.filter((price) => price > low && price < high), high])]
}
