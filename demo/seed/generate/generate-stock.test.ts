import { existsSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { computeExampleComparisonRate } from '@/domain/finance/comparison-rate'
import { computeRepayment } from '@/domain/finance/repayment'
import { planStock } from '../stock-plans'
import { generateStock } from './generate-stock'
import { BODIES } from '@demo/renderer/bodies'
import { resolveDrawnFamily } from './paint'
import type { VehicleDocument } from './vehicle-document'

const DAY = 86_400
const NOW = Date.UTC(2026, 10, 21, 2) / 1000
const plans = planStock()
let stock: VehicleDocument[] = []
/** A picture of the car itself, not of an interior. */
const OUTSIDE = /\/(4x4|[a-z]+)(?:-b)?-([a-z]+)-[a-z-]+\.webp$/

beforeAll(() => {
  stock = generateStock({ now: NOW, seed: 1, plans })
}, 60_000)

const median = (numbers: number[]) => numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0
const countOf = (test: (vehicle: VehicleDocument) => boolean) => stock.filter(test).length

describe("the demonstration's stock", () => {
  test('CAR-01: the same seed and instant give the same documents, another seed others', () => {
    const few = plans.slice(0, 1).map((plan) => ({ ...plan, count: 60 }))
    const make = (seed: number) => JSON.stringify(generateStock({ now: NOW, seed, plans: few }))
    expect(make(1)).toBe(make(1))
    expect(make(1)).not.toBe(make(2))
  })

  test('CAR-01: on another day it has the same cars at the same prices, with later dates', () => {
    const few = plans.slice(0, 1).map((plan) => ({ ...plan, count: 60 }))
    const days = 400
    const [today, later] = [NOW, NOW + days * DAY].map((now) => generateStock({ now, seed: 1, plans: few }))
    later?.forEach((car, index) => {
      const same = today?.[index]
      expect(car).toMatchObject({ slug: same?.slug, price: same?.price, km: same?.km, photos_count: same?.photos_count })
      expect(Date.parse(car.created_at) - Date.parse(same?.created_at ?? '')).toBe(days * DAY * 1000)
    })
  })

  test('CAR-01: about 4,000 vehicles, of every type and kind', () => {
    expect(stock.length).toBeGreaterThanOrEqual(3_900)
    expect(stock.length).toBeLessThanOrEqual(4_200)
    expect(countOf(({ item_type }) => item_type === 'caravan')).toBeGreaterThan(200)
    for (const type of ['new', 'demo', 'used'])
      expect(
        countOf(({ car_type }) => car_type === type),
        type,
      ).toBeGreaterThan(300)
    expect(new Set(stock.map(({ make }) => make)).size).toBeGreaterThan(45)
  })

  test.each([
    ['recommended', ({ custom_rank }: VehicleDocument) => custom_rank],
    ['price', ({ price }: VehicleDocument) => price ?? 0],
    ['newest', ({ created_at }: VehicleDocument) => Date.parse(created_at)],
  ])('LOOK-10: in the order of %s, hardly any two of four neighbouring caravans have the same first picture', (_, valueOf) => {
    const firsts = stock
      .filter(
        ({ item_type, status, photos_count, price }) => item_type === 'caravan' && status !== 'sold' && photos_count > 0 && price !== null,
      )
      .toSorted((one, other) => valueOf(other) - valueOf(one))
      .map(({ primary_image_url }) => primary_image_url)
    const repeated = firsts.filter((url, index) => firsts.slice(Math.max(0, index - 3), index).includes(url))
    expect(firsts.length).toBeGreaterThan(150)
    expect(repeated.length).toBeLessThan(firsts.length * 0.03)
  })

  test('VDP-27: some used cars of every kind of dealer offer a history report that exists, new and demo cars none', () => {
    const reported = stock.filter(({ file }) => file !== null)
    expect(new Set(reported.map(({ car_type }) => car_type))).toEqual(new Set(['used']))
    expect(reported.length / countOf(({ car_type }) => car_type === 'used')).toBeGreaterThan(0.2)
    for (const address of new Set(reported.map(({ file }) => file))) expect(existsSync(`public${address}`)).toBe(true)
    for (const stocknum of ['HC20565', 'SM1107', 'MTA2041']) expect(reported.map((car) => car.stocknum)).toContain(stocknum)
  })

  test('CAR-01: slugs, VINs and stock numbers are unique on the platform, VINs in their alphabet', () => {
    for (const key of ['slug', 'vin', 'stocknum'] as const)
      expect(new Set(stock.map((vehicle) => vehicle[key])).size, key).toBe(stock.length)
    expect(stock.filter(({ vin }) => !/^[A-HJ-NPR-Z0-9]{17}$/.test(vin))).toEqual([])
    expect(stock.filter(({ slug }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([])
  })

  test('CAR-01: the cars named on pages exist', () => {
    const rav4 = stock.find(({ stocknum }) => stocknum === 'HC20417')
    expect(rav4).toMatchObject({
      slug: '2023-toyota-rav4-gx-hybrid-hc20417',
      price: 42_990,
      before_price: 44_490,
      status: 'in_stock',
    })
    expect(stock.some(({ slug }) => slug === '2022-porsche-panamera-gts-sp1042')).toBe(true)
  })

  test('CAR-02: every case that a site has to render occurs', () => {
    const soldWithin =
      (days: number) =>
      ({ sold_date_timestamp: at }: VehicleDocument) =>
        at !== null && at > NOW - days * DAY
    expect(countOf(soldWithin(3))).toBeGreaterThan(20)
    expect(countOf((vehicle) => vehicle.status === 'sold' && !soldWithin(3)(vehicle))).toBeGreaterThan(20)
    expect(countOf(({ status }) => status === 'coming_soon')).toBeGreaterThan(40)
    for (const edge of [null, 0, 10, 11])
      expect(
        countOf(({ price }) => price === edge),
        String(edge),
      ).toBeGreaterThan(0)
    for (const flag of ['preorder', 'reserved', 'certified', 'sold'] as const)
      expect(
        countOf((vehicle) => vehicle[flag]),
        flag,
      ).toBeGreaterThan(10)
    for (const count of [0, 1, 2])
      expect(
        countOf(({ photos_count }) => photos_count === count),
        `${count} photos`,
      ).toBeGreaterThan(5)
    expect(countOf(({ show_on_dealer_website }) => !show_on_dealer_website)).toBeGreaterThan(10)
    expect(countOf(({ tag }) => tag === 'Test Drive Only')).toBeGreaterThan(5)
    expect(countOf(({ offer_price }) => offer_price !== null)).toBeGreaterThan(50)
    expect(countOf(({ subscription_price }) => subscription_price !== null)).toBeGreaterThan(20)
    const share = countOf(({ before_price }) => before_price !== null) / stock.length
    expect(share).toBeGreaterThan(0.15)
    expect(share).toBeLessThan(0.25)
  })

  test('CAR-12: part of the stock arrived within 8 days, and none leaves that period tomorrow', () => {
    const arrived = stock.map(({ created_at }) => Date.parse(created_at) / 1000)
    expect(arrived.filter((at) => at > NOW - 8 * DAY).length).toBeGreaterThan(200)
    expect(Math.max(...arrived)).toBeLessThanOrEqual(NOW)
    expect(
      stock.filter(({ sold_date_timestamp: sold, created_at }) => sold !== null && (sold > NOW || sold < Date.parse(created_at) / 1000)),
    ).toEqual([])
  })

  test('CAR-02: prices are plausible and fall with age', () => {
    const used = stock.filter(
      ({ car_type, price, item_type, dealershipKey }) =>
        car_type === 'used' && item_type === null && (price ?? 0) > 11 && dealershipKey.startsWith('meridian'),
    )
    const steps = [2026, 2024, 2022, 2020, 2018, 2016].map((year) =>
      median(used.filter((car) => car.year === year || car.year === year - 1).map(({ price }) => price ?? 0)),
    )
    for (const [index, step] of steps.entries())
      if (index > 0) expect(step, `step ${index} of ${steps.join(', ')}`).toBeLessThan(steps[index - 1] ?? 0)
    expect(used.filter(({ price }) => (price ?? 0) < 2_500)).toEqual([])
    expect(stock.filter(({ before_price, price }) => before_price !== null && before_price <= (price ?? 0))).toEqual([])
    expect(stock.filter(({ offer_price, price }) => offer_price !== null && offer_price >= (price ?? 0))).toEqual([])
  })

  test('CAR-03: kilometres grow with age, new cars have next to none', () => {
    expect(Math.max(...stock.filter(({ car_type }) => car_type === 'new').map(({ km }) => km ?? 0))).toBeLessThan(50)
    const kmOf = (year: number) => median(stock.filter((car) => car.car_type === 'used' && car.year === year).map(({ km }) => km ?? 0))
    expect(kmOf(2015)).toBeGreaterThan(kmOf(2020))
    expect(kmOf(2020)).toBeGreaterThan(kmOf(2024))
  })

  test('GAUGE-08: market averages are around the price', () => {
    const valued = stock.filter(({ autograb_data, price }) => autograb_data.average_market_price !== null && (price ?? 0) > 11)
    expect(valued.length).toBeGreaterThan(1_000)
    const ratios = valued.map(({ autograb_data, price }) => (autograb_data.average_market_price ?? 0) / (price ?? 1))
    expect(median(ratios)).toBeGreaterThan(0.95)
    expect(median(ratios)).toBeLessThan(1.1)
  })

  test('CAR-02, FIN-24: a quote covers five years of its price and of the fees in its comparison rate', () => {
    const quoted = stock.filter(({ youxQuote }) => youxQuote.weeklyRepaymentAmount !== null)
    expect(quoted.length).toBeGreaterThan(3_000)
    for (const { price, youxQuote, stocknum } of quoted) {
      const rate = youxQuote.advertisedRate ?? 0
      const { fees } = plans.find(({ stockPrefix }) => stocknum.startsWith(stockPrefix))?.finance ?? { fees: { financed: 0, monthly: 0 } }
      expect(fees.financed, stocknum).toBeGreaterThan(0)
      const financed = (price ?? 0) * 100 + fees.financed
      const weekly = computeRepayment({ financed, residual: 0, rate, years: 5, paymentsPerYear: 52 }) + Math.ceil((fees.monthly * 12) / 52)
      expect(Math.round((youxQuote.weeklyRepaymentAmount ?? 0) * 100), stocknum).toBe(weekly)
      expect(youxQuote.comparisonRate, stocknum).toBe(computeExampleComparisonRate(rate, fees))
    }
  })

  test('CAR-04: every picture exists', () => {
    const urls = stock.flatMap(({ images, spin_images, spin_interior_image: inside, video_url: film }) => [
      ...images.flatMap(({ image }) => [image.url, image.thumb.url]),
      ...spin_images,
      ...(inside === null ? [] : [inside]),
      ...(film === null ? [] : [film]),
    ])
    expect([...new Set(urls)].filter((url) => !existsSync(`public${url}`))).toEqual([])
  })

  test.each(BODIES)('SPIN-01, GAL-05: cars with the body of a %s have a spin, hotspots and a film', (body) => {
    const isOfBody = (url: string | undefined) => OUTSIDE.exec(url ?? '')?.[1] === body
    const turned = stock.filter(({ images, spin_images: frames }) => frames.length > 0 && isOfBody(images[0]?.image.url))
    expect(turned.length).toBeGreaterThanOrEqual(10)
    for (const { spin_images: frames, video_url: film, hotspots, stocknum } of turned) {
      expect(frames, stocknum).toHaveLength(36)
      expect(
        frames.concat(film ?? '').filter((url) => !url.includes(`/${body}-`)),
        stocknum,
      ).toEqual([])
      expect(hotspots?.exterior.hotspots, stocknum).toHaveLength(3)
    }
  })

  test("CAR-04, GAL-01: pictures show their car's body and colour, the front first", () => {
    for (const { images, photos_count, colour, stocknum } of stock) {
      expect(photos_count, stocknum).toBe(images.length)
      if (images[0]) expect(images[0].image.url, stocknum).toMatch(/-front(-left)?(-[a-z]+)?\.webp$/)
      const outside = images.flatMap(({ image }) => {
        const [, body = '', paint = ''] = image.url.includes('/cabin-') ? [] : (OUTSIDE.exec(image.url) ?? [])
        return body === '' ? [] : [`${body} in ${paint}`]
      })
      const body = BODIES.find((name) => outside[0]?.startsWith(`${name} `)) ?? 'caravan'
      expect([...new Set(outside)], stocknum).toEqual(outside.length > 0 ? [`${body} in ${resolveDrawnFamily(colour, body)}`] : [])
    }
  })

  test('GAL-02: a car has 6 to 20 pictures, unless it is not photographed yet', () => {
    const counts = stock.map(({ photos_count }) => photos_count).filter((count) => count > 2)
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(6)
    expect(Math.max(...counts)).toBeLessThanOrEqual(20)
    expect(counts.length / stock.length).toBeGreaterThan(0.95)
  })

  test('CAR-04: most have comments, varied and without unfilled placeholders', () => {
    const comments = stock.flatMap(({ dealercomments }) => dealercomments ?? [])
    expect(comments.length / stock.length).toBeGreaterThan(0.9)
    expect(comments.length).toBeLessThan(stock.length)
    expect(new Set(comments).size / comments.length).toBeGreaterThan(0.95)
    expect(comments.filter((comment) => /[{}]|undefined|null|NaN/.test(comment))).toEqual([])
    expect(comments.filter((comment) => comment.length < 120 || comment.length > 950)).toEqual([])
    expect(comments.filter((comment) => comment.length > 400).length).toBeGreaterThan(500)
  })

  test("CMS-16: no comment promises warranty except the caravan maker's: a dealer's own follows the switch warrantyYears", () => {
    const comments = new Set(stock.flatMap(({ dealercomments }) => dealercomments?.match(/[^.!?]*\bwarranty\b[^.!?]*/gi) ?? []))
    const timed = [...comments].filter((sentence) =>
      /\b(?:one|two|three|four|five|six|seven|ten|\d+)[ -](?:years?|months?)\b/i.test(sentence),
    )
    expect(timed.map((sentence) => sentence.trim())).toEqual(['The structural warranty runs for five years and the appliances for two'])
  })

  test('CAR-03: there are 8 to 34 features, more for a better badge', () => {
    const counts = stock.map(({ standardEquipment }) => standardEquipment.length)
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(8)
    expect(Math.max(...counts)).toBeLessThanOrEqual(34)
    expect(stock.filter(({ standardEquipment }) => new Set(standardEquipment).size !== standardEquipment.length)).toEqual([])
  })
})
