import { answerPrivately, answerShopper } from '@/app/account/account-call'
import { findOwnReservations } from '@/app/account/own-reservations'
import { findEnquiries } from '@/server/account/own-data'
import { findKeptCards } from '@/server/account/shopper-cars'
import { readClock } from '@/server/time/now'
import { toCardView } from '@/ui/sections/vehicle-card/card-view'

/** GET /api/account/garage: a shopper's details, saved and viewed cars, reservations and enquiries. */
export function GET(request: Request): Promise<Response> {
  return answerShopper(request, async ({ tenant, session: { shopper } }) => {
    const [saved, viewed, enquiries, reservations] = await Promise.all([
      findKeptCards(tenant, shopper, 'saved'),
      findKeptCards(tenant, shopper, 'viewed'),
      findEnquiries(tenant.id, shopper),
      findOwnReservations(tenant, shopper),
    ])
    const settings = { switches: tenant.switches, now: readClock() }
    const draw = (cards: typeof saved) => cards.map((card) => ({ slug: card.slug, view: toCardView(card, settings) }))
    return answerPrivately({ shopper, saved: draw(saved), viewed: draw(viewed.slice(0, 8)), enquiries, reservations })
  })
}
