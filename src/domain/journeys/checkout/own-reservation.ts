import { formatTime } from '@/domain/time/format-date'
import { type Cents, formatMoney } from '@/domain/money/money'
import type { ReservationState } from './reservation'

/**
 * A reservation as its shopper sees it. `tone` is that of a badge; `action` is the label of the link to the checkout, null if there is
 * nothing to do.
 */
export type OwnReservation = { label: string; tone: 'plain' | 'action' | 'good' | 'bad'; text: string; action: string | null }

type Stored = { state: ReservationState; heldUntil: number; amount: Cents }

/** Describes a shopper's reservation and what they can do about it (BUY-03, AUTH-06). */
export function describeOwnReservation({ state, heldUntil, amount }: Stored, timeZone: string): OwnReservation {
  const fee = formatMoney(amount)
  const words: Record<ReservationState, OwnReservation> = {
    held: {
      label: 'Held for you',
      tone: 'action',
      text: `Until ${formatTime(heldUntil, timeZone)}. Nothing has been paid yet.`,
      action: 'Continue checkout',
    },
    expired: {
      label: 'Hold has expired',
      tone: 'plain',
      text: 'Nothing was charged. We’ve kept your details, and you can hold the car again if it’s still free.',
      action: 'Hold it again',
    },
    paid: { label: 'Reserved', tone: 'good', text: `${fee} paid. No one else can buy it.`, action: 'See reservation' },
    released: { label: 'Cancelled', tone: 'plain', text: 'Nothing was charged.', action: null },
    refund_due: { label: 'Refund on its way', tone: 'bad', text: `Your ${fee} is going back to the card you paid with.`, action: null },
    refunded: {
      label: 'Cancelled and refunded',
      tone: 'plain',
      text: `${fee} went back to the card you paid with. It can take up to ten days to show.`,
      action: null,
    },
  }
  return words[state]
}
