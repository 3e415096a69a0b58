import type { FormEventHandler } from 'react'
import { formatMoney } from '@/domain/money/money'
import type { ShippingEstimate } from '@/domain/locations/shipping-zones'
import { Button } from '@/ui/primitives/button/button'
import { CostPanel, CostRows } from './cost-panel'
import { TextField } from '@/ui/primitives/field/text-field'

/** The state of a shipping estimate: none yet, loading, the region and price, or the reason why there is none. */
export type DeliveryState =
  | { kind: 'idle' }
  | { kind: 'asking' }
  | { kind: 'estimate'; estimate: ShippingEstimate }
  | { kind: 'none'; text: string }
  | { kind: 'missing'; text: string }

export type DeliveryPanelProps = {
  /** 'Moorooka to your driveway.' */
  note: string | null
  state?: DeliveryState
  /** Absent until JavaScript runs. */
  onSubmit?: FormEventHandler<HTMLFormElement>
}

const formatPrice = (price: number) => (price === 0 ? 'Free' : formatMoney(price))

function Outcome({ state }: { state: DeliveryState }) {
  if (state.kind === 'none') return <p className="pt-2 text-[0.9375rem]/6">{state.text}</p>
  if (state.kind !== 'estimate') return null
  return (
    <div className="pt-2">
      <CostRows rows={[{ label: state.estimate.name, value: formatPrice(state.estimate.price), isStrong: true }]} />
    </div>
  )
}

/** The shipping estimate for a postcode (DEL-01 to DEL-03). Screen readers announce the result. */
export function DeliveryPanel({ note, state = { kind: 'idle' }, onSubmit }: DeliveryPanelProps) {
  return (
    <CostPanel id="delivery-estimate" title="Delivery estimate" icon="truck">
      {note && <p className="mt-1 text-[0.9375rem]/6 text-ink-soft">{note}</p>}
      <noscript>
        <p className="mt-2 text-[0.9375rem]/6">Give us a call or send an enquiry to get a quote for delivery.</p>
      </noscript>
      <form noValidate onSubmit={onSubmit} className="mt-3 flex items-start gap-2 noscript:hidden">
        <TextField
          id="delivery-postcode"
          name="postcode"
          label="Postcode"
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={10}
          readOnly={!onSubmit}
          error={state.kind === 'missing' ? state.text : null}
          className="min-w-0 flex-1"
        />
        <Button type="submit" variant="quiet" isLoading={state.kind === 'asking'} className="delivery-panel-button">
          Check
        </Button>
      </form>
      <div role="status">
        <Outcome state={state} />
      </div>
    </CostPanel>
  )
}
