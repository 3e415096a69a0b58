import type { FormField } from '@/domain/leads/form/form-field'
import { formatMoney } from '@/domain/money/money'
import { nameTradeIn } from '../trade-in/describe'
import type { TradeInState } from '../trade-in/journey'
import { isOfferValid } from '../trade-in/valuation'
import type { CheckoutAnswers } from './journey'

/**
 * How a checkout asks for a trade-in: `typed` where people value cars; `valued` where the site does so itself, with the car that was valued already
 * in words, null before that.
 */
export type TradeForm = { kind: 'typed' } | { kind: 'valued'; car: string | null }

/** The form of a site that values trade-ins itself or not (TRD-03), for a checkout with these answers. */
export function resolveTradeForm({ tradeInValuationEnabled }: { tradeInValuationEnabled: boolean }, answers: CheckoutAnswers): TradeForm {
  if (!tradeInValuationEnabled) return { kind: 'typed' }
  const given = answers['trade-in']
  if (given?.has_trade !== 'valued') return { kind: 'valued', car: null }
  return { kind: 'valued', car: [given.trade_car, given.trade_offer].filter(Boolean).join(', ') }
}

/** The one question of a site that values trade-ins itself. */
export function valuedTradeField(car: string | null): FormField {
  const options = [
    { value: 'no', label: 'No' },
    ...(car === null ? [] : [{ value: 'valued', label: `Yes: ${car}` }]),
    { value: 'value', label: car === null ? 'Yes, value it now (two minutes)' : 'Yes, another one' },
  ]
  const problem = 'Please choose an answer for A car to trade in.'
  return {
    type: 'choice',
    name: 'has_trade',
    label: 'A car to trade in',
    isRequired: true,
    prompt: 'Please choose',
    problem,
    initial: '',
    options,
    isWide: true,
  }
}

/** A valuation as the answer of a checkout (BUY-04, TRD-04), at `now` in Unix seconds; null for one that knows no car yet. An offer that has run out is left out. */
export function toValuedAnswer({ car, rego, result }: TradeInState, now: number): Record<string, string> | null {
  if (car === null) return null
  const offer = result?.kind === 'offer' && isOfferValid(result.offer, now) ? result.offer : null
  return {
    has_trade: 'valued',
    trade_car: nameTradeIn(car),
    trade_km: String(car.km),
    ...(rego?.rego ? { trade_rego: rego.rego } : {}),
    ...(offer === null ? {} : { trade_offer: formatMoney(offer.price) }),
  }
}
