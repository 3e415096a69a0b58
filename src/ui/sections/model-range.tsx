import type { BodyChoice } from '@/domain/models/body-filter'
import type { ModelCard } from '@/domain/models/model-card'
import type { SiteLink } from '@/domain/tenant/tenant'
import { classNames } from '../primitives/class-names'
import { ModelCardView } from './model-card/model-card'

type ActionOf = (card: ModelCard) => SiteLink

export type ModelRangeProps = {
  heading: string
  text: string | null
  /** 1 when it is the first section of the page. */
  level: 1 | 2
  /** The body buttons, in rows (MOD-05). */
  rows: readonly (readonly BodyChoice[])[]
  onSale: readonly ModelCard[]
  coming: readonly ModelCard[]
  /** Returns the action for a model on sale, and for one that is coming soon. */
  actions: { onSale: ActionOf; coming: ActionOf }
}

const BUTTON =
  'model-range-button inline-flex min-h-11 items-center gap-1.5 border px-5 text-[0.9375rem]/6 font-strong transition-quick md:min-h-12'
const IDLE = 'border-line bg-surface hover:border-edge'
const CHOSEN = 'border-brand bg-brand text-brand-ink forced-colors:border-2 forced-colors:border-[Highlight]'

function BodyFilter({ rows }: Pick<ModelRangeProps, 'rows'>) {
  return (
    <nav aria-label="Body types" className="model-range-filter mt-8 flex gap-2 max-md:flex-wrap md:flex-col md:gap-3">
      {rows.map((row) => (
        <ul key={row[0]?.label} role="list" className="model-range-filter-row flex-wrap gap-3 max-md:contents md:flex">
          {row.map(({ label, count, href, isChosen }) => (
            <li key={href}>
              <a href={href} aria-current={isChosen ? 'true' : undefined} className={`${BUTTON} ${isChosen ? CHOSEN : IDLE}`}>
                {label}
                <span className={isChosen ? 'font-normal' : 'font-normal text-ink-soft'}>{count}</span>
              </a>
            </li>
          ))}
        </ul>
      ))}
    </nav>
  )
}

function Cards({ cards, action, level }: { cards: readonly ModelCard[]; action: ActionOf; level: 2 | 3 }) {
  return (
    <ul className="model-range-cards grid gap-y-12 md:gap-y-16">
      {cards.map((card, index) => (
        <li key={card.id}>
          <ModelCardView card={card} index={index} level={level} size="range" action={action(card)} />
        </li>
      ))}
    </ul>
  )
}

/** A site's model range: one body or all, models on sale and those 'Coming Soon' (MOD-02 to MOD-10). */
export function ModelRange({ heading, text, level, rows, onSale, coming, actions }: ModelRangeProps) {
  const Title = level === 1 ? 'h1' : 'h2'
  const Part = level === 1 ? 'h2' : 'h3'
  if (onSale.length + coming.length === 0) return null
  return (
    <section className={classNames('wrap pb-(--fc-section-now)', level === 1 ? 'pt-8 md:pt-10' : 'pt-(--fc-section-now)')}>
      <div className="model-range-head">
        <Title className={level === 1 ? 'type-h1' : 'type-h2'}>{heading}</Title>
        {text && <p className="model-range-text mt-3 max-w-[42rem] text-ink-soft">{text}</p>}
        {rows.flat().length > 2 && <BodyFilter rows={rows} />}
      </div>
      {onSale.length > 0 && (
        <div className="mt-10 md:mt-16">
          <Cards cards={onSale} action={actions.onSale} level={level === 1 ? 2 : 3} />
        </div>
      )}
      {coming.length > 0 && (
        <div className="mt-14 md:mt-20">
          <Part className="mb-6 type-h2">Coming Soon</Part>
          <Cards cards={coming} action={actions.coming} level={3} />
        </div>
      )}
    </section>
  )
}
