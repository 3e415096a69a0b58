import { expect, test } from 'vitest'
import { describeTradeIn, nameTradeIn, toTradeInAnswers } from './describe'
import { NEW_TRADE_IN, type TradeInState } from './journey'

const car = { make: 'Kia', model: 'Rio', badge: 'S', year: 2019, km: 60_500 }
const offer = { price: 12_000_00, min: 11_000_00, max: 13_000_00, confidence: 0.5, comparables: 9, until: 0 }
const full: TradeInState = {
  rego: { rego: '123ABC', regoState: 'QLD' },
  car,
  adjustments: { tyres: 'worn' },
  leadId: 7,
  result: { kind: 'offer', offer },
  isAccepted: true,
}

test('TRD-02: summarises the known data', () => {
  expect(nameTradeIn({ ...car, badge: null })).toBe('2019 Kia Rio')
  expect(describeTradeIn(NEW_TRADE_IN)).toEqual([])
  expect(describeTradeIn(full)).toEqual([
    { label: 'Rego', text: '123ABC, QLD' },
    { label: 'Car', text: '2019 Kia Rio S' },
    { label: 'Odometer', text: '60,500 km' },
    { label: 'Tyres', text: 'Need replacing soon' },
  ])
})

test('TRD-05: the lead contains the offer and its acceptance', () => {
  expect(toTradeInAnswers(full)).toEqual({
    regoState: 'QLD',
    'Trade-in': '2019 Kia Rio S',
    Odometer: '60,500 km',
    Tyres: 'Need replacing soon',
    offer_price: '$12,000',
    'Offer range': '$11,000 to $13,000',
    Confidence: 'Medium: from 9 comparable cars for sale',
    form_completed: 'true',
    offer_accepted: 'true',
  })
  expect(toTradeInAnswers(NEW_TRADE_IN)).toEqual({})
})
