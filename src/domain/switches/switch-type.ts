import type { z } from 'zod'

/** The groups of the switch console, in its order (ADM-08). */
export const SWITCH_GROUPS = [
  'Site',
  'Menus & links',
  'Stock',
  'Tags & prices',
  'Search',
  'Results page',
  'Vehicle page',
  'Gallery',
  'Finance',
  'Forms',
  'Trade-in & reserve',
  'Accounts',
  'Phones & locations',
  'Reviews',
  'Models & brands',
  'Integrations',
] as const
export type SwitchGroup = (typeof SWITCH_GROUPS)[number]

/** The pages a switch changes, so that the console can say what an edit touches (ADM-08). */
export const PAGE_KINDS = [
  'every page',
  'home',
  'results',
  'vehicle',
  'finance',
  'forms',
  'checkout',
  'locations',
  'models',
  'brands',
  'news',
  'offers',
  'service',
  'account',
  'none',
] as const
export type PageKind = (typeof PAGE_KINDS)[number]

/** 'platform' switches exist once for all tenants; a tenant's or template's value of one counts for nothing (TEN-08). */
export type SwitchLevel = 'tenant' | 'platform'

/** What a number counts; money in switches is in dollars, as in documents: turn it into cents with `toCents` before calculating. */
export type SwitchUnit = 'days' | 'years' | 'dollars' | 'percent' | 'percent per year' | 'km' | 'px' | 'ms'

export type ChoiceOption<Value extends string | number = string | number> = { value: Value; label: string }

/** The shapes of the switches that hold more than a plain value; each has its own control in the admin. */
export type JsonShape =
  'announcement' | 'brandTileLinks' | 'chatProvider' | 'configLinks' | 'eofyPages' | 'financeFees' | 'phoneOverrides' | 'promoNodes'

export type TextFormat = 'plain' | 'url' | 'urlOrEmpty' | 'outerUrl' | 'path' | 'sort' | 'identifier' | 'dateTime'

/** What a switch holds, as plain data: the admin draws its control from this and nothing else. */
export type SwitchType = { nullable?: true } & (
  | { kind: 'boolean' }
  | { kind: 'integer'; min: number; max: number; unit?: SwitchUnit }
  | { kind: 'number'; min: number; max: number; step: number; unit?: SwitchUnit }
  | { kind: 'text'; format: TextFormat; maxLength: number }
  | { kind: 'choice'; options: ChoiceOption[] }
  | { kind: 'choices'; options: ChoiceOption<string>[] }
  | { kind: 'texts'; format: 'plain' | 'identifier'; maxItems: number }
  | { kind: 'integers'; min: number; max: number; maxItems: number; unit?: SwitchUnit }
  | { kind: 'numbers'; min: number; max: number; maxItems: number; unit?: SwitchUnit }
  | { kind: 'range'; min: number; max: number; unit?: SwitchUnit }
  | { kind: 'json'; shape: JsonShape }
)

/** A type as data together with the schema that holds values to it; the two are made in one place, fields.ts and json-fields.ts. */
export type SwitchField<Value> = { type: SwitchType; schema: z.ZodType<Value> }

/** One row of the registry. `help` is one sentence that says what the switch does. */
export type SwitchRow<Value> = SwitchField<Value> & {
  default: Value
  label: string
  help: string
  group: SwitchGroup
  touches: readonly PageKind[]
  level: SwitchLevel
  /** It leads what visitors type, or visitors themselves, to another server: a destination of leads, which admins alone may change (SEC-20). */
  leadsElsewhere?: true
  /** It is a secret, sent to the address in the switch of this name: stored sealed and shown as a mask (SEC-02). */
  secretOf?: string
}

type RowFacts<Value> = {
  field: SwitchField<Value>
  default: NoInfer<Value>
  label: string
  help: string
  group: SwitchGroup
  touches: readonly PageKind[]
  level?: SwitchLevel
  leadsElsewhere?: true
  secretOf?: string
}

/** One row of the registry; rows are the tenant's unless they say otherwise. */
export function defineSwitch<Value>({ field, level = 'tenant', ...facts }: RowFacts<Value>): SwitchRow<Value> {
  return { ...field, ...facts, level }
}
