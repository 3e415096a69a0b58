import type { Payload, Where } from 'payload'
import { toAccountName, type Shopper } from '@/domain/account/shopper'
import type { Tenant } from '@/domain/tenant/tenant'
import { toDollars } from '@/domain/money/money'
import type { Lead } from '@payload-types'
import { listReservationsOf } from '../checkout/reservation-store'
import { runSql as run } from '../database/run-sql'
import { payloadClient } from '../payload-client'
import { findKeptCards } from './shopper-cars'
import { proveShopper } from './accounts'

/** An enquiry as its sender sees it again: what it was about and where it stands, not what sales note. */
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
    // the stage of a journey is a word for the dealer
    about: subcategory && !JOURNEY_STAGE.test(subcategory) ? subcategory : category,
    car: car || null,
    message: message || null,
    sentAt: createdAt,
    isAnswered: Boolean(first_reply_at),
  }
}

/** What a shopper has asked while signed in, newest first. Enquiries under the same email that were sent without an account are not shown: anybody may type an email. Checkouts stand among the reservations. */
export async function findEnquiries(tenantId: number, shopper: Shopper): Promise<OwnEnquiry[]> {
  const { docs } = await findLeads(await payloadClient(), tenantId, shopper)
  return docs.filter(({ kind }) => kind !== 'reservation').map(toEnquiry)
}

/** All that a site keeps of a shopper, to be taken along (SEC-05). */
export async function exportOwnData(tenant: Tenant, shopper: Shopper): Promise<Record<string, unknown>> {
  const payload = await payloadClient()
  const [account, leads, saved, viewed, reservations] = await Promise.all([
    payload.findByID({ collection: 'shoppers', id: shopper.id, depth: 0 }),
    findLeads(payload, tenant.id, shopper),
    findKeptCards(tenant, shopper, 'saved'),
    findKeptCards(tenant, shopper, 'viewed'),
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

/** Whether an account still has a car of the stock reserved, or a fee to get back: neither can be settled with nobody. */
async function hasOpenReservation(shopper: Shopper): Promise<boolean> {
  const { rows } = await run(
    `select 1 from reservations r join leads l on l.id = r.lead_id left join vehicles v on v.id = r.car_id::int
     where l.shopper_id = $1::integer and (r.state = 'refund_due' or (r.state = 'paid' and v.status <> 'sold' and v.sold is not true)) limit 1`,
    [shopper.id],
  )
  return rows.length > 0
}

/** What was paid stays on record, without what was said of the person; a car that is only held is free again. */
async function closeReservations(shopper: Shopper): Promise<void> {
  await run(
    `update reservations set answers = null, notes = null, updated_at = now(), state = case when state = 'held' then 'released' else state end
     where lead_id in (select id from leads where shopper_id = $1::integer)`,
    [shopper.id],
  )
}

/**
 * Erases an account with its cars, its enquiries, and the mails that were captured for it (SEC-05); its password is asked for again.
 * @returns 'wrong' or 'locked' as a sign-in would, 'reserved' while a car is reserved or a refund is due; then nothing is erased.
 */
export async function eraseAccount(
  tenant: Tenant,
  shopper: Shopper,
  password: string,
): Promise<'erased' | 'wrong' | 'locked' | 'reserved'> {
  const proof = await proveShopper(tenant, { email: shopper.email, password })
  if (proof.kind !== 'right') return proof.kind
  if (await hasOpenReservation(shopper)) return 'reserved'
  await closeReservations(shopper)
  const payload = await payloadClient()
  const own: Where = { and: [{ tenant: { equals: tenant.id } }, { shopper: { equals: shopper.id } }] }
  await payload.delete({ collection: 'leads', where: own })
  await payload.delete({
    collection: 'captured-mails',
    // mails about leads go with the leads; of the others to this address only those about an account: an address that was typed proves nothing
    where: { and: [{ tenant: { equals: tenant.id } }, { to: { equals: shopper.email } }, { lead: { exists: false } }] },
  })
  await payload.delete({
    collection: 'shoppers',
    where: { username: { equals: toAccountName(tenant.id, shopper.email) } },
  })
  return 'erased'
}
