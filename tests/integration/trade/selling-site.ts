import type { Payload } from 'payload'
import { afterAll, beforeAll } from 'vitest'
import { POST as renewRoute } from '@/app/api/checkout/renew/route'
import { POST as checkoutRoute } from '@/app/api/checkout/route'
import { openPayload, PERSON, postTo, run, tenantId } from '../leads/site'

export const send = (fields: Record<string, unknown>, call = {}) => postTo(checkoutRoute, '/api/checkout', fields, call)
export const renew = (fields: Record<string, unknown>) => postTo(renewRoute, '/api/checkout/renew', fields)

export const step = (car: string, name: string, more: Record<string, unknown> = {}) => ({ car, mode: 'reserve', step: name, ...more })
export const details = (car: string, email = 'one@example.com') => step(car, 'details', { ...PERSON, email })

export function readJourney(json: unknown): { journey: string; step: string; lead_id: number } {
  if (typeof json === 'object' && json !== null && 'journey' in json) return JSON.parse(JSON.stringify(json))
  throw new Error(JSON.stringify(json))
}

export const startCheckout = async (car: string, email?: string) => readJourney((await send(details(car, email))).json)
export const reservationOf = async (car: number) =>
  (await run('select * from reservations where car_id = $1::numeric order by id', [car])).rows
export const expireHold = (car: number) =>
  run(`update reservations set held_until = now() - interval '1 second' where car_id = $1::numeric and state = 'held'`, [car])

async function sellOnline(payload: Payload, harbour: number, valuesTrades: boolean): Promise<void> {
  const tenant = await payload.findByID({ collection: 'tenants', id: harbour, depth: 0 })
  const switches = typeof tenant.switches === 'object' && tenant.switches !== null && !Array.isArray(tenant.switches) ? tenant.switches : {}
  await payload.update({
    collection: 'tenants',
    id: harbour,
    data: {
      switches: {
        ...switches,
        ...{ reserveEnabled: true, onlinePurchaseEnabled: true, reservePath: 'checkout', reserveFeeText: '$200' },
        tradeInValuationEnabled: valuesTrades,
      },
    },
  })
}

async function listFreshCars(harbour: number) {
  const { rows } = await run(
    `select v.id, v.slug from vehicles v where v.tenant_id = $1::integer and v.status = 'in_stock' and v.show_on_dealer_website
       and v.reserved is not true and v.sold is not true and v.price > 100 order by v.id limit 30`,
    [harbour],
  )
  return rows.map(({ id, slug }) => ({ id: Number(id), slug: String(slug) }))
}

/** Prepares a site that reserves and sells online, with unused cars, for the tests of a file. */
export function openSellingSite({ valuesTrades = false } = {}) {
  let opened: { payload: Payload; cars: { id: number; slug: string }[] } | undefined
  const inYard = () => {
    if (!opened) throw new Error('the yard opens before the first test')
    return opened
  }
  beforeAll(async () => {
    const payload = await openPayload()
    const harbour = await tenantId(payload, 'harbour')
    await sellOnline(payload, harbour, valuesTrades)
    opened = { payload, cars: await listFreshCars(harbour) }
  }, 120_000)
  afterAll(() => run('delete from call_window'))
  return {
    get payload() {
      return inYard().payload
    },
    nextCar: () => {
      const car = inYard().cars.pop()
      if (!car) throw new Error('no more cars')
      return car
    },
    isReserved: async (id: number) => (await inYard().payload.findByID({ collection: 'vehicles', id, depth: 0 })).reserved,
    /** Releases a reservation as staff do. */
    giveBack: async (car: number) =>
      inYard().payload.update({ collection: 'reservations', id: Number((await reservationOf(car))[0]?.id), data: { state: 'released' } }),
  }
}
