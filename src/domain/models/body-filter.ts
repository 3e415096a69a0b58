import { RANGE_PATH } from './model-path'
import type { RangeModel } from './model'

type Bodied = Pick<RangeModel, 'bodies'>

/** A button of the body filter: how many models it leaves; `body` is null for all of them. */
export type BodyChoice = { body: string | null; label: string; count: number; href: string; isChosen: boolean }

/** Buttons of the first and of the second row (MOD-05). */
const ROWS = [3, 5] as const

/** A body as the address carries it: lower case, one space between words (MOD-03). */
export function normaliseBody(body: string): string {
  return body.trim().toLowerCase().replace(/\s+/g, ' ')
}

/** Whether a model is of a body: of exactly that one, or of a kind of it — a 'Large SUV' is an 'SUV'. */
export function hasBody({ bodies }: Bodied, body: string): boolean {
  const wanted = normaliseBody(body)
  return bodies.some((own) => normaliseBody(own) === wanted || normaliseBody(own).endsWith(` ${wanted}`))
}

/** The address of the range with one body left, '/models?body=large%20suv' (MOD-02, MOD-03); without one, of all of it. */
export function toRangeHref(body: string | null): string {
  return body === null ? RANGE_PATH : `${RANGE_PATH}?body=${encodeURIComponent(normaliseBody(body))}`
}

/** The body that an address asks for, in lower case; null for none, and for one that no model has: it leaves the whole range. */
export function readBody(parameter: string | null | undefined, models: readonly Bodied[]): string | null {
  const body = normaliseBody(parameter ?? '')
  return body !== '' && models.some((model) => hasBody(model, body)) ? body : null
}

/** Where the page of one body is kept: parameters are no part of a kept page's address, so it has a path that visitors cannot ask for. */
export function toRangeRoute(body: string): string {
  return `/-models/${encodeURIComponent(body)}`
}

/** The body of such a path, whose segments are decoded; null for every other one. */
export function readRangeRoute(path: string): string | null {
  return /^\/-models\/([^/]+)$/.exec(path)?.[1] ?? null
}

/** The models of a body, in the order of the range; all of them without one (MOD-02). */
export function filterByBody<Model extends Bodied>(models: readonly Model[], body: string | null): Model[] {
  return body === null ? [...models] : models.filter((model) => hasBody(model, body))
}

/** 'suv' as the models write it: the end of 'Large SUV'. */
function nameKind(models: readonly Bodied[], kind: string): string {
  const own = models.flatMap(({ bodies }) => bodies).find((body) => hasBody({ bodies: [body] }, kind))
  return own?.trim().slice(-kind.length) ?? kind
}

/** The filter's buttons: all models first, then each body once, those of most models first. */
export function listBodyChoices(models: readonly Bodied[], chosen: string | null): BodyChoice[] {
  const counts = new Map<string, { label: string; count: number }>()
  for (const { bodies } of models) {
    for (const label of new Map(bodies.map((body) => [normaliseBody(body), body.trim()])).values()) {
      const known = counts.get(normaliseBody(label))
      counts.set(normaliseBody(label), { label: known?.label ?? label, count: (known?.count ?? 0) + 1 })
    }
  }
  if (chosen !== null && !counts.has(chosen))
    counts.set(chosen, { label: nameKind(models, chosen), count: filterByBody(models, chosen).length })
  const bodies = [...counts].toSorted(([, one], [, other]) => other.count - one.count)
  return [
    { body: null, label: 'All models', count: models.length, href: toRangeHref(null), isChosen: chosen === null },
    ...bodies.map(([body, { label, count }]) => ({ body, label, count, href: toRangeHref(body), isChosen: body === chosen })),
  ]
}

/** Buttons in rows of three, of five, and of the rest (MOD-05); no row is empty. */
export function toBodyRows<Choice>(choices: readonly Choice[]): Choice[][] {
  const [first, second] = ROWS
  return [choices.slice(0, first), choices.slice(first, first + second), choices.slice(first + second)].filter((row) => row.length > 0)
}
