import type { Tenant } from '@/domain/tenant/tenant'
import { describeTradeIn, nameTradeIn } from '@/domain/journeys/trade-in/describe'
import { furthestStep, NEW_TRADE_IN, type TradeInStep } from '@/domain/journeys/trade-in/journey'
import { SHOWN_STEPS, writeTradeInStep } from '@/domain/journeys/trade-in/steps'
import { writeNotice } from '@/domain/leads/form/consent'
import { toDollars } from '@/domain/money/money'
import { FillContact } from '@/features/enquiry/fill-contact'
import { RememberValuation } from '@/features/trade-in/remember-valuation'
import { ResumeValuation } from '@/features/trade-in/resume-valuation'
import { Alert } from '@/ui/primitives/alert'
import { JourneyLayout } from '@/ui/pages/journey/journey-layout'
import type { JourneyStep } from '@/ui/pages/journey/journey-steps'
import { JourneySummary } from '@/ui/pages/journey/journey-summary'
import { JourneyForm } from '../journey-form'
import { toSummaryCar } from '../summary-car'
import { prefilledValues, loadTradeIn, loadTradeInFields, toFormStep, type TradeInAddress, type TradeInPageData } from './load-trade-in'
import { TradeInOffer } from './trade-in-offer'

type Props = { tenant: Tenant; data: TradeInPageData }

const LABELS: Partial<Record<TradeInStep, string>> = { contact: 'See my offer' }

/** Returns the steps of a journey. A trade-in from a checkout skips the contact details. */
function listVisibleSteps({ checkout }: TradeInPageData): readonly TradeInStep[] {
  return SHOWN_STEPS.filter((step) => step !== 'contact' || checkout === null)
}

function toSteps({ tenant, data }: Props): JourneyStep[] {
  const { key, step, stored } = data
  const furthest = furthestStep(stored?.state ?? NEW_TRADE_IN)
  const order = listVisibleSteps(data)
  const reached = furthest === 'accepted' ? order.length : order.indexOf(furthest)
  return order.map((name, index) => {
    const isNow = name === step
    const state = isNow ? 'now' : index < reached || index < order.indexOf(step) || step === 'accepted' ? 'done' : 'ahead'
    const canGo = key !== null && !isNow && furthest !== 'accepted' && index <= reached
    return {
      key: name,
      title: writeTradeInStep(name, tenant.switches.tradeInValuationEnabled).title,
      state,
      href: canGo ? `/trade-in?journey=${key}&step=${name}` : null,
    }
  })
}

function backHref(data: TradeInPageData): string | null {
  const { key, step, checkout } = data
  const order = listVisibleSteps(data)
  const before = order[order.indexOf(step) - 1]
  if (before === undefined && checkout) return checkout.href
  return key !== null && before !== undefined ? `/trade-in?journey=${key}&step=${before}` : null
}

/** A step with a form. */
async function FormStepPage({ tenant, data }: Props) {
  const step = toFormStep(data.step)
  if (step === null) return null
  const values = prefilledValues(data, step)
  const fields = await loadTradeInFields(tenant, step, values.make ?? '')
  const hidden = {
    step,
    ...(data.key === null ? {} : { journey: data.key }),
    ...(data.vehicle === null ? {} : { car_id: String(data.vehicle.id) }),
  }
  const label = step === 'contact' && !tenant.switches.tradeInValuationEnabled ? 'Ask for an offer' : (LABELS[step] ?? 'Continue')
  return (
    <>
      {data.key === null && data.draft === null && <ResumeValuation />}
      {step === 'details' && data.stored?.state.rego?.rego && values.make === '' && (
        <Alert tone="plain" title="We couldn’t find your rego." className="mb-6">
          <p>Please enter the details; it only takes a minute.</p>
        </Alert>
      )}
      <JourneyForm
        id="trade-in"
        action="/api/trade-in"
        fields={fields}
        hidden={hidden}
        values={values}
        problems={data.draft?.problems ?? []}
        submitLabel={label}
        backHref={backHref(data)}
      >
        {step === 'contact' && (
          <>
            <FillContact />
            <p className="text-sm/5 text-ink-soft">{writeNotice(tenant.name)}</p>
          </>
        )}
      </JourneyForm>
    </>
  )
}

/** Tells the browser's script what to remember of the journey. A result that the site has already saved is not sent again (API-06). */
function JourneyMemory({ tenant, data: { key, stored } }: Props) {
  if (key === null || stored === null) return null
  const { car, result } = stored.state
  const offer = result?.kind === 'offer' ? result.offer : null
  const dollars = offer && { offer_price: toDollars(offer.price), offer_min: toDollars(offer.min), offer_max: toDollars(offer.max) }
  const isToSave = tenant.switches.saveValuation && !stored.isResultSaved
  const saved = dollars && offer && isToSave ? { journey: key, ...dollars, confidence: offer.confidence } : null
  return (
    <RememberValuation kept={{ journey: key, car: car ? nameTradeIn(car) : '', offer_price: dollars?.offer_price ?? null }} saved={saved} />
  )
}

/** A page of the trade-in (TRD-01, TRD-04): the step in its address, as far as the journey allows. */
export async function TradeInPage({ tenant, address, lead }: { tenant: Tenant; address: TradeInAddress; lead?: string }) {
  const data = await loadTradeIn(tenant, address)
  const { step, stored, vehicle, isCarGone } = data
  const { heading, text } = writeTradeInStep(step, tenant.switches.tradeInValuationEnabled)
  const isBegun = data.key !== null
  const isTyped = toFormStep(step) !== null
  const noOffer = stored?.state.result?.kind === 'none'
  return (
    <JourneyLayout
      steps={toSteps({ tenant, data })}
      heading={!isBegun && lead ? lead : noOffer && !isTyped ? 'We’ll call you with an offer' : heading}
      text={text}
      aside={
        <JourneySummary
          title="Your trade-in"
          car={vehicle && toSummaryCar(vehicle, tenant)}
          rows={stored ? describeTradeIn(stored.state) : []}
          foot={vehicle ? 'Your trade-in counts towards this car.' : null}
        />
      }
    >
      {isCarGone && step === 'rego' && (
        <Alert tone="plain" title="The car you were looking at is no longer on our site." className="mb-6">
          <p>We can still value yours.</p>
        </Alert>
      )}
      {isTyped ? <FormStepPage tenant={tenant} data={data} /> : <TradeInOffer tenant={tenant} data={data} />}
      <JourneyMemory tenant={tenant} data={data} />
    </JourneyLayout>
  )
}
