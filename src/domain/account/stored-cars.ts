/** A favourite as the browser stores it (FAV-01). The watchlist buttons use the same fields. */
export type StoredCar = { id: number; name: string; slug: string; make: string; model: string; primary_image_url: string }

/** A viewed car (FAV-06). */
export type ViewedCarRecord = {
  id: number
  stocknum: string | null
  make: string
  model: string
  body: string | null
  simple_body: string | null
}

const MAX_FAVOURITES = 100
const MAX_VIEWED = 20

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

/** Reads one stored record. An unreadable value becomes an empty record (FAV-08). */
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

/** Reads stored favourites. Unreadable entries are dropped (FAV-08). */
export function readFavourites(stored: string | null): StoredCar[] {
  return toList(stored).flatMap(toStoredCar).slice(0, MAX_FAVOURITES)
}

/** Reads the car of a save button; null if the page was tampered with. */
export function readStoredCar(text: string | undefined): StoredCar | null {
  return toList(`[${text ?? ''}]`).flatMap(toStoredCar)[0] ?? null
}

/** Adds a car to the front of the favourites (FAV-03), or removes it if it is among them. */
export function toggleFavourite(favourites: readonly StoredCar[], car: StoredCar): StoredCar[] {
  const others = favourites.filter(({ id }) => id !== car.id)
  return others.length < favourites.length ? others : [car, ...others].slice(0, MAX_FAVOURITES)
}

/** Reads the viewed cars, newest first. Unreadable entries are dropped (FAV-06, FAV-08). */
export function readViewed(stored: string | null): ViewedCarRecord[] {
  return toList(stored)
    .flatMap((value): ViewedCarRecord[] => {
      const { id, stocknum, make, model, body, simple_body } = fieldsOf(value)
      if (!isId(id) || !isText(make) || !isText(model)) return []
      return [{ id, stocknum: toText(stocknum), make, model, body: toText(body), simple_body: toText(simple_body) }]
    })
    .slice(0, MAX_VIEWED)
}

/** Adds a viewed car: newest first, no repeats, the last 20 (FAV-07). */
export function addViewed(viewed: readonly ViewedCarRecord[], car: ViewedCarRecord): ViewedCarRecord[] {
  return [car, ...viewed.filter(({ id }) => id !== car.id)].slice(0, MAX_VIEWED)
}
