import { describe, expect, test, vi } from 'vitest'
import { databasePool } from '@/server/database/pool'
import { findDisclaimer } from '@/server/finance/find-disclaimer'
import { findFinanceSettings } from '@/server/finance/find-finance-settings'
import { findQuote } from '@/server/quotes/find-quote'
import { payloadClient } from '@/server/process/payload-client'
import { findVehicleById } from '@/server/vehicles/find-vehicles'
import { aSeededTenant } from '../search/seeded-tenant'

// Replaces the cache of reads, because there is no page.
vi.mock('next/cache', () => ({ unstable_cache: <Read>(read: Read) => read }))

async function carOf(condition: string): Promise<number> {
  const { rows } = await databasePool().query<{ id: number }>(
    `select vehicles.id from vehicles join dealerships on dealerships.id = vehicles.dealership_id
     where dealerships.slug = 'harbour-city-motors' and show_on_dealer_website and ${condition} order by vehicles.id limit 1`,
  )
  const [row] = rows
  if (!row) throw new Error(`the demo has no car with ${condition}`)
  return row.id
}

describe("a site's finance settings", () => {
  test('FIN-04, DEL-03: lenders with their rate tables, and zones in order, are read from the site settings', async () => {
    const { lender, zones, disclaimer } = await findFinanceSettings(
      await aSeededTenant('harbour', { financeLender: 'southern_cross_finance' }),
    )
    expect(lender).toMatchObject({ key: 'southern_cross_finance', rates: [{ upToAge: 3 }, { upToAge: 7 }, { upToAge: null }] })
    expect(zones[0]).toMatchObject({ name: 'Greater Brisbane', price: 0 })
    expect(disclaimer).toMatch(/^Repayments are estimates/)
  })

  test('FIN-24: an unknown lender is none, and a site without settings has no lenders', async () => {
    expect((await findFinanceSettings(await aSeededTenant('harbour', { financeLender: 'nobody' }))).lender).toBeNull()
    expect(await findFinanceSettings(await aSeededTenant('drifter'))).toEqual({ lender: null, disclaimer: null, zones: [] })
  })

  test.each([
    ['40000', /Not a postcode or range of postcodes: 40000/],
    ['4179-4000', /Not a postcode or range of postcodes: 4179-4000/],
    [', ;', /at least one postcode/],
  ])('DEL-03: an editor who types %j gets an explanation', async (postcodes, words) => {
    const payload = await payloadClient()
    const { docs } = await payload.find({ collection: 'site-settings', limit: 1, depth: 0 })
    const saving = payload.update({
      collection: 'site-settings',
      id: docs[0]?.id ?? 0,
      data: { deliveryZones: [{ name: 'Here', postcodes, price: 10 }] },
    })
    const problem = await saving.catch((error: unknown) => JSON.stringify(error))
    expect(String(problem)).toMatch(words)
  })

  test('FIN-04: lender figures that are not a record are refused', async () => {
    const payload = await payloadClient()
    const saving = payload.update({ collection: 'vehicles', id: await carOf('true'), data: { finance_lenders: ['acme'] } })
    expect(String(await saving.catch((error: unknown) => JSON.stringify(error)))).toMatch(/Give figures for each lender/)
  })
})

describe("a car's disclaimer", () => {
  test("API-22: the disclaimer of the car's own lender, or else the site's", async () => {
    const tenant = await aSeededTenant('harbour', { financeLender: 'southern_cross_finance' })
    const lent = await findVehicleById(tenant, await carOf('finance_lenders is not null'))
    const plain = await findVehicleById(tenant, await carOf('finance_lenders is null'))
    expect((await findDisclaimer(tenant, lent)).full).toContain('Figures of the lender')
    expect((await findDisclaimer(tenant, plain)).full).toContain('Repayments are estimates for private buyers')
  })

  test('SEC-01: a car sold by another site is not found', async () => {
    const id = await carOf('true')
    expect(await findVehicleById(await aSeededTenant('aurora'), id)).toBeNull()
    expect(await findVehicleById(await aSeededTenant('harbour'), id)).toMatchObject({ id })
  })
})

test("API-08: without a broker's address, the site's own rate table gives the quote", async () => {
  const { lender } = await findFinanceSettings(await aSeededTenant('harbour', { financeLender: 'southern_cross_finance' }))
  const request = {
    selfAssessedCreditScore: 'GREAT',
    purchasePrice: 30_000,
    loanTerm: 5,
    vin: null,
    nvic: null,
    whoIsHelping: null,
  } as const
  expect(await findQuote({ ...request, year: 2025 }, { lender, fees: { financed: 530_00, monthly: 0 }, year: 2026 })).toMatchObject({
    advertisedRate: 8.99,
    comparisonRate: 9.74,
  })
  expect(await findQuote({ ...request, year: 2012 }, { lender, fees: { financed: 530_00, monthly: 0 }, year: 2026 })).toMatchObject({
    advertisedRate: 11.49,
  })
})

test('API-02: an index finds comparable cars', async () => {
  const client = await databasePool().connect()
  try {
    await client.query('set enable_seqscan = off')
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(
      `explain select id from vehicles where lower(make) = lower('Toyota') and lower(model) = lower('RAV4') and status = 'in_stock'`,
    )
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('vehicles_gauge_idx')
  } finally {
    client.release()
  }
})
