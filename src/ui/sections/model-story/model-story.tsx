import type { CardVariant } from '@/domain/tenant/template'
import type { Fact } from '@/ui/primitives/fact-list/to-facts'
import { BigFigures } from './big-figures'

export type ModelStoryProps = { heading: string | null; figures: readonly Fact[]; stories: readonly string[]; variant: CardVariant }

/** The manufacturer's description of a model: one sentence, figures and stories in order (MOD-06). */
export function ModelStory({ heading, figures, stories, variant }: ModelStoryProps) {
  if (!heading && figures.length === 0 && stories.length === 0) return null
  const isLedger = variant === 'plate' || variant === 'studio'
  return (
    <section id="overview" className="wrap scroll-mt-20 section">
      {heading && <h2 className="max-w-[28ch] type-h2">{heading}</h2>}
      <BigFigures figures={figures} />
      {stories.length > 0 && (
        <ol className="mt-10 grid list-none gap-x-16 gap-y-8 md:mt-14 md:grid-cols-2">
          {stories.map((story) => (
            <li key={story} className={`max-w-[38rem] text-[1.0625rem]/7 text-ink-soft ${isLedger ? 'border-t border-line pt-5' : ''}`}>
              {story}
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
