import { PHONE_REVEAL } from '@/domain/analytics/visit-event'
import { fillPhone, fillPhones } from '@/ui/sections/phone/fill-phone'
import { postInBackground } from '@/ui/primitives/log-event'

/** Fields of POST /api/events/reveal-phone (API-19). */
export type RevealBody = { car_id: number; dealership_id: number; website_id: number }

const logged = new WeakSet<RevealBody>()

/** Logs the first reveal of a visit. Each page visit passes its own object (PHONE-01, API-19). */
function logReveal(body: RevealBody): void {
  if (logged.has(body)) return
  logged.add(body)
  postInBackground(`/api/events/${PHONE_REVEAL}`, body, 'The reveal of the phone number was not logged.')
}

/** Shows the number in an opened disclosure and moves the focus to it. */
export function revealFold(fold: HTMLElement, body: RevealBody): void {
  fillPhones(fold)
  logReveal(body)
  fold.querySelector('a')?.focus()
}

/** Shows the number of a call link and dials it. */
export function revealAndDial(link: HTMLAnchorElement, body: RevealBody): void {
  fillPhone(link)
  logReveal(body)
  if (link.protocol === 'tel:') link.click()
}
