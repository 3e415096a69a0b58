import type { FieldFacts } from './feed-field'

type NumberReading = { kind: 'value'; value: number | null } | { kind: 'refused'; reason: string }

/** Notations for a missing amount. */
const NO_NUMBER = /^(-+|n\/?a|null|nil|none|tba|tbc|poa|p\.o\.a\.?|price on application|call|enquire|contact (us|dealer))?$/i
/** Digits, optionally in groups of three, with an optional fraction. */
const PLAIN = /^-?(\d{1,3}(?:[, ]\d{3})+|\d+)(\.\d+)?$/
const MAX_DOLLARS = 20_000_000

const refuse = (reason: string): NumberReading => ({ kind: 'refused', reason })
const quote = (text: string) => `'${text.slice(0, 40)}'`

function toNumber(text: string): number | null {
  const parsed = PLAIN.test(text) ? Number(text.replace(/[, ]/g, '')) : Number.NaN
  return Number.isFinite(parsed) ? parsed : null
}

/** A price of 0 means no price (PRC-06). */
function readDollars(text: string, label: string): NumberReading {
  const bare = text.replace(/^(aud|a\$|au\$|\$)\s*/i, '').replace(/\s*(aud|\*)$/i, '')
  const amount = toNumber(bare)
  if (amount === null || /\.\d{3,}$/.test(bare)) return refuse(`${label} ${quote(text)} is not an amount in dollars`)
  if (amount < 0 || amount > MAX_DOLLARS) return refuse(`${label} ${quote(text)} is not between $0 and $20,000,000`)
  return { kind: 'value', value: amount === 0 ? null : Math.round(amount * 100) / 100 }
}

/** A feed may repeat the field's unit. Another unit, such as miles, is an error. */
function dropUnit(text: string, units: readonly string[]): string {
  const lower = text.toLowerCase().replace(/\.$/, '')
  const unit = units.toSorted((one, other) => other.length - one.length).find((one) => lower.endsWith(one))
  return unit === undefined ? lower : lower.slice(0, -unit.length).replace(/[\s-]+$/, '')
}

/**
 * Parses a number in feed notation: '$42,990', '45 120 km', '3,500kg', 'POA' (ADM-19, CAR-02, CAR-03). A missing number is null, never 0.
 */
export function readNumber(text: string, facts: FieldFacts & { kind: 'dollars' | 'number' }): NumberReading {
  if (NO_NUMBER.test(text)) return { kind: 'value', value: null }
  if (facts.kind === 'dollars') return readDollars(text, facts.label)
  const { label, min, max, isWhole } = facts
  const value = toNumber(dropUnit(text, facts.units))
  if (value === null) return refuse(`${label} ${quote(text)} is not a number${facts.units[0] ? ` of ${facts.units[0]}` : ''}`)
  if (value < min || value > max) return refuse(`${label} ${quote(text)} is not between ${min} and ${max}`)
  return { kind: 'value', value: isWhole ? Math.round(value) : value }
}
