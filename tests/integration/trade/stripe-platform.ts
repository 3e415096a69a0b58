import { Stripe } from 'stripe'
import { POST as messageRoute } from '@/app/api/payments/stripe/route'
import { env } from '@/env'
import { openStripeAccount } from '@tests/builders/stripe-account'
import { aCharge, anError, anEvent, anIntent, aRefund, aSession } from '@tests/builders/stripe-answers'

const SECRET = 'whsec_of_the_test'
const STRIPE_KEYS = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_URL'] as const
const signer = new Stripe('sk_test_x')

type Thing = { id: string } & Record<string, unknown>

/** Simulates a Stripe account with sessions, intents and refunds. Its signed messages go to the public address. */
export async function openStripePlatform() {
  const account = await openStripeAccount()
  const things = new Map<string, Thing>()
  const state = { isAway: false, made: 0 }
  const keep = (thing: Thing): Thing => (things.set(thing.id, thing), thing)

  account.answerWith(({ method, path, body }) => {
    if (state.isAway) return { status: 500, json: anError('api_error', 'Something went wrong', 'api_error') }
    const id = path.split('/').find((part) => things.has(part))
    if (method === 'GET' && id) return { json: things.get(id) }
    if (path === '/v1/checkout/sessions') {
      state.made += 1
      const made = { id: `cs_test_${state.made}`, url: `https://checkout.stripe.example/${state.made}` }
      const expires_at = Number(body.expires_at)
      return { json: keep(aSession({ ...made, expires_at, metadata: { reservation: body['metadata[reservation]'] } })) }
    }
    const intent = things.get(body.payment_intent ?? '')
    if (path !== '/v1/refunds' || !intent) return { status: 404, json: anError('resource_missing', 'No such thing') }
    keep({ ...intent, latest_charge: aCharge({ amount_refunded: intent.amount_received }) })
    return { json: aRefund({ id: `re_${intent.id}`, payment_intent: intent.id }) }
  })
  Object.assign(env(), { STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_WEBHOOK_SECRET: SECRET, STRIPE_URL: account.address })

  return {
    calls: (path: string) => account.calls.filter((call) => call.path === path),
    keep,
    /** Makes Stripe unavailable or available again. */
    setAway: (isAway: boolean) => void (state.isAway = isAway),
    /** Pays on the newest page of a checkout, by default its fee. */
    pay: (reservation: number, changed: Record<string, unknown> = {}) => {
      const metadata = { reservation: String(reservation) }
      const intent = anIntent({ id: `pi_${reservation}`, metadata, latest_charge: aCharge(), ...changed })
      const page = [...things.values()].findLast(
        (thing) => thing.object === 'checkout.session' && JSON.stringify(thing.metadata) === JSON.stringify(metadata),
      )
      const { status } = intent
      if (page)
        keep({
          ...page,
          payment_intent: intent.id,
          ...(status === 'succeeded' ? { status: 'complete', payment_status: 'paid', url: null } : {}),
        })
      return keep(intent)
    },
    pageOf: (reservation: number) =>
      [...things.values()].findLast(
        (thing) => thing.object === 'checkout.session' && JSON.stringify(thing.metadata).includes(`"${reservation}"`),
      ),
    /** Sends a Stripe message. Its object may be outdated: the handler trusts only the payment's id. */
    tell: async (type: string, object: unknown, secret = SECRET) => {
      const payload = anEvent(type, object)
      const headers = {
        'stripe-signature': signer.webhooks.generateTestHeaderString({ payload, secret }),
        'content-type': 'application/json',
      }
      return (await messageRoute(new Request('http://harbour.localhost/api/payments/stripe', { method: 'POST', headers, body: payload })))
        .status
    },
    close: () => {
      for (const name of STRIPE_KEYS) Reflect.deleteProperty(env(), name)
      account.close()
    },
  }
}
