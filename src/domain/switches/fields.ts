import { z } from 'zod'
import { explainBadWebhook } from '../leads/outgoing/webhook-address'
import { explainBadHref } from '../navigation/href'
import { isSealedForm } from '../json/sealed'
import type { ChoiceOption, SwitchField, SwitchUnit, TextFormat } from './switch-type'

type Bounds = { min: number; max: number; unit?: SwitchUnit }

const describeBounds = ({ min, max, unit }: Bounds) => `from ${min} to ${max}${unit ? ` (${unit})` : ''}`
const unique = (items: readonly unknown[]) => new Set(items).size === items.length
const NO_DUPLICATES = 'Name each entry only once.'

/** Defines a switch that is on or off. */
export function boolean(): SwitchField<boolean> {
  return { type: { kind: 'boolean' }, schema: z.boolean({ error: 'Choose on or off.' }) }
}

function boundedInteger(bounds: Bounds): z.ZodType<number> {
  const error = `Give a whole number ${describeBounds(bounds)}.`
  return z.int({ error }).min(bounds.min, { error }).max(bounds.max, { error })
}

function boundedNumber(bounds: Bounds): z.ZodType<number> {
  const error = `Give a number ${describeBounds(bounds)}.`
  return z.number({ error }).min(bounds.min, { error }).max(bounds.max, { error })
}

/** Defines a whole number within bounds. */
export function integer(bounds: Bounds): SwitchField<number> {
  return { type: { kind: 'integer', ...bounds }, schema: boundedInteger(bounds) }
}

/** Defines a number within bounds. `step` only sets how far the control moves at once. */
export function number({ step, ...bounds }: Bounds & { step: number }): SwitchField<number> {
  return { type: { kind: 'number', step, ...bounds }, schema: boundedNumber(bounds) }
}

const isWebAddress = (value: string) => /^https?:\/\/[^/?#]/i.test(value) && URL.canParse(value) && explainBadHref(value) === null
const isPath = (value: string) => value.startsWith('/') && explainBadHref(value) === null

const TEXT_FORMATS: Record<TextFormat, { accepts: (value: string) => boolean; advice: string }> = {
  plain: { accepts: (value) => value.trim() !== '', advice: 'Give a text that is not empty' },
  url: { accepts: isWebAddress, advice: 'Give a full address that starts with https://' },
  urlOrEmpty: {
    accepts: (value) => value === '' || isWebAddress(value),
    advice: "Give a full address that starts with https://, or leave it empty for the site's own",
  },
  outerUrl: {
    accepts: (value) => isWebAddress(value) && explainBadWebhook(value) === null,
    advice: 'Give a full address that starts with https://, with the full name of a host on the internet and without user and password',
  },
  path: { accepts: isPath, advice: 'Give a page of this site, starting with /' },
  sort: { accepts: (value) => /^[a-z][a-z0-9_]*:(asc|desc)$/.test(value), advice: 'Give a field and a direction, such as price:asc' },
  identifier: { accepts: (value) => /^[A-Za-z0-9][A-Za-z0-9_-]*$/.test(value), advice: 'Use only letters, digits, - and _' },
  dateTime: {
    accepts: (value) => z.iso.datetime({ offset: true }).safeParse(value).success,
    advice: 'Give a date and time with its zone, such as 2025-06-15T16:00:00+10:00',
  },
}

function formattedText(format: TextFormat, maxLength: number): z.ZodType<string> {
  const { accepts, advice } = TEXT_FORMATS[format]
  const error = `${advice} (at most ${maxLength} characters).`
  return z.string({ error }).max(maxLength, { error }).refine(accepts, { error })
}

/** Defines a text of a known format. */
export function text(format: TextFormat = 'plain', maxLength = 200): SwitchField<string> {
  return { type: { kind: 'text', format, maxLength }, schema: formattedText(format, maxLength) }
}

/** Defines a text that is stored sealed (SEC-02). Allows for the greater length of the sealed form. */
export function secret(maxLength: number): SwitchField<string> {
  const { type, schema } = text('plain', maxLength)
  const error = `${TEXT_FORMATS.plain.advice} (at most ${maxLength} characters).`
  return { type, schema: z.union([schema, z.string().refine((value) => isSealedForm(value, maxLength))], { error }) }
}

const joinLabels = (options: readonly ChoiceOption[]) => options.map(({ label }) => label).join(', ')

/** Defines a choice of one option. */
export function choice<const Value extends string | number>(options: readonly ChoiceOption<Value>[]): SwitchField<Value> {
  const error = `Choose one of: ${joinLabels(options)}.`
  const isOption = (value: unknown): value is Value => options.some((option) => option.value === value)
  return { type: { kind: 'choice', options: [...options] }, schema: z.custom<Value>(isOption, { error }) }
}

/** Defines a choice of any number of options, also none, without duplicates. */
export function choices<const Value extends string>(options: readonly ChoiceOption<Value>[]): SwitchField<Value[]> {
  const error = `Choose any of: ${joinLabels(options)}.`
  const isOption = (value: unknown): value is Value => options.some((option) => option.value === value)
  const schema = z.array(z.custom<Value>(isOption, { error }), { error }).refine(unique, { error: NO_DUPLICATES })
  return { type: { kind: 'choices', options: [...options] }, schema }
}

/** Defines a list of texts without duplicates. */
export function texts(maxItems: number, format: 'plain' | 'identifier' = 'plain'): SwitchField<string[]> {
  const error = `Give a list of at most ${maxItems} texts.`
  const schema = z.array(formattedText(format, 200), { error }).max(maxItems, { error }).refine(unique, { error: NO_DUPLICATES })
  return { type: { kind: 'texts', format, maxItems }, schema }
}

/** Defines a list of whole numbers without duplicates. */
export function integers(bounds: Bounds & { maxItems: number }): SwitchField<number[]> {
  const error = `Give a list of at most ${bounds.maxItems} whole numbers ${describeBounds(bounds)}.`
  const schema = z.array(boundedInteger(bounds), { error }).max(bounds.maxItems, { error }).refine(unique, { error: NO_DUPLICATES })
  return { type: { kind: 'integers', ...bounds }, schema }
}

/** Defines a list of at least one number in ascending order. */
export function numbers(bounds: Bounds & { maxItems: number }): SwitchField<number[]> {
  const error = `Give between 1 and ${bounds.maxItems} numbers ${describeBounds(bounds)}, in rising order.`
  const isRising = (items: number[]) => items.every((item, index) => index === 0 || item > (items[index - 1] ?? item))
  const schema = z.array(boundedNumber(bounds), { error }).min(1, { error }).max(bounds.maxItems, { error }).refine(isRising, { error })
  return { type: { kind: 'numbers', ...bounds }, schema }
}

/** Defines a range with a lower and an upper end. */
export function range(bounds: Bounds): SwitchField<[number, number]> {
  const error = `Give the lower and the upper end, ${describeBounds(bounds)}, the lower one first.`
  const end = boundedNumber(bounds)
  const schema = z.tuple([end, end], { error }).refine(([low, high]) => low < high, { error })
  return { type: { kind: 'range', ...bounds }, schema }
}

/** Allows null as a value of a switch. Null differs from not being set. */
export function orNull<Value>({ type, schema }: SwitchField<Value>): SwitchField<Value | null> {
  return { type: { ...type, nullable: true }, schema: schema.nullable() }
}

/** Builds options whose labels are their values. */
export function options<const Value extends string | number>(...values: Value[]): ChoiceOption<Value>[] {
  return values.map((value) => ({ value, label: String(value) }))
}
