import { RANGE_PATH } from './model-path'
import type { RangeModel } from './model'

type WithBodies = Pick<RangeModel, 'bodies'>

/** A button of the body filter. `count` is the number of models it shows; `body` is null for the button that shows all of them. */
export type BodyChoice = { body: string | null; label: string; count: number; href: string; isChosen: boolean }

/** Number of buttons in the first and second row (MOD-05). */
const ROW_SIZES = [3, 5] as const

/** Normalises a body type for addresses and comparisons: lower case, single spaces (MOD-03). */
export function normaliseBody(body: string): string {
  return body.trim().toLowerCase().replace(/\s+/g, ' ')
}

/** Checks whether a model has a body type, exactly or as a more specific one: a 'Large SUV' is also an 'SUV'. */
export function hasBody({ bodies }: WithBodies, body: string): boolean {
  const wanted = normaliseBody(body)
  return bodies.some((own) => normaliseBody(own) === wanted || normaliseBody(own).endsWith(` ${wanted}`))
}

/**
 * Returns the address of the range filtered by a body type, '/models?body=large%20suv' (MOD-02, MOD-03), or of the whole range for null.
 */
export function toRangeHref(body: string | null): string {
  return body === null ? RANGE_PATH : `${RANGE_PATH}?body=${encodeURIComponent(normaliseBody(body))}`
}

/**
 * Reads the body type from the query parameter, in lower case. Returns null, which shows the whole range, if it is missing or no model has
 * it.
 */
export function readBody(parameter: string | null | undefined, models: readonly WithBodies[]): string | null {
  const body = normaliseBody(parameter ?? '')
  return body !== '' && models.some((model) => hasBody(model, body)) ? body : null
}

/**
 * Returns the internal route of a filtered range page. The page cache ignores query parameters, so each body type needs its own path, which
 * visitors can't request.
 */
export function toRangeRoute(body: string): string {
  return `/-models/${encodeURIComponent(body)}`
}

/** Reads the body type from such a route, with decoded segments; null for any other path. */
export function readRangeRoute(path: string): string | null {
  return /^\/-models\/([^/]+)$/.exec(path)?.[1] ?? null
}

/** Returns the models with a body type in range order, or all models for null (MOD-02). */
export function filterByBody<Model extends WithBodies>(models: readonly Model[], body: string | null): Model[] {
  return body === null ? [...models] : models.filter((model) => hasBody(model, body))
}

/** Returns a general body type in the models' spelling: 'suv' → 'SUV', taken from the end of 'Large SUV'. */
function toBodyLabel(models: readonly WithBodies[], kind: string): string {
  const own = models.flatMap(({ bodies }) => bodies).find((body) => hasBody({ bodies: [body] }, kind))
  return own?.trim().slice(-kind.length) ?? kind
}

/** Lists the filter's buttons: first all models, then each body type once, the most common first. */
export function listBodyChoices(models: readonly WithBodies[], chosen: string | null): BodyChoice[] {
  const counts = new Map<string, { label: string; count: number }>()
  for (const { bodies } of models) {
    for (const label of new Map(bodies.map((body) => [normaliseBody(body), body.trim()])).values()) {
      const known = counts.get(normaliseBody(label))
      counts.set(normaliseBody(label), { label: known?.label ?? label, count: (known?.count ?? 0) + 1 })
    }
  }
  if (chosen !== null && !counts.has(chosen))
    counts.set(chosen, { label: toBodyLabel(models, chosen), count: filterByBody(models, chosen).length })
  const bodies = [...counts].toSorted(([, one], [, other]) => other.count - one.count)
  return [
    { body: null, label: 'All models', count: models.length, href: toRangeHref(null), isChosen: chosen === null },
    ...bodies.map(([body, { label, count }]) => ({ body, label, count, href: toRangeHref(body), isChosen: body === chosen })),
  ]
}

/** Splits buttons into rows of three, five and the rest (MOD-05), without empty rows. */
export function toBodyRows<Choice>(choices: readonly Choice[]): Choice[][] {
  const [first, second] = ROW_SIZES
  return [choices.slice(0, first), choices.slice(first, first + second), choices.slice(first + second)].filter((row) => row.length > 0)
}
