import type { z } from 'zod'

/** The groups of the switch console, in order (ADM-08). */
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

/** The kinds of pages that a switch changes, which the console shows (ADM-08). */
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

/** 'platform' switches have one value for all tenants; values of tenants and templates are ignored (TEN-08). */
export type SwitchLevel = 'tenant' | 'platform'

/** The unit of a number. Money in switches is in dollars, as in documents; convert it with `toCents` before calculating. */
export type SwitchUnit = 'days' | 'years' | 'dollars' | 'percent' | 'percent per year' | 'km' | 'px' | 'ms'

export type ChoiceOption<Value extends string | number = string | number> = { value: Value; label: string }

/** The shapes of switches with structured values. Each has its own control in the admin. */
export type JsonShape =
  | 'announcement'
  | 'brandTileLinks'
  | 'chatProvider'
  | 'configLinks'
  | 'eofyPages'
  | 'financeFees'
  | 'phoneOverrides'
  | 'promoNodes'

export type TextFormat = 'plain' | 'url' | 'urlOrEmpty' | 'outerUrl' | 'path' | 'sort' | 'identifier' | 'dateTime'

/** A switch's type as plain data, from which the admin renders its control. */
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

/** A type as data with the schema that validates it. Only fields.ts and json-fields.ts create them. */
export type SwitchField<Value> = { type: SwitchType; schema: z.ZodType<Value> }

/** A row of the registry. `help` is one sentence that says what the switch does. */
export type SwitchRow<Value> = SwitchField<Value> & {
  default: Value
  label: string
  help: string
  group: SwitchGroup
  touches: readonly PageKind[]
  level: SwitchLevel
  /** Sends visitors or their details to another server. Only admins may change it, as a destination of leads (SEC-20). */
  leadsElsewhere?: true
  /** The switch with the address that this secret is sent to. The secret is stored sealed and shown as a mask (SEC-02). */
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

/** Defines a row of the registry, at tenant level by default. */
export function defineSwitch<Value>({ field, level = 'tenant', ...facts }: RowFacts<Value>): SwitchRow<Value> {
  return { ...field, ...facts, level }
}
