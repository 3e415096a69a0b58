import { Band } from '@/ui/primitives/band'
import { Steps } from '@/ui/primitives/steps'
import type { StockWords } from '@/domain/vehicle/kinds/kinds'

/** How to compare vehicles, for a comparison without any. */
export function CompareSteps({ one, many }: Pick<StockWords, 'one' | 'many'>) {
  const steps = [
    { title: 'Find one you like', text: `Tap the compare arrows on a ${one}’s photo, or “Compare” on its page.` },
    { title: 'Add up to three more', text: `A tray at the foot of the page keeps your ${many} while you look around.` },
    { title: 'See what sets them apart', text: 'Hide the rows that match, then share the link with the person who’s helping you choose.' },
  ]
  return (
    <Band tone="tint">
      <h2 className="type-h2">How comparing works</h2>
      <div className="mt-8">
        <Steps steps={steps} />
      </div>
    </Band>
  )
}
