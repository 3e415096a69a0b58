import { furthestCheckoutStep, listSteps } from '@/domain/journeys/checkout/journey'
import { CHECKOUT_TEXTS, checkoutFields, describeCheckout, describeCompletion } from '@/domain/journeys/checkout/steps'
import { listCheckoutTerms } from '@/domain/journeys/checkout/terms'
import { resolveTradeForm } from '@/domain/journeys/checkout/trade-step'
import { writeNotice } from '@/domain/leads/form/consent'
import { FIND_SIMILAR_LABEL } from '@/domain/leads/form/enquiry-fields'
import { formatMoney } from '@/domain/money/money'
import { FillContact } from '@/features/enquiry/fill-contact'
import { LogAcceptance } from '@/features/trade-in/log-acceptance'
import { UseValuationButton } from '@/features/trade-in/use-valuation-button'
import { Alert } from '@/ui/primitives/alert'
import { LinkButton } from '@/ui/primitives/button/button'
import { BareBar } from '@/ui/pages/journey/bare-bar'
import { JourneyLayout } from '@/ui/pages/journey/journey-layout'
import type { JourneyStep } from '@/ui/pages/journey/journey-steps'
import { JourneySummary } from '@/ui/pages/journey/journey-summary'
import { toEnquireHref } from '@/ui/sections/vehicle-card/card-view'
import { JourneyForm } from '../journey-form'
import { toSummaryCar } from '../summary-car'
import { checkoutPage } from './checkout-call'
import { CheckoutEnd, CheckoutTerms, DepositNote, ExpiredHold } from './checkout-parts'
import { type CheckoutData, type CheckoutPartProps, prefilledAnswers } from './load-checkout'

function toSteps({ tenant, data }: CheckoutPartProps): JourneyStep[] {
  const { mode, stored, step, key, vehicle, view } = data
  const steps = listSteps(mode)
  const furthest = furthestCheckoutStep(mode, stored?.state ?? null)
  const isOver = furthest === 'confirmation' || step === 'confirmation'
  return steps.map((name, index) => {
    const isNow = name === step
    const state = isNow ? 'now' : index < steps.indexOf(furthest) || index < steps.indexOf(step) ? 'done' : 'ahead'
    const canGo = key !== null && !isNow && !isOver && view.kind === 'step' && index <= steps.indexOf(furthest)
    return { key: name, title: CHECKOUT_TEXTS[name].title, state, href: canGo ? checkoutPage({ tenant, vehicle, mode }, key, name) : null }
  })
}

function backHref({ tenant, data: { mode, step, key, vehicle } }: CheckoutPartProps): string | null {
  const before = listSteps(mode)[listSteps(mode).indexOf(step) - 1]
  return key === null || before === undefined ? vehicle.path : checkoutPage({ tenant, vehicle, mode }, key, before)
}

/** A step's form. The deposit step only has a button, because no card is entered here. */
function StepForm({ tenant, data }: CheckoutPartProps) {
  const { step, key, mode, vehicle, draft, fee, provider } = data
  const trade = resolveTradeForm(tenant.switches, data.stored?.state.answers ?? {})
  const payLabel = provider === 'demo' ? `Reserve for ${formatMoney(fee)} (demonstration)` : `Pay ${formatMoney(fee)} and reserve`
  return (
    <JourneyForm
      id="checkout"
      action="/api/checkout"
      fields={checkoutFields(step, trade)}
      hidden={{ car: vehicle.slug, mode, step, ...(key === null ? { new_journey: data.newKey } : { journey: key }) }}
      values={prefilledAnswers(data, step)}
      problems={draft?.problems ?? []}
      submitLabel={step === 'deposit' ? payLabel : step === 'details' ? 'Hold this car' : 'Continue'}
      backHref={backHref({ tenant, data })}
    >
      {step === 'details' && (
        <>
          <FillContact />
          <p className="text-sm/5 text-ink-soft">{writeNotice(tenant.name)}</p>
        </>
      )}
      {step === 'trade-in' && trade.kind === 'valued' && <UseValuationButton />}
      {step === 'deposit' && <DepositNote tenant={tenant} data={data} />}
    </JourneyForm>
  )
}

/** Shown for an unavailable vehicle, with a link to similar ones (BUY-02). */
function VehicleUnavailable({ data: { vehicle, draft } }: CheckoutPartProps) {
  return (
    <div className="flex flex-col items-start gap-6">
      <Alert tone="plain" title={draft?.problems[0]?.message ?? 'This car can’t be reserved online right now.'}>
        <p>It has been reserved or sold.</p>
      </Alert>
      <LinkButton href={toEnquireHref(vehicle.path)} variant="action" size="large">
        {FIND_SIMILAR_LABEL}
      </LinkButton>
    </div>
  )
}

function Body({ tenant, data }: CheckoutPartProps) {
  const { view, step, stored, canBegin } = data
  if (stored === null && !canBegin) return <VehicleUnavailable tenant={tenant} data={data} />
  if (view.kind !== 'step') return <ExpiredHold tenant={tenant} data={data} />
  return step === 'confirmation' ? <CheckoutEnd tenant={tenant} data={data} /> : <StepForm tenant={tenant} data={data} />
}

function headingOf({ view, step, stored, mode, canBegin }: CheckoutData): { heading: string; text: string } {
  const texts = CHECKOUT_TEXTS[step]
  if (stored === null && !canBegin) return { heading: 'Not available', text: '' }
  if (view.kind === 'released') return { heading: 'Reservation released', text: '' }
  if (view.kind === 'expired') return { heading: 'Your hold has expired', text: '' }
  if (step === 'confirmation' && stored?.state.reservation === 'refund_due') return { heading: 'Your refund is on its way', text: '' }
  if (step === 'confirmation' && stored?.state.reservation === 'refunded') return { heading: 'Cancelled and refunded', text: '' }
  if (step === 'confirmation' && stored?.state.reservation !== 'paid') return { heading: 'Waiting for your payment', text: '' }
  if (step === 'confirmation') return { heading: describeCompletion(mode, stored?.state.answers ?? {}).heading, text: '' }
  return texts
}

/** A page of reserving or buying a vehicle (BUY-03, BUY-04): the step in its address, as far as the checkout allows. */
export function CheckoutPage({ tenant, data }: CheckoutPartProps) {
  const { vehicle, stored, fee, mode } = data
  const terms = listCheckoutTerms(mode, fee, tenant.switches.reserveFeeText)
  const asksNothingYet = stored === null && data.canBegin
  const rows = [
    ...terms.slice(0, 2),
    ...(stored ? describeCheckout(stored.state.answers) : []),
    ...(vehicle.city ? [{ label: 'Location', text: vehicle.city }] : []),
  ]
  return (
    <>
      <BareBar tenant={tenant} back={{ label: 'Back to the car', href: vehicle.path }} />
      <JourneyLayout
        steps={toSteps({ tenant, data })}
        {...headingOf(data)}
        aside={<JourneySummary title="Your car" car={toSummaryCar(vehicle, tenant)} rows={rows} />}
      >
        {asksNothingYet && <CheckoutTerms terms={terms} />}
        <Body tenant={tenant} data={data} />
        {stored?.state.answers['trade-in']?.trade_offer && <LogAcceptance journey={`checkout-${stored.id}`} carId={vehicle.id} />}
      </JourneyLayout>
    </>
  )
}
