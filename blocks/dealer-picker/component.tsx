import { safeHref } from '@/domain/navigation/href'
import { LazyPicker } from '@/features/dealer-locator/lazy-picker'
import { Band } from '@/ui/primitives/band'
import type { BlockProps } from '../types'

/**
 * A field to find a dealer and a button that continues with it. Before it has loaded, or without JavaScript, a link to the list of dealers.
 */
export function DealerPickerBlock({ block, site: { tenant } }: BlockProps<'dealerPicker'>) {
  const action = safeHref(block.href)
  if (action === null) return null
  return (
    <Band tone="tint">
      <div className="max-w-xl">
        <h2 className="type-h2">{block.heading}</h2>
        {block.text && <p className="mt-2 text-ink-soft">{block.text}</p>}
        <div className="mt-5 min-h-36">
          <LazyPicker id={`dealer-${block.id ?? tenant.slug}`} action={action} label={block.buttonLabel} />
        </div>
      </div>
    </Band>
  )
}
