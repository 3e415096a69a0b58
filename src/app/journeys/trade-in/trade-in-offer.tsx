import type { ReactNode } from 'react'
import { formatDate } from '@/domain/time/format-date'
import { formatMoney } from '@/domain/money/money'
import { toSitePhone } from '@/domain/locations/site-phone'
import type { Tenant } from '@/domain/tenant/tenant'
import { explainNoOffer } from '@/domain/journeys/trade-in/steps'
import { describeConfidence, isOfferValid, type TradeInOffer as Offer } from '@/domain/journeys/trade-in/valuation'
import { LogAcceptance } from '@/features/trade-in/log-acceptance'
import { readClock } from '@/server/process/now'
import { Alert } from '@/ui/primitives/alert'
import { Button, LinkButton } from '@/ui/primitives/button/button'
import { StepProblems } from '../journey-form'
import type { CheckoutReturn, TradeInPageData } from './load-trade-in'

type Props = { tenant: Tenant; data: TradeInPageData }

/** The offer with its market range and confidence. */
function Figure({ offer, timeZone }: { offer: Offer; timeZone: string }) {
  const rows = [
    ['Range', `${formatMoney(offer.min)} to ${formatMoney(offer.max)}`],
    ['Confidence', describeConfidence(offer)],
    ['Valid until', formatDate(offer.until, timeZone)],
  ]
  return (
    <div className="trade-in-offer-box rounded-panel">
      <p className="text-[0.9375rem]/6 text-ink-soft">We offer</p>
      <p className="trade-in-offer-amount font-display text-[2.75rem]/13 tracking-[-0.02em] md:text-[3.5rem]/16">
        {formatMoney(offer.price)}
      </p>
      <dl className="mt-4 text-[0.9375rem]/6">
        {rows.map(([label, text]) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-6 border-t border-line py-2.5">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="font-strong">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

const HONEST =
  'We start with the prices of similar cars for sale, then take off the cost of preparing and selling one and anything you told us about yours. We inspect the car before we pay; the offer changes only if it isn’t as described.'

/** Says that somebody will call: when there is no reliable figure, and at the end. */
function CallbackNote({ tenant, text, next = null }: { tenant: Tenant; text: string; next?: ReactNode }) {
  const phone = toSitePhone(tenant.site.phone)
  return (
    <>
      <p className="max-w-[60ch] text-lg/7">{text}</p>
      {phone && (
        <p className="mt-3 text-lg/7 text-ink-soft">
          In a hurry? Call{' '}
          <a href={phone.href} className="text-link underline underline-offset-4">
            {phone.text}
          </a>
          .
        </p>
      )}
      <div className="mt-8">
        {next ?? (
          <LinkButton href={tenant.switches.configLinks.allStock} variant="outline" size="large">
            Find your next car
          </LinkButton>
        )}
      </div>
    </>
  )
}

/** The button that returns to the checkout (BUY-04). */
function ReturnToCheckout({ checkout: { href, hidden }, journey, label }: { checkout: CheckoutReturn; journey: string; label: string }) {
  return (
    <form method="post" action="/api/checkout" className="flex flex-wrap items-center gap-3">
      {Object.entries({ ...hidden, trade_journey: journey }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" variant="action" size="large" className="max-sm:w-full">
        {label}
      </Button>
      <LinkButton href={href} variant="quiet" size="large" className="max-sm:w-full">
        Continue without it
      </LinkButton>
    </form>
  )
}

function Acceptance({ data, offer }: { data: TradeInPageData; offer: Offer }) {
  const { key, stored } = data
  if (key === null || stored?.state.leadId == null) return null
  if (!isOfferValid(offer, readClock()))
    return (
      <Alert tone="plain" title="This offer has expired.">
        <p>
          Prices change. <a href={`/trade-in?journey=${key}&step=adjustments`}>Check your answers</a> for a new one.
        </p>
      </Alert>
    )
  if (data.checkout) return <ReturnToCheckout checkout={data.checkout} journey={key} label="Accept and continue" />
  return (
    <form method="post" action={`/api/trade-in/${stored.state.leadId}`} className="flex flex-wrap items-center gap-3">
      <input type="hidden" name="journey" value={key} />
      <input type="hidden" name="offer_accepted" value="true" />
      <Button type="submit" variant="action" size="large" className="max-sm:w-full">
        Accept this offer
      </Button>
      <LinkButton href={`/trade-in?journey=${key}&step=adjustments`} variant="quiet" size="large" className="max-sm:w-full">
        Change my answers
      </LinkButton>
    </form>
  )
}

/** The end of a trade-in: the offer and its acceptance (TRD-05), or a note that somebody will call. */
export function TradeInOffer({ tenant, data }: Props) {
  const { stored, step, draft } = data
  const result = stored?.state.result
  const next = data.checkout && data.key && <ReturnToCheckout checkout={data.checkout} journey={data.key} label="Continue to your car" />
  if (step === 'accepted')
    return (
      <>
        <CallbackNote
          tenant={tenant}
          next={next}
          text={`Thank you. ${tenant.name} has your acceptance${result?.kind === 'offer' ? ` of ${formatMoney(result.offer.price)}` : ''} and will call to arrange an inspection.`}
        />
        {data.key && <LogAcceptance journey={data.key} carId={data.vehicle?.id ?? null} />}
      </>
    )
  if (result?.kind !== 'offer')
    return <CallbackNote tenant={tenant} next={next} text={explainNoOffer(tenant.name, tenant.switches.tradeInValuationEnabled)} />
  return (
    <div className="flex flex-col gap-6">
      <StepProblems id="trade-in" fields={[]} problems={draft?.problems ?? []} />
      <Figure offer={result.offer} timeZone={tenant.timeZone} />
      <p className="max-w-[65ch] text-[0.9375rem]/6 text-ink-soft">{HONEST}</p>
      <Acceptance data={data} offer={result.offer} />
    </div>
  )
}
