import { formatMoney } from '@/domain/money/money'
import { describeAnswers } from './adjustments'
import type { TradeInCar, TradeInState } from './journey'
import { describeConfidence } from './valuation'

/** '2019 Toyota RAV4 GX' */
export function nameTradeIn({ year, make, model, badge }: TradeInCar): string {
  return [year, make, model, badge].filter(Boolean).join(' ')
}

/** Labels and texts of the data entered so far, for the summary beside the form. */
export function describeTradeIn({ rego, car, adjustments }: TradeInState): { label: string; text: string }[] {
  const plate = [rego?.rego, rego?.regoState].filter(Boolean).join(', ')
  return [
    ...(plate === '' ? [] : [{ label: 'Rego', text: plate }]),
    ...(car === null
      ? []
      : [
          { label: 'Car', text: nameTradeIn(car) },
          { label: 'Odometer', text: `${car.km.toLocaleString('en-AU')} km` },
        ]),
    ...(adjustments === null ? [] : describeAnswers(adjustments)),
  ]
}

/** The same data for the lead, with the offer and its acceptance under the names of TRD-05. */
export function toTradeInAnswers(state: TradeInState): Record<string, string> {
  const facts = describeTradeIn(state).filter(({ label }) => label !== 'Rego')
  const { rego, result, isAccepted, leadId } = state
  const offer = result?.kind === 'offer' ? result.offer : null
  return {
    ...(rego?.regoState ? { regoState: rego.regoState } : {}),
    ...Object.fromEntries(facts.map(({ label, text }) => [label === 'Car' ? 'Trade-in' : label, text])),
    ...(offer === null
      ? {}
      : {
          offer_price: formatMoney(offer.price),
          'Offer range': `${formatMoney(offer.min)} to ${formatMoney(offer.max)}`,
          Confidence: describeConfidence(offer),
        }),
    ...(leadId === null ? {} : { form_completed: 'true' }),
    ...(isAccepted ? { offer_accepted: 'true' } : {}),
  }
}
