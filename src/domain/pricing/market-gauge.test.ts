import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { resolveGauge, toGaugeBand, type GaugeAnswer } from './market-gauge'

const answer = { fill: 0.5, listing_price: 42_990, market_range_min: 40_000, market_range_max: 48_000, confidence: 0.8, description: '' }

describe('the market gauge', () => {
  test('GAUGE-02: an answer is converted to a panel in cents', () => {
    expect(resolveGauge(answer)).toEqual({
      kind: 'panel',
      fill: 0.5,
      band: 'medium',
      label: 'Good Deal',
      listing: 42_990_00,
      market: { min: 40_000_00, max: 48_000_00 },
      similarCars: null,
    })
  })

  test.each([
    [38, 38],
    [0, null],
    [-3, null],
    [2.5, null],
    ['38', null],
  ])('GAUGE-02: %j similar cars are shown as %j', (similar_cars, similarCars) => {
    expect(resolveGauge({ ...answer, similar_cars })).toMatchObject({ similarCars })
  })

  const broken: [string, GaugeAnswer | null][] = [
    ['GAUGE-03: the call failed', null],
    ['GAUGE-03: an empty answer', {}],
    ...(['fill', 'listing_price', 'market_range_min', 'market_range_max', 'confidence'] as const).flatMap(
      (field): [string, GaugeAnswer][] => [
        [`GAUGE-03: ${field} is missing`, { ...answer, [field]: undefined }],
        [`GAUGE-03: ${field} isn’t a number`, { ...answer, [field]: 'high' }],
        [`GAUGE-03: ${field} isn’t finite`, { ...answer, [field]: Number.NaN }],
      ],
    ),
    ['GAUGE-04: a confidence of 0.2', { ...answer, confidence: 0.2 }],
    ['GAUGE-04: a lower confidence', { ...answer, confidence: 0 }],
    ['GAUGE-05: the market ends a cent below the price', { ...answer, market_range_max: 42_989.99 }],
    ['GAUGE-03: a minimum above the maximum', { ...answer, market_range_min: 50_000 }],
  ]
  test.each(broken)('%s: hidden', (_, given) => {
    expect(resolveGauge(given)).toEqual({ kind: 'hidden' })
  })

  test.each([
    ['GAUGE-04: confidence just above 0.2', { confidence: 0.21 }],
    ['GAUGE-05: the market ends at the price', { market_range_max: 42_990 }],
    ['GAUGE-03: no description', { description: undefined }],
  ])('%s: shown', (_, changes) => {
    expect(resolveGauge({ ...answer, ...changes }).kind).toBe('panel')
  })

  test.each([
    [0, 'low'],
    [0.29, 'low'],
    [0.3, 'medium'],
    [0.59, 'medium'],
    [0.6, 'high'],
    [1, 'high'],
  ])('GAUGE-06: a fill of %d is %s', (fill, band) => {
    expect(toGaugeBand(fill)).toBe(band)
  })

  test.each([
    [0.64, null, 'Good Deal'],
    [0.65, null, 'Great Deal'],
    [0.1, ' Fair price ', 'Fair price'],
    [0.9, '   ', 'Great Deal'],
    [0.9, 7, 'Great Deal'],
  ])('GAUGE-07: a fill of %d with the description %j is labelled %s', (fill, description, label) => {
    expect(resolveGauge({ ...answer, fill, description })).toMatchObject({ label })
  })

  test('GAUGE-03: the needle stays on the scale for any answer', () => {
    const any = fc.oneof(fc.double(), fc.string(), fc.constant(undefined), fc.double({ min: -1, max: 2, noNaN: true }))
    fc.assert(
      fc.property(any, any, any, any, any, (fill, listing_price, market_range_min, market_range_max, confidence) => {
        const view = resolveGauge({ fill, listing_price, market_range_min, market_range_max, confidence })
        if (view.kind === 'hidden') return
        expect(view.fill).toBeGreaterThanOrEqual(0)
        expect(view.fill).toBeLessThanOrEqual(1)
        expect(view.market.max).toBeGreaterThanOrEqual(view.listing)
      }),
    )
  })
})
