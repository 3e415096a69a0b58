/** Round prices in dollars, closer together where most vehicles are. */
const ROUND_PRICES = [
  5_000, 10_000, 15_000, 20_000, 25_000, 30_000, 35_000, 40_000, 45_000, 50_000, 60_000, 70_000, 80_000, 90_000, 100_000, 120_000, 150_000,
  200_000, 250_000, 300_000, 400_000, 500_000, 750_000, 1_000_000,
]

/** The default ends of a price range in dollars; editors can change them (SRCH-19). */
export const DEFAULT_PRICE_ENDS = { lowest: 5_000, highest: 250_000 } as const

/** The step of a price slider in dollars (SRCH-19). */
export const PRICE_STEP = 500

/** Lists the prices that two selects offer, ascending, including both ends. Swaps ends in the wrong order. Equal ends give one step. */
export function listPriceSteps({ lowest, highest }: { lowest: number; highest: number }): number[] {
  const [low, high] = lowest <= highest ? [lowest, highest] : [highest, lowest]
  return [...new Set([low, ...ROUND_PRICES.filter((price) => price > low && price < high), high])]
}
