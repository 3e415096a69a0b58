/** A suggested purchase price is within this share of the vehicle's price, above or below it. */
const NEAR_PRICE = 0.25
/** A suggested deposit is at most this share of the purchase price. */
const MOST_DEPOSIT = 0.5

/**
 * The site's amounts that make sense as the purchase price of a vehicle (MISC-09). Without a vehicle these are all amounts. In dollars.
 * @param carPrice The vehicle's price; null or 0 without a vehicle.
 */
export function suggestPrices(amounts: readonly number[], carPrice: number | null): number[] {
  return amounts.filter((amount) => !carPrice || Math.abs(amount / carPrice - 1) <= NEAR_PRICE)
}

/** The site's amounts that make sense as a deposit on a vehicle of that price (MISC-09). In dollars. */
export function suggestDeposits(amounts: readonly number[], price: number): number[] {
  return amounts.filter((amount) => amount <= price * MOST_DEPOSIT)
}
