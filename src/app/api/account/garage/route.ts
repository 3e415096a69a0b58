import { findOwnReservations } from '@/app/account/own-reservations'
import { shopper } from '@/app/http/audience'
import { defineCall } from '@/app/http/define-call'
import { garageCall } from '@/contract/account'
import { findEnquiries } from '@/server/account/own-data'
import { findShopperCards } from '@/server/account/shopper-cars'
import { readClock } from '@/server/process/now'
import { toCardView } from '@/ui/sections/vehicle-card/card-view'

/** GET /api/account/garage: returns a shopper's details, saved and viewed vehicles, reservations and enquiries. */
export const GET = defineCall({ contract: garageCall, audience: shopper }, async ({ tenant, session }) => {
  const [saved, viewed, enquiries, reservations] = await Promise.all([
    findShopperCards(tenant, session.shopper, 'saved'),
    findShopperCards(tenant, session.shopper, 'viewed'),
    findEnquiries(tenant.id, session.shopper),
    findOwnReservations(tenant, session.shopper),
  ])
  const settings = { switches: tenant.switches, now: readClock() }
  const draw = (cards: typeof saved) => cards.map((card) => ({ slug: card.slug, view: toCardView(card, settings) }))
  return { shopper: session.shopper, saved: draw(saved), viewed: draw(viewed.slice(0, 8)), enquiries, reservations }
})
