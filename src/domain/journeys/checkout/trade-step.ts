import type { FormField } from '@/domain/leads/form/form-field'
import { formatMoney } from '@/domain/money/money'
import { nameTradeIn } from '../trade-in/describe'
import type { TradeInState } from '../trade-in/journey'
import { isOfferValid } from '../trade-in/valuation'
import type { CheckoutAnswers } from './journey'

/**
 * The trade-in question of a checkout: `typed` if staff value cars; `valued` if the site values them, with a description of the valued
 * car or null.
 */
export type TradeForm = { kind: 'typed' } | { kind: 'valued'; car: string | null }

/** The trade-in question for a site's settings (TRD-03) and the answers so far. */
export function resolveTradeForm({ tradeInValuationEnabled }: { tradeInValuationEnabled: boolean }, answers: CheckoutAnswers): TradeForm {
  if (!tradeInValuationEnabled) return { kind: 'typed' }
  const given = answers['trade-in']
  if (given?.has_trade !== 'valued') return { kind: 'valued', car: null }
  return { kind: 'valued', car: [given.trade_car, given.trade_offer].filter(Boolean).join(', ') }
}

/** The question on a site that values trade-ins. */
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

/**
 * Turns a valuation into a checkout answer (BUY-04, TRD-04), without an expired offer. Null if the car is not known yet.
 * @param now Unix seconds.
 */
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
