import type { ComponentType } from 'react'
import type { CardVariant } from '@/domain/tenant/template'
import { LinkButton } from '@/ui/primitives/button/button'
import { buttonClasses } from '@/ui/primitives/button/button-classes'
import type { VehicleCardProps } from '@/ui/sections/vehicle-card/card-props'
import type { CardView } from '@/ui/sections/vehicle-card/card-view'
import { RESULTS_LOOKS } from './results-classes'
import type { EmptyView, HintView } from './search-view'

/** Links that clear all filters or ask the dealer for a vehicle. */
function EmptyLinks({ clearHref, askHref, className }: { clearHref: string; askHref: string; className: string }) {
  return (
    <div className={`empty-results-actions mt-6 flex-wrap gap-2.5 ${className}`}>
      <LinkButton href={clearHref}>Clear Filters</LinkButton>
      <LinkButton href={askHref} variant="outline" className="empty-results-ask">
        Ask us to find one
      </LinkButton>
    </div>
  )
}

function HintRow({ hint: { label, hint, gain, href }, noGain }: { hint: HintView; noGain: string }) {
  return (
    <li className="hint-row">
      <div className="min-w-0 grow">
        <p className="font-strong">{label}</p>
        {hint && <p className="text-[0.9375rem]/6 text-ink-soft">{hint}</p>}
      </div>
      <p className={`empty-results-count ${gain ? 'empty-results-gain' : 'text-ink-soft'}`}>{gain ?? noGain}</p>
      {gain && (
        <a href={href} className={buttonClasses({ variant: 'quiet', size: 'small', className: 'way-out' })}>
          Remove<span className="sr-only"> {label}</span>
        </a>
      )}
    </li>
  )
}

/** Hides the third of three near matches in a two-column grid. */
const NO_ORPHAN = 'results-no-orphan'

type NearProps = { title: string; near: readonly CardView[]; variant: CardVariant; Card: ComponentType<VehicleCardProps> }

function NearMatches({ title, near, variant, Card }: NearProps) {
  if (near.length === 0) return null
  return (
    <section aria-labelledby="near-title" className="results-nearby">
      <h2 id="near-title" className="results-nearby-title mb-6">
        {title}
      </h2>
      <ul className={`results-cells ${RESULTS_LOOKS[variant].grid} ${NO_ORPHAN}`}>
        {near.map((card) => (
          <li key={card.id}>
            <Card card={card} level={3} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Replaces the grid when nothing is found: a panel of suggestions (SRP-13) or one sentence (SRP-14), then near matches. */
export function EmptyResults({ empty, ...others }: { empty: EmptyView } & Omit<NearProps, 'title'>) {
  return (
    <>
      <EmptyPanel empty={empty} />
      <NearMatches title={empty.nearTitle} {...others} />
    </>
  )
}

function EmptyPanel({ empty }: { empty: EmptyView }) {
  if (empty.kind === 'text') return <p className="py-12 text-center text-lg/8 text-ink-soft">{empty.text}</p>
  return (
    <section aria-labelledby="empty-title" className="empty-panel">
      <div>
        <h2 id="empty-title" className="empty-results-title">
          {empty.title}
        </h2>
        <p className="mt-2 max-w-[62ch] text-ink-soft">{empty.text}</p>
        <EmptyLinks {...empty} className="empty-results-actions-above" />
      </div>
      <div>
        {empty.hints.length > 0 && (
          <ul className="empty-results-hints @container border-t border-line">
            {empty.hints.map((hint) => (
              <HintRow key={hint.label} hint={hint} noGain={empty.noGain} />
            ))}
          </ul>
        )}
        <EmptyLinks {...empty} className="empty-results-actions-below" />
      </div>
    </section>
  )
}
