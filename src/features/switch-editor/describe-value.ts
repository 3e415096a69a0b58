import { formatFigure, formatFixed } from '@/domain/numbers/figures'
import { CONFIG_LINK_DEFAULTS } from '@/domain/switches/json-fields'
import type { JsonShape, SwitchType, SwitchUnit } from '@/domain/switches/switch-type'

const NOTHING = 'Nothing'

const UNITS: Record<SwitchUnit, (amount: string) => string> = {
  days: (amount) => (amount === '1' ? '1 day' : `${amount} days`),
  years: (amount) => (amount === '1' ? '1 year' : `${amount} years`),
  dollars: (amount) => `$${amount}`,
  percent: (amount) => `${amount}%`,
  'percent per year': (amount) => `${amount}% a year`,
  km: (amount) => `${amount} km`,
  px: (amount) => `${amount} px`,
  ms: (amount) => `${amount} ms`,
}

function describeNumber(value: unknown, unit: SwitchUnit | undefined): string {
  const format = unit === 'dollars' && !Number.isInteger(value) ? formatFixed : formatFigure
  const amount = typeof value === 'number' ? format(value, 2) : String(value)
  return unit ? UNITS[unit](amount) : amount
}

function toList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [value]
}

function joined(items: string[]): string {
  return items.length > 0 ? items.join(', ') : 'None'
}

function entriesOf(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : []
}

function readText(value: unknown, key: string): string {
  const found = entriesOf(value).find(([name]) => name === key)?.[1]
  return found === undefined ? '' : String(found)
}

function describePairs(value: unknown): string {
  return joined(entriesOf(value).map(([key, item]) => `${key}: ${String(item)}`))
}

function describeMovedLinks(value: unknown): string {
  const usual = new Map<string, string>(Object.entries(CONFIG_LINK_DEFAULTS))
  const moved = entriesOf(value).filter(([key, target]) => usual.get(key) !== target)
  return moved.length > 0 ? describePairs(Object.fromEntries(moved)) : 'The usual pages'
}

function describeFee(fee: unknown): string {
  return `${readText(fee, 'label')} $${readText(fee, 'amount')}${readText(fee, 'per') === 'month' ? ' a month' : ''}`
}

const SHAPES: Record<JsonShape, (value: unknown) => string> = {
  announcement: (value) => readText(value, 'text'),
  chatProvider: (value) => readText(value, 'name'),
  configLinks: describeMovedLinks,
  phoneOverrides: describePairs,
  brandTileLinks: describePairs,
  financeFees: (value) => joined(toList(value).map(describeFee)),
  eofyPages: (value) => `${toList(value).length} records`,
  promoNodes: (value) => `${toList(value).length} records`,
}

function labelOf(options: readonly { value: unknown; label: string }[], value: unknown): string {
  return options.find((option) => option.value === value)?.label ?? String(value)
}

/** Describes a switch's value as text: 'On', '8 days', 'Dealer group', 'None'. */
export function describeValue(type: SwitchType, value: unknown): string {
  if (value === null) return NOTHING
  switch (type.kind) {
    case 'boolean':
      return value === true ? 'On' : 'Off'
    case 'integer':
    case 'number':
      return describeNumber(value, type.unit)
    case 'text':
      return value === '' ? NOTHING : String(value)
    case 'choice':
      return labelOf(type.options, value)
    case 'choices':
      return joined(toList(value).map((item) => labelOf(type.options, item)))
    case 'texts':
      return joined(toList(value).map(String))
    case 'integers':
    case 'numbers':
      return joined(toList(value).map((item) => describeNumber(item, undefined)))
    case 'range':
      return toList(value)
        .map((end) => describeNumber(end, type.unit))
        .join(' to ')
    case 'json':
      return SHAPES[type.shape](value)
  }
}
