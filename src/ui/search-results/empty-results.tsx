import { LinkButton } from '@/ui/button/button'
import { buttonClasses } from '@/ui/button/button-classes'
import type { EmptyView, HintView } from './search-view'

function ClearButton({ href }: { href: string }) {
  return <LinkButton href={href}>Clear Filters</LinkButton>
}

function HintRow({ hint, noGain }: { hint: HintView; noGain: string }) {
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-1 border-b border-line py-3.5 on-prestige:md:min-h-21">
      <div className="min-w-0 grow basis-48">
        <p className="font-strong">{hint.label}</p>
        {hint.hint && <p className="text-[0.9375rem]/6 text-ink-soft">{hint.hint}</p>}
      </div>
      <p className={hint.gain ? 'font-strong text-good on-prestige:type-h3 on-prestige:text-ink' : 'text-ink-soft'}>
        {hint.gain ?? noGain}
      </p>
      {hint.gain && (
        <a
          href={hint.href}
          className={buttonClasses({
            variant: 'quiet',
            size: 'small',
            className:
              'on-prestige:bg-transparent on-prestige:px-0! on-prestige:underline on-prestige:decoration-1 on-prestige:underline-offset-6 on-prestige:hover:bg-transparent on-prestige:hover:decoration-2',
          })}
        >
          Remove<span className="sr-only"> {hint.label}</span>
        </a>
      )}
    </li>
  )
}

/** What stands in the grid's place when nothing is found: a panel that shows the ways out (SRP-13), or one sentence (SRP-14). */
export function EmptyResults({ empty }: { empty: EmptyView }) {
  if (empty.kind === 'text') return <p className="py-12 text-center text-lg/8 text-ink-soft">{empty.text}</p>
  return (
    <section
      aria-labelledby="empty-title"
      className="rounded-panel border border-line bg-surface p-6 md:p-10 on-prestige:border-0 on-prestige:bg-transparent on-prestige:px-0 on-prestige:py-6 on-prestige:md:grid on-prestige:md:grid-cols-[5fr_7fr] on-prestige:md:gap-24 on-manufacturer:border-0"
    >
      <div>
        <h2 id="empty-title" className="type-h2 on-prestige:md:text-[2.75rem]/12">
          {empty.title}
        </h2>
        <p className="mt-2 max-w-[62ch] text-ink-soft">{empty.text}</p>
        <div className="mt-6 hidden on-prestige:block">
          <ClearButton href={empty.clearHref} />
        </div>
      </div>
      <div>
        {empty.hints.length > 0 && (
          <ul className="mt-6 border-t border-line on-prestige:max-md:mt-8 on-prestige:md:mt-0">
            {empty.hints.map((hint) => (
              <HintRow key={hint.label} hint={hint} noGain={empty.noGain} />
            ))}
          </ul>
        )}
        <div className="mt-6 on-prestige:hidden">
          <ClearButton href={empty.clearHref} />
        </div>
      </div>
    </section>
  )
}
