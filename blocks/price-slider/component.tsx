import { formatMoney } from '@/domain/money/money'
import { listPriceSteps } from '@/domain/search/price-steps'
import { LivePriceSlider } from '@/features/price-slider/live-price-slider'
import { Band } from '@/ui/primitives/band'
import { Button } from '@/ui/primitives/button/button'
import { Select } from '@/ui/primitives/select'
import type { BlockProps } from '../types'
import { findSiteWords } from '@/domain/vehicle/kinds/kinds'

const any = (label: string) => ({ value: '', label })

/** A price slider, or two selects without JavaScript, that search for a price range (SRCH-18, SRCH-19). Amounts in dollars. */
export function PriceSliderBlock({ block, site: { tenant } }: BlockProps<'priceSlider'>) {
  const steps = listPriceSteps({ lowest: block.lowest, highest: block.highest })
  const [lowest = 0] = steps
  const highest = steps.at(-1) ?? lowest
  if (highest <= lowest) return null
  const label = `Show me ${findSiteWords(tenant.switches).many}`
  const id = `price-${block.id ?? 'slider'}`
  const options = steps.map((price) => ({ value: String(price), label: formatMoney(price * 100) }))
  return (
    <Band tone="tint">
      <h2 className="type-h2">{block.heading}</h2>
      {block.text && <p className="mt-2 max-w-[42rem] text-ink-soft">{block.text}</p>}
      <div className="mt-6">
        <LivePriceSlider id={id} ends={{ lowest, highest }} label={label}>
          <form action="/search" aria-label={block.heading} className="flex flex-wrap items-end gap-4">
            <input type="hidden" name="sortBy" value="price-high" />
            <Select
              id={`${id}-min`}
              name="price_min"
              label="From"
              options={[any('Any price'), ...options.slice(0, -1)]}
              className="min-w-[min(11rem,100%)] flex-1"
            />
            <Select
              id={`${id}-max`}
              name="price_max"
              label="To"
              options={[any('Any price'), ...options.slice(1)]}
              className="min-w-[min(11rem,100%)] flex-1"
            />
            <Button type="submit" variant="action">
              {label}
            </Button>
          </form>
        </LivePriceSlider>
      </div>
    </Band>
  )
}
