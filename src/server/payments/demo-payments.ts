import type { PaymentProvider } from './port'

/** Takes no money and asks for no card: what a platform without a provider shows of paying, and says so on its page. */
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
