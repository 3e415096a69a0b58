import type { PaymentProvider } from './port'

/** Takes no money and asks for no card. Used on a platform without a payment provider; its page says that it is a demonstration. */
export const demoPayments: PaymentProvider = {
  kind: 'demo',
  start: ({ reservationId, amount }) => {
    const id = `demo-${reservationId}`
    return Promise.resolve({ id, next: { kind: 'done', payment: { reservationId, paymentId: id, amount, state: 'paid' } } })
  },
  check: () => Promise.resolve({ kind: 'other' }),
  refund: ({ reservationId }) => Promise.resolve(`demo-refund-${reservationId}`),
  readEvent: () => Promise.resolve({ kind: 'refused' }),
}
