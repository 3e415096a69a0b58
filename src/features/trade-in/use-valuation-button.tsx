'use client'

import { Button } from '@/ui/primitives/button/button'
import { useRememberedValuation } from './use-remembered-valuation'

/** Button in a checkout form that trades in the vehicle valued in this browser (BUY-04, FAV-08). Renders nothing without one. */
export function UseValuationButton() {
  const kept = useRememberedValuation()
  if (kept === null || kept.car === '') return null
  const offer = kept.offer_price === null ? '' : ` at $${kept.offer_price.toLocaleString('en-AU')}`
  return (
    <div className="valuation-box flex flex-col items-start gap-3 rounded-panel p-5">
      <p className="max-w-[60ch]">
        You had your {kept.car} valued here{offer}.
      </p>
      <Button type="submit" name="trade_journey" value={kept.journey} formNoValidate variant="outline">
        Trade in this car
      </Button>
    </div>
  )
}
