import { LinkButton } from '@/ui/primitives/button/button'
import { buttonClasses } from '@/ui/primitives/button/button-classes'
import type { EmptyView, HintView } from './search-view'

/** Out of all filters, or to somebody who looks further than the site. */
function Ways({ clearHref, askHref, className }: { clearHref: string; askHref: string; className: string }) {
  return (
    <div className={`mt-6 flex-wrap gap-2.5 on-prestige:flex-col on-prestige:items-start ${className}`}>
      <LinkButton href={clearHref}>Clear Filters</LinkButton>
      <LinkButton
        href={askHref}
        variant="outline"
        className="on-prestige:border-0 on-prestige:px-0 on-prestige:underline on-prestige:underline-offset-6"
      >
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
      <p
        className={`row-start-2 on-prestige:col-start-2 on-prestige:row-start-1 on-prestige:text-right ${gain ? 'font-strong text-good on-prestige:type-h3 on-prestige:text-ink' : 'text-ink-soft'}`}
      >
        {gain ?? noGain}
      </p>
      {gain && (
        <a href={href} className={buttonClasses({ variant: 'quiet', size: 'small', className: 'way-out' })}>
          Remove<span className="sr-only"> {label}</span>
        </a>
      )}
    </li>
  )
}

/** What stands in the grid's place when nothing is found: a panel that shows the ways out (SRP-13), or one sentence (SRP-14). */
export function EmptyResults({ empty }: { empty: EmptyView }) {
  if (empty.kind === 'text') return <p className="py-12 text-center text-lg/8 text-ink-soft">{empty.text}</p>
  return (
    <section aria-labelledby="empty-title" className="empty-panel">
      <div>
        <h2 id="empty-title" className="type-h2 on-prestige:md:text-[2.75rem]/12">
          {empty.title}
        </h2>
        <p className="mt-2 max-w-[62ch] text-ink-soft">{empty.text}</p>
        <Ways {...empty} className="hidden on-prestige:flex" />
      </div>
      <div>
        {empty.hints.length > 0 && (
          <ul className="@container mt-6 border-t border-line on-prestige:max-md:mt-8 on-prestige:md:mt-0">
            {empty.hints.map((hint) => (
              <HintRow key={hint.label} hint={hint} noGain={empty.noGain} />
            ))}
          </ul>
        )}
        <Ways {...empty} className="flex on-prestige:hidden" />
      </div>
    </section>
  )
}
