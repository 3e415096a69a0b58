import { toSiteLink } from '@/domain/navigation/site-link'
import { ActionLink } from '@/ui/primitives/action-link'
import { Band } from '@/ui/primitives/band'
import { Steps } from '@/ui/primitives/steps'
import type { BlockProps } from '../types'

export function StepsBlock({ block, site: { tenant } }: BlockProps<'steps'>) {
  const steps = (block.steps ?? []).map(({ title, text }) => ({ title, text: text ?? null }))
  const link = toSiteLink(block.link)
  if (steps.length === 0) return null
  return (
    <Band tone={block.tone}>
      <h2 className="type-h2">{block.heading}</h2>
      {block.text && <p className="mt-2 max-w-[42rem] text-ink-soft">{block.text}</p>}
      <div className="mt-8">
        <Steps steps={steps} />
      </div>
      {link && <ActionLink link={link} variant={tenant.layout.card} tone={block.tone} className="mt-8" />}
    </Band>
  )
}
