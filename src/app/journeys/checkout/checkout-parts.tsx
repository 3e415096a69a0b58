import { formatTime } from '@/domain/time/format-date'
import { describeCompletion } from '@/domain/journeys/checkout/steps'
import { type CheckoutTerm, formatReference } from '@/domain/journeys/checkout/terms'
import { formatMoney } from '@/domain/money/money'
import { toSitePhone } from '@/domain/locations/site-phone'
import { Alert } from '@/ui/primitives/alert'
import { Button, LinkButton } from '@/ui/primitives/button/button'
import { Icon } from '@/ui/primitives/icon/icon'
import { checkoutPage } from './checkout-call'
import type { CheckoutPartProps } from './load-checkout'

/** The amount, the refund and the hold, before the first question. */
export function CheckoutTerms({ terms }: { terms: readonly CheckoutTerm[] }) {
  return (
    <dl className="mb-7 max-w-[60ch] border-y border-line text-[0.9375rem]/6">
      {terms.map(({ label, text }) => (
        <div key={label} className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-4 border-line py-2.5 not-first:border-t">
          <dt className="text-ink-soft">{label}</dt>
          <dd className="font-strong">{text}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Explains the deposit: who receives the money, and how long the vehicle is held. */
export function DepositNote({ tenant, data: { provider, fee, stored } }: CheckoutPartProps) {
  const until = stored === null ? null : formatTime(stored.state.heldUntil, tenant.timeZone)
  return (
    <div className="flex flex-col gap-4">
      {provider === 'demo' ? (
        <Alert tone="plain" title="This is a demonstration.">
          <p>No money is taken and we won’t ask for a card. The car shows as reserved on this site.</p>
        </Alert>
      ) : (
        <p className="max-w-[60ch]">
          You’ll pay {formatMoney(fee)} on our payment provider’s page, Stripe. Your card details go only to Stripe; we never see them.
        </p>
      )}
      {until && (
        <p className="flex items-center gap-2.5 text-[0.9375rem]/6 text-ink-soft">
          <Icon name="clock" size={20} className="shrink-0" />
          Held for you until {until}.
        </p>
      )}
    </div>
  )
}

/** An expired or cancelled hold. The same shopper may renew it unless somebody else has the vehicle. */
export function ExpiredHold({ tenant, data }: CheckoutPartProps) {
  const { vehicle, mode, key, view, draft } = data
  if (view.kind === 'released' || key === null)
    return (
      <div className="flex flex-col items-start gap-6">
        <p className="max-w-[60ch] text-lg/7">{tenant.name} has released this reservation. Please call us if you weren’t expecting this.</p>
        <LinkButton href={vehicle.path} variant="outline" size="large">
          Back to the car
        </LinkButton>
      </div>
    )
  return (
    <div className="flex flex-col items-start gap-6">
      {draft?.problems.map(({ message }) => (
        <Alert key={message} tone="bad" title={message} />
      ))}
      <p className="max-w-[60ch] text-lg/7">
        We hold a car for twenty minutes. Nothing was charged and we’ve kept your details: if no one else has taken it, you can pick up
        where you left off.
      </p>
      <div className="flex flex-wrap gap-3">
        <form method="post" action="/api/checkout/renew">
          <input type="hidden" name="car" value={vehicle.slug} />
          <input type="hidden" name="mode" value={mode} />
          <input type="hidden" name="journey" value={key} />
          <Button type="submit" variant="action" size="large">
            Hold it again
          </Button>
        </form>
        <LinkButton href={vehicle.path} variant="quiet" size="large">
          Back to the car
        </LinkButton>
      </div>
    </div>
  )
}

function NextSteps({ rows }: { rows: readonly string[] }) {
  return (
    <ol className="mt-4 flex max-w-[60ch] flex-col gap-3">
      {rows.map((row) => (
        <li key={row} className="flex items-start gap-3">
          <Icon name="check" size={20} className="mt-0.5 shrink-0 text-good" />
          {row}
        </li>
      ))}
    </ol>
  )
}

/** The end of a checkout: reserved, waiting for the payment provider, or to be refunded. */
export function CheckoutEnd({ tenant, data }: CheckoutPartProps) {
  const { stored, key, vehicle, mode, fee, provider } = data
  const phone = toSitePhone(tenant.site.phone)
  const state = stored?.state.reservation
  if (state === 'refund_due' || state === 'refunded')
    return (
      <Alert tone="plain" title="This car is not reserved for you.">
        <p>
          {state === 'refunded' ? `Your ${formatMoney(fee)} went back in full` : `We’re refunding your ${formatMoney(fee)} in full`}, to the
          card you paid with; it can take up to ten days to show. Questions? {phone ? `Call us: ${phone.text}.` : 'Please contact us.'}
        </p>
      </Alert>
    )
  if (state !== 'paid')
    return (
      <div className="flex flex-col items-start gap-6">
        <p className="max-w-[60ch] text-lg/7">
          Your bank hasn’t confirmed the payment yet. This usually takes a few seconds; we’ll keep holding the car for you.
        </p>
        <LinkButton href={checkoutPage({ tenant, vehicle, mode }, key, 'confirmation')} variant="action" size="large">
          Check again
        </LinkButton>
      </div>
    )
  const paid = provider === 'demo' ? 'No money was taken: this is a demonstration.' : `Your ${formatMoney(fee)} has been received.`
  return (
    <div className="flex flex-col items-start">
      <p className="max-w-[60ch] text-lg/7">
        Thank you. {data.stored?.carName} is reserved for you, so no one else can buy it. {paid}
      </p>
      {stored && (
        <p className="mt-4 text-lg/7">
          Your reference number is <strong className="whitespace-nowrap">{formatReference(stored.id)}</strong>.
        </p>
      )}
      <h2 className="mt-8 type-h3">What happens next</h2>
      <NextSteps
        rows={[
          `Someone at ${tenant.name} will call you, usually within two business hours.`,
          ...describeCompletion(mode, stored?.state.answers ?? {}).next,
        ]}
      />
      <div className="mt-8 flex flex-wrap gap-3">
        <LinkButton href={vehicle.path} variant="outline" size="large">
          Back to the car
        </LinkButton>
        {phone && (
          <LinkButton href={phone.href} variant="quiet" size="large" icon="phone">
            {phone.text}
          </LinkButton>
        )}
      </div>
    </div>
  )
}
