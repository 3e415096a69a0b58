import { formatDate } from '@/domain/calendar/format-date'
import { formatMoney } from '@/domain/money'
import { toSitePhone } from '@/domain/phone/site-phone'
import type { Tenant } from '@/domain/tenant/tenant'
import { describeConfidence, isStanding, type TradeInOffer as Offer } from '@/domain/trade-in/valuation'
import { readClock } from '@/server/now'
import { Alert } from '@/ui/alert/alert'
import { LinkButton } from '@/ui/button/button'
import { StepProblems } from '../journey-form'
import { Button } from '@/ui/button/button'
import type { TradeInPageData } from './load-trade-in'

type Props = { tenant: Tenant; data: TradeInPageData }

/** The figure, how wide the market is around it, and how sure it is. */
function Figure({ offer, timeZone }: { offer: Offer; timeZone: string }) {
  const rows = [
    ['Range', `${formatMoney(offer.min)} to ${formatMoney(offer.max)}`],
    ['Confidence', describeConfidence(offer)],
    ['Stands until', formatDate(offer.until, timeZone)],
  ]
  return (
    <div className="rounded-panel bg-tint p-6 md:p-8 on-prestige:border-y-2 on-prestige:border-ink on-prestige:bg-transparent on-prestige:px-0">
      <p className="text-[0.9375rem]/6 text-ink-soft">We offer</p>
      <p className="font-display text-[2.75rem]/13 font-extrabold tracking-[-0.02em] md:text-[3.5rem]/16 on-prestige:font-light on-manufacturer:font-light">
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
  'The figure comes from what comparable cars are for sale for, less what it costs to prepare and sell one, and less what you told us about yours. We look at the car before we pay; the offer changes only if it is not as described.'

/** Somebody will call: where no figure would be honest, and at the end. */
function Called({ tenant, text }: { tenant: Tenant; text: string }) {
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
        <LinkButton href={tenant.switches.configLinks.allStock} variant="outline" size="large">
          Look for your next car
        </LinkButton>
      </div>
    </>
  )
}

function Acceptance({ data, offer }: { data: TradeInPageData; offer: Offer }) {
  const { key, stored } = data
  if (key === null || stored?.state.leadId == null) return null
  if (!isStanding(offer, readClock()))
    return (
      <Alert tone="plain" title="This offer has run out.">
        <p>
          Markets move. <a href={`/trade-in?journey=${key}&step=adjustments`}>Check your answers</a> for a new one.
        </p>
      </Alert>
    )
  return (
    <form method="post" action={`/api/trade-in/${stored.state.leadId}`} className="flex flex-wrap items-center gap-3">
      <input type="hidden" name="journey" value={key} />
      <input type="hidden" name="offer_accepted" value="true" />
      <Button type="submit" variant="action" size="large" className="max-md:grow">
        Accept this offer
      </Button>
      <LinkButton href={`/trade-in?journey=${key}&step=adjustments`} variant="quiet" size="large">
        Change my answers
      </LinkButton>
    </form>
  )
}

/** The end of a trade-in: the offer and its acceptance (TRD-05), or that somebody will call. */
export function TradeInOffer({ tenant, data }: Props) {
  const { stored, step, draft } = data
  const result = stored?.state.result
  if (step === 'accepted')
    return (
      <Called
        tenant={tenant}
        text={`Thank you. ${tenant.name} has your acceptance${result?.kind === 'offer' ? ` of ${formatMoney(result.offer.price)}` : ''} and will call to arrange a look at your car.`}
      />
    )
  if (result?.kind !== 'offer')
    return (
      <Called
        tenant={tenant}
        text={`We have your details. Cars like yours are too rare in our market for an honest figure by computer, so somebody at ${tenant.name} will look at it and call you.`}
      />
    )
  return (
    <div className="flex flex-col gap-6">
      <StepProblems id="trade-in" fields={[]} problems={draft?.problems ?? []} />
      <Figure offer={result.offer} timeZone={tenant.timeZone} />
      <p className="max-w-[65ch] text-[0.9375rem]/6 text-ink-soft">{HONEST}</p>
      <Acceptance data={data} offer={result.offer} />
    </div>
  )
}
