/** How a cell is parsed. Dollars, km and other measures are plain numbers in the unit of the Vehicle document. */
export type FieldKind =
  /** `rename` maps a value to our name for it. */
  | { kind: 'text'; maxLength: number; rename?: (text: string) => string }
  | { kind: 'comments' }
  | { kind: 'dollars' }
  | { kind: 'number'; min: number; max: number; isWhole: boolean; units: readonly string[] }
  /** A figure that our own reader understands in several units. It is stored as text (CAR-03). `example` completes 'is not …'. */
  | { kind: 'figure'; read: (text: string) => number | null; example: string }
  | { kind: 'year' }
  | { kind: 'boolean' }
  | { kind: 'date' }
  | { kind: 'choice'; words: Readonly<Record<string, readonly string[]>> }
  | { kind: 'list'; maxItems: number }
  | { kind: 'images' }
  | { kind: 'image' }
  | { kind: 'location' }

/** A field of the Vehicle document that a feed can fill: its label, and the headings that feeds use for it. */
export type FieldFacts = FieldKind & { label: string; headings: readonly string[]; isRequired?: true }

type Naming = [label: string, ...headings: string[]]

function named([label, ...headings]: Naming) {
  return { label, headings: [label, ...headings] }
}

export const shortText = (...naming: Naming): FieldFacts => ({ kind: 'text', maxLength: 200, ...named(naming) })
export const dollars = (...naming: Naming): FieldFacts => ({ kind: 'dollars', ...named(naming) })
export const yesNo = (...naming: Naming): FieldFacts => ({ kind: 'boolean', ...named(naming) })

export const figure = (read: (text: string) => number | null, example: string, ...naming: Naming): FieldFacts => ({
  kind: 'figure',
  read,
  example,
  ...named(naming),
})

/** A whole number up to `max`. */
export function whole(max: number, units: readonly string[], ...naming: Naming): FieldFacts {
  return { kind: 'number', min: 0, max, isWhole: true, units, ...named(naming) }
}

export function decimal(max: number, units: readonly string[], ...naming: Naming): FieldFacts {
  return { kind: 'number', min: 0, max, isWhole: false, units, ...named(naming) }
}
