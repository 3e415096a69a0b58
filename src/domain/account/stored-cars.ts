/** A favourite as a browser keeps it (FAV-01), and as the watchlist's buttons name a car. */
export type StoredCar = { id: number; name: string; slug: string; make: string; model: string; primary_image_url: string }

/** A car that was looked at (FAV-06). */
export type ViewedCarRecord = {
  id: number
  stocknum: string | null
  make: string
  model: string
  body: string | null
  simple_body: string | null
}

/** The keys under which a browser keeps what is a visitor's own (FAV-08), and some of ours. */
export const MEMORY_KEYS = {
  favourites: 'favourites',
  viewedCars: 'viewedCars',
  userDetails: 'userDetails',
  successCategory: 'successCategory',
  enquiredCar: 'enquiredCar',
  /** The day and time that was asked for last (LEAD-22). */
  booking: 'booking',
  tradeInValuation: 'tradeInValuation',
  /** Slugs of the cars in the comparison. */
  compare: 'compareCars',
  /** That somebody has signed in here: a hint alone, so that others are not asked about. */
  signedIn: 'signedIn',
  /** 'yes' or 'no' to being measured. */
  measuring: 'measuring',
} as const
export type MemoryKey = (typeof MEMORY_KEYS)[keyof typeof MEMORY_KEYS]

const MOST_FAVOURITES = 100
const MOST_VIEWED = 20

function toList(stored: string | null): unknown[] {
  try {
    const value: unknown = JSON.parse(stored ?? 'null')
    return Array.isArray(value) ? value : []
  } catch {
    return []
  }
}

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {}

/** One record as it was kept; what cannot be read has no fields (FAV-08). */
export const readStoredRecord = (stored: string | null): Record<string, unknown> => fieldsOf(toList(`[${stored ?? ''}]`)[0])

const isId = (value: unknown): value is number => typeof value === 'number' && Number.isSafeInteger(value) && value > 0
const isText = (value: unknown): value is string => typeof value === 'string'
const toText = (value: unknown): string | null => (isText(value) ? value : null)

function toStoredCar(value: unknown): StoredCar[] {
  const { id, name, slug, make, model, primary_image_url } = fieldsOf(value)
  if (!isId(id) || ![name, slug, make, model, primary_image_url].every(isText)) return []
  return [
    { id, name: String(name), slug: String(slug), make: String(make), model: String(model), primary_image_url: String(primary_image_url) },
  ]
}

/** Favourites as they were kept; what cannot be read counts as absent (FAV-08). */
export function readFavourites(stored: string | null): StoredCar[] {
  return toList(stored).flatMap(toStoredCar).slice(0, MOST_FAVOURITES)
}

/** A car as its button names it; null when the page has been tampered with. */
export function readStoredCar(text: string | undefined): StoredCar | null {
  return toList(`[${text ?? ''}]`).flatMap(toStoredCar)[0] ?? null
}

/** The favourites with a car put in front (FAV-03) or, when it is among them, taken out. */
export function toggleFavourite(favourites: readonly StoredCar[], car: StoredCar): StoredCar[] {
  const others = favourites.filter(({ id }) => id !== car.id)
  return others.length < favourites.length ? others : [car, ...others].slice(0, MOST_FAVOURITES)
}

/** Cars that were looked at, newest first; what cannot be read counts as absent (FAV-06, FAV-08). */
export function readViewed(stored: string | null): ViewedCarRecord[] {
  return toList(stored)
    .flatMap((value): ViewedCarRecord[] => {
      const { id, stocknum, make, model, body, simple_body } = fieldsOf(value)
      if (!isId(id) || !isText(make) || !isText(model)) return []
      return [{ id, stocknum: toText(stocknum), make, model, body: toText(body), simple_body: toText(simple_body) }]
    })
    .slice(0, MOST_VIEWED)
}

/** The list with a car that is being looked at: newest first, no repeats, the last 20 (FAV-07). */
export function addViewed(viewed: readonly ViewedCarRecord[], car: ViewedCarRecord): ViewedCarRecord[] {
  return [car, ...viewed.filter(({ id }) => id !== car.id)].slice(0, MOST_VIEWED)
}
