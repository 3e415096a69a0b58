import { sql } from 'kysely'
import type { Payload, Where } from 'payload'
import { toAccountName, type Shopper } from '@/domain/account/shopper'
import type { Tenant } from '@/domain/tenant/tenant'
import { toDollars } from '@/domain/money/money'
import type { Lead } from '@payload-types'
import { listReservationsOf, updateReservations } from '../checkout/reservation-store'
import { runSql as run } from '../database/run-sql'
import { typedQueries } from '../database/typed-queries'
import { payloadClient } from '../process/payload-client'
import { findShopperCards } from './shopper-cars'
import { verifyShopper } from './accounts'

/** An enquiry as shown to its sender: subject and status, without notes by sales. */
export type OwnEnquiry = { id: number; about: string; car: string | null; message: string | null; sentAt: string; isAnswered: boolean }

const MOST_ENQUIRIES = 200
const JOURNEY_STAGE = /^\d\. /

function findLeads(payload: Payload, tenantId: number, { id }: Shopper): Promise<{ docs: Lead[] }> {
  const where: Where = { and: [{ tenant: { equals: tenantId } }, { shopper: { equals: id } }] }
  return payload.find({ collection: 'leads', where, depth: 0, limit: MOST_ENQUIRIES, pagination: false, sort: '-createdAt' })
}

function toEnquiry({ id, subcategory, category, vehicle_make, vehicle_model, message, createdAt, first_reply_at }: Lead): OwnEnquiry {
  const car = [vehicle_make, vehicle_model].filter(Boolean).join(' ')
  return {
    id,
    // the subcategory of a journey is a stage, which only means something to the dealer
    about: subcategory && !JOURNEY_STAGE.test(subcategory) ? subcategory : category,
    car: car || null,
    message: message || null,
    sentAt: createdAt,
    isAnswered: Boolean(first_reply_at),
  }
}

/**
 * Returns the enquiries that a shopper sent while signed in, newest first. Enquiries sent without an account are left out, even with the
 * same email: anybody can type an email. Checkouts are listed with the reservations.
 */
export async function findEnquiries(tenantId: number, shopper: Shopper): Promise<OwnEnquiry[]> {
  const { docs } = await findLeads(await payloadClient(), tenantId, shopper)
  return docs.filter(({ kind }) => kind !== 'reservation').map(toEnquiry)
}

/** Returns all data that a site stores about a shopper, for download (SEC-05). */
export async function exportOwnData(tenant: Tenant, shopper: Shopper): Promise<Record<string, unknown>> {
  const payload = await payloadClient()
  const [account, leads, saved, viewed, reservations] = await Promise.all([
    payload.findByID({ collection: 'shoppers', id: shopper.id, depth: 0 }),
    findLeads(payload, tenant.id, shopper),
    findShopperCards(tenant, shopper, 'saved'),
    findShopperCards(tenant, shopper, 'viewed'),
    listReservationsOf(run, tenant.id, shopper.id),
  ])
  const car = ({ id, name, path }: { id: number; name: string; path: string }) => ({ id, name, address: tenant.origin + path })
  return {
    site: tenant.name,
    account: { ...shopper, createdAt: account.createdAt, consent: account.consent },
    watchlist: saved.map(car),
    viewedCars: viewed.map(car),
    reservations: reservations.map(({ carName, mode, state, amount }) => ({ car: carName, mode, state, fee: toDollars(amount) })),
    enquiries: leads.docs.map((lead) => {
      const { name, last_name, email, phone, postcode, url, source, user_agent, lead_attributes, consent } = lead
      return {
        ...toEnquiry(lead),
        sender: { name, last_name, email, phone, postcode },
        visit: { url, source, user_agent, ...{ lead_attributes } },
        consent,
      }
    }),
  }
}

/** Checks whether an account has a reserved vehicle in stock or a refund due. Neither can be completed without the account. */
async function hasOpenReservation(shopper: Shopper): Promise<boolean> {
  const open = await typedQueries(run)
    .selectFrom('reservations as r')
    .innerJoin('leads as l', 'l.id', 'r.lead_id')
    .leftJoin('vehicles as v', (join) => join.on(sql<boolean>`v.id = r.car_id::int`))
    .select('r.id')
    .where('l.shopper_id', '=', shopper.id)
    .where((is) =>
      is.or([
        is('r.state', '=', 'refund_due'),
        is.and([is('r.state', '=', 'paid'), is('v.status', '<>', 'sold'), is('v.sold', 'is not', true)]),
      ]),
    )
    .limit(1)
    .executeTakeFirst()
  return open !== undefined
}

/** Payments stay on record, without personal data. A vehicle that is only held becomes available again. */
async function closeReservations(shopper: Shopper): Promise<void> {
  await updateReservations(run)
    .set({ answers: null, notes: null })
    .set(({ eb, ref }) => ({
      state: eb
        .case()
        .when('state', '=', 'held')
        .then('released' as const)
        .else(ref('state'))
        .end(),
    }))
    .where('lead_id', 'in', ({ selectFrom }) => selectFrom('leads').select('id').where('shopper_id', '=', shopper.id))
    .execute()
}

/**
 * Erases an account with its saved vehicles, enquiries and captured mails (SEC-05). Asks for the password again.
 * @returns 'wrong' or 'locked' as for a sign-in, 'reserved' while a vehicle is reserved or a refund is due; then nothing is erased.
 */
export async function eraseAccount(
  tenant: Tenant,
  shopper: Shopper,
  password: string,
): Promise<'erased' | 'wrong' | 'locked' | 'reserved'> {
  const proof = await verifyShopper(tenant, { email: shopper.email, password })
  if (proof.kind !== 'right') return proof.kind
  if (await hasOpenReservation(shopper)) return 'reserved'
  await closeReservations(shopper)
  const payload = await payloadClient()
  const own: Where = { and: [{ tenant: { equals: tenant.id } }, { shopper: { equals: shopper.id } }] }
  await payload.delete({ collection: 'leads', where: own })
  await payload.delete({
    collection: 'captured-mails',
    // mails about leads are erased with the leads; other mails to this address only if they are about an account, since anybody can type an
    // address
    where: { and: [{ tenant: { equals: tenant.id } }, { to: { equals: shopper.email } }, { lead: { exists: false } }] },
  })
  await payload.delete({
    collection: 'shoppers',
    where: { username: { equals: toAccountName(tenant.id, shopper.email) } },
  })
  return 'erased'
}
