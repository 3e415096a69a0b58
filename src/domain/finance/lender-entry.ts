import { toCents, type Cents } from '../money/money'
import { convertWeekly } from './convert-weekly'
import type { Frequency } from './frequency'

/** A lender's figures for a car (FIN-04): rates in percent per year, money in cents, null for missing values. */
export type LenderEntry = {
  provider: string | null
  interestRate: number | null
  comparisonRate: number | null
  paymentWeek: Cents | null
  paymentMonth: Cents | null
  totalPayable: Cents | null
  termYears: number | null
  termMonths: number | null
  termWeeks: number | null
  deposit: Cents | null
  establishmentFees: Cents | null
  balloon: Cents | null
  disclaimer: string | null
}

/** A car's lenders by their keys (CAR-02). */
export type LenderEntries = Readonly<Record<string, LenderEntry>>

type Fields = Readonly<Record<string, unknown>>

function toFields(value: unknown): Fields | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.fromEntries(Object.entries(value)) : null
}

/** Larger numbers are mistakes of the feed, and their cents would lose precision. */
const MAX_NUMBER = 1_000_000_000

/** Lenders write numbers as numbers or text. Negative, excessive and invalid numbers are null. */
function readNumber(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && number >= 0 && number <= MAX_NUMBER ? number : null
}

function readText(value: unknown): string | null {
  const text = typeof value === 'string' ? value.trim() : ''
  return text === '' || text.toLowerCase() === 'null' ? null : text
}

function toEntry(fields: Fields): LenderEntry {
  const number = (name: string) => readNumber(fields[name])
  const money = (name: string) => toCents(number(name))
  return {
    provider: readText(fields.financeProvider),
    interestRate: number('interestRate'),
    comparisonRate: number('comparisonRate'),
    paymentWeek: money('paymentWeek'),
    paymentMonth: money('paymentMonth'),
    totalPayable: money('totalPayable'),
    termYears: number('termYears'),
    termMonths: number('termMonths'),
    termWeeks: number('termWeeks'),
    deposit: money('deposit'),
    establishmentFees: money('establishmentFees'),
    balloon: money('balloon'),
    disclaimer: readText(fields.disclaimer),
  }
}

/** Reads the lenders of a car's document. Invalid entries are dropped (FIN-04). */
export function readLenderEntries(value: unknown): LenderEntries {
  return Object.fromEntries(
    Object.entries(toFields(value) ?? {}).flatMap(([key, entry]) => {
      const fields = toFields(entry)
      return fields ? [[key, toEntry(fields)]] : []
    }),
  )
}

/** The entry of the tenant's lender (switch financeLender). `hasOwn` rules out inherited names such as `constructor`. */
export function findLenderEntry(entries: LenderEntries | undefined, key: string | null): LenderEntry | null {
  return key !== null && entries !== undefined && Object.hasOwn(entries, key) ? (entries[key] ?? null) : null
}

/**
 * The payment per period: the lender's own figure, or else converted from the weekly payment (FIN-25).
 * @returns null without either.
 */
export function resolveLenderPayment(
  { paymentWeek, paymentMonth }: Pick<LenderEntry, 'paymentWeek' | 'paymentMonth'>,
  frequency: Frequency,
): Cents | null {
  if (frequency === 'monthly' && paymentMonth !== null) return paymentMonth
  return paymentWeek === null ? null : convertWeekly(paymentWeek, frequency)
}
