import type { Payload, Where } from 'payload'
import { nameAccountOf, type Shopper } from '@/domain/shoppers/shopper'
import type { Tenant } from '@/domain/tenant/tenant'
import type { Lead } from '@payload-types'
import { payloadClient } from '../payload-client'
import { findKeptCards } from './shopper-cars'
import { signIn } from './accounts'

/** An enquiry as its sender sees it again: what it was about and where it stands, not what sales note. */
export type OwnEnquiry = { id: number; about: string; car: string | null; message: string | null; sentAt: string; isAnswered: boolean }

const MOST_ENQUIRIES = 200

function findLeads(payload: Payload, tenantId: number, { id }: Shopper): Promise<{ docs: Lead[] }> {
  const where: Where = { and: [{ tenant: { equals: tenantId } }, { shopper: { equals: id } }] }
  return payload.find({ collection: 'leads', where, depth: 0, limit: MOST_ENQUIRIES, pagination: false, sort: '-createdAt' })
}

function toEnquiry({ id, subcategory, category, vehicle_make, vehicle_model, message, createdAt, first_reply_at }: Lead): OwnEnquiry {
  const car = [vehicle_make, vehicle_model].filter(Boolean).join(' ')
  return {
    id,
    about: subcategory || category,
    car: car || null,
    message: message || null,
    sentAt: createdAt,
    isAnswered: Boolean(first_reply_at),
  }
}

/** What a shopper has asked while signed in, newest first. Enquiries under the same email that were sent without an account are not shown: anybody may type an email. */
export async function findEnquiries(tenantId: number, shopper: Shopper): Promise<OwnEnquiry[]> {
  const { docs } = await findLeads(await payloadClient(), tenantId, shopper)
  return docs.map(toEnquiry)
}

/** All that a site keeps of a shopper, to be taken along (SEC-05). */
export async function exportOwnData(tenant: Tenant, shopper: Shopper): Promise<Record<string, unknown>> {
  const payload = await payloadClient()
  const [account, leads, saved, viewed] = await Promise.all([
    payload.findByID({ collection: 'shoppers', id: shopper.id, depth: 0 }),
    findLeads(payload, tenant.id, shopper),
    findKeptCards(tenant, shopper, 'saved'),
    findKeptCards(tenant, shopper, 'viewed'),
  ])
  const car = ({ id, name, path }: { id: number; name: string; path: string }) => ({ id, name, address: tenant.origin + path })
  return {
    site: tenant.name,
    account: { ...shopper, createdAt: account.createdAt, consent: account.consent },
    watchlist: saved.map(car),
    viewedCars: viewed.map(car),
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

/**
 * Erases an account with its cars, its enquiries, and the mails that were captured for it (SEC-05); its password is asked for again.
 * @returns 'wrong' or 'locked' as a sign-in would, and then nothing is erased.
 */
export async function eraseAccount(tenant: Tenant, shopper: Shopper, password: string): Promise<'erased' | 'wrong' | 'locked'> {
  const proof = await signIn(tenant, { email: shopper.email, password })
  if (proof.kind !== 'signedIn') return proof.kind
  const payload = await payloadClient()
  const own: Where = { and: [{ tenant: { equals: tenant.id } }, { shopper: { equals: shopper.id } }] }
  await payload.delete({ collection: 'leads', where: own })
  await payload.delete({
    collection: 'captured-mails',
    where: { and: [{ tenant: { equals: tenant.id } }, { to: { equals: shopper.email } }] },
  })
  await payload.delete({
    collection: 'shoppers',
    where: { username: { equals: nameAccountOf(tenant.id, shopper.email) } },
  })
  return 'erased'
}
