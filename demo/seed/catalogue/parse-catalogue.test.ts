import { describe, expect, test } from 'vitest'
import { catalogue } from './'
import { parseCaravans, parseCatalogue } from './parse-catalogue'

const SAMPLE = `
make Toyota | JTM,MR0 | 1.1
engine h25 | Hybrid 2.5 4 NA 221
engine ev | Electric - - E 268
model RAV4 | suv | 5d 5s | 4600x1855x1685 | 55L 2185kg 1500kg | 5* 2019 | 2013 ASA44R, 2019 AXAH52R
GX Hybrid | 2019- | 47490 | h25 CVT FWD 4.7 | 1
model bZ4X | suv | 5d 5s | 4690x1860x1650 | -L 2465kg -kg | - | 2024 XEAM10R
FWD | 2024-2025 | 63990 | ev 1R FWD - | 2 | 4s Crossover
`

describe('the catalogue', () => {
  test('CAR-03: a badge takes doors, seats and body from its model by default', () => {
    const [make] = parseCatalogue(SAMPLE)
    const [rav4, bz4x] = make?.models ?? []
    expect(rav4?.badges[0]).toEqual({
      name: 'GX Hybrid',
      from: 2019,
      to: null,
      newPrice: 47_490,
      engine: { fuel: 'Hybrid', litres: 2.5, cylinders: 4, induction: 'NA', torqueNm: 221 },
      gearbox: 'cvt',
      gears: null,
      drive: 'FWD',
      consumption: 4.7,
      level: 1,
      doors: 5,
      seats: 5,
      body: 'SUV',
    })
    expect(rav4?.series).toEqual([
      { from: 2013, code: 'ASA44R' },
      { from: 2019, code: 'AXAH52R' },
    ])
    expect(bz4x).toMatchObject({ tank: null, towing: null, ancap: null })
    expect(bz4x?.badges[0]).toMatchObject({
      to: 2025,
      consumption: null,
      gearbox: 'reduction',
      gears: 1,
      doors: 5,
      seats: 4,
      body: 'Crossover',
    })
  })

  test('CAR-03: a caravan has masses and a size instead of an engine', () => {
    expect(parseCaravans('Jayco | Journey | 17.55-3 | 2016- | 71990 | 5.63x2.47 | 2085 2500 | Tandem | 2 | 3')).toEqual([
      {
        ...{ make: 'Jayco', model: 'Journey', badge: '17.55-3', from: 2016, to: null, newPrice: 71_990 },
        ...{ bodyLength: 5.63, bodyWidth: 2.47, tare: 2085, atm: 2500, axle: 'Tandem', sleeps: 2, level: 3 },
      },
    ])
  })

  test.each([
    ['GX | 2019- | 47490 | h25 CVT FWD 4.7 | 1', 'a badge needs a model above it'],
    [`${SAMPLE}\nSL | 2019- | 47490 | x99 CVT FWD 4.7 | 1`, "no engine 'x99'"],
    [`${SAMPLE}\nSL | 2019- | dear | h25 CVT FWD 4.7 | 1`, "'dear' is not a number"],
    [`${SAMPLE}\nSL | 2019- | 47490 | h25 CVT FWD 4.7 | 5`, "'5' is not one of 1, 2, 3, 4"],
    [`${SAMPLE}\nSL | 2019- | 47490 | h25 8X FWD 4.7 | 1`, "no gearbox '8X'"],
  ])('CAR-03: an invalid line is reported, case %#', (text, problem) => {
    expect(() => parseCatalogue(text)).toThrow(problem)
  })

  test('CAR-03: it covers the market', () => {
    const makes = [...catalogue.volume, ...catalogue.prestige, ...catalogue.aurora]
    const models = makes.flatMap((make) => make.models.map((model) => ({ ...model, key: `${make.name} ${model.name}` })))
    expect(makes.length).toBeGreaterThanOrEqual(35)
    expect(new Set(models.map(({ key }) => key)).size).toBeGreaterThanOrEqual(160)
    expect(models.flatMap(({ badges }) => badges).length).toBeGreaterThanOrEqual(500)
    expect(new Set(models.map(({ shape }) => shape)).size).toBe(9)
    expect(catalogue.caravans.length).toBeGreaterThanOrEqual(30)
  })

  test('CAR-03: every model is plausible', () => {
    for (const make of [...catalogue.volume, ...catalogue.prestige, ...catalogue.aurora]) {
      expect(
        make.wmis.every((wmi) => /^[A-HJ-NPR-Z0-9]{3}$/.test(wmi)),
        make.name,
      ).toBe(true)
      for (const { name, length, width, height, badges, gvm, series } of make.models) {
        const label = `${make.name} ${name}`
        expect(badges.length, label).toBeGreaterThan(0)
        expect(series.length, label).toBeGreaterThan(0)
        expect(length > 3_400 && length < 6_300 && width > 1_550 && width < 2_150 && height > 1_150 && height < 2_700, label).toBe(true)
        expect(gvm > 1_100 && gvm <= 4_500, label).toBe(true)
        for (const badge of badges)
          expect(badge.engine.fuel === 'Electric' ? badge.consumption === null : badge.consumption !== null, label).toBe(true)
      }
    }
  })

  test('CAR-03: a caravan has a payload within its weight limit', () => {
    for (const { make, model, badge, tare, atm } of catalogue.caravans)
      expect(atm - tare >= 200 && atm - tare <= 900, `${make} ${model} ${badge}`).toBe(true)
  })
})
