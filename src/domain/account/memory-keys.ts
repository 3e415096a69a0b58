/** Keys in the browser's local storage: those of FAV-08 and our own. */
export const MEMORY_KEYS = {
  favourites: 'favourites',
  viewedCars: 'viewedCars',
  userDetails: 'userDetails',
  successCategory: 'successCategory',
  enquiredCar: 'enquiredCar',
  /** The day and time of the last booking (LEAD-22). */
  booking: 'booking',
  tradeInValuation: 'tradeInValuation',
  /** Slugs of the cars in the comparison. */
  compare: 'compareCars',
  /** Names and pictures of those cars, for the comparison tray (LOOK-08). */
  comparedCars: 'comparedCars',
  /** A hint that a shopper may be signed in. Browsers without it skip the request for the session. */
  signedIn: 'signedIn',
  /** What the shopper's car may tow, in kilograms (KIND-04). */
  towLimit: 'towLimit',
  /** 'yes' or 'no' to analytics. */
  measuring: 'measuring',
} as const
/** The layout of results and the visitor's loan terms have no constant here, because vehicle pages load everything here (PERF-02). */
export type MemoryKey = (typeof MEMORY_KEYS)[keyof typeof MEMORY_KEYS] | 'layout' | 'loanTerms'
