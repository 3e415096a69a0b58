import type { CardVariant } from '@/domain/tenant/template'
import type { SearchView } from './search-view'

type HeadingProps = { view: SearchView }

function Note({ note }: { note: string | null }) {
  if (!note) return null
  return (
    <p className="text-[0.9375rem]/6 text-ink-soft">
      {note.replace(/\.$/, '')}
      <a href="#legal" className="px-0.5 text-link underline underline-offset-4" aria-label="Price and rate conditions">
        *
      </a>
    </p>
  )
}

/** A heading with the count first: '118 cars', '22 used Toyota cars'. Without results it names the search. */
function CountHeading({ view: { heading, count }, className = 'type-h1' }: HeadingProps & { className?: string }) {
  return (
    <div>
      <h1 className={className}>{count > 0 ? heading.counted : heading.plain}</h1>
      {count > 0 ? <Note note={heading.note} /> : <p className="text-ink-soft">{heading.countText}</p>}
    </div>
  )
}

/** Tabs for all vehicles and for subscriptions. The current one shows its count. */
function ModeTabs({ modes, countText }: { modes: SearchView['modes']; countText: string }) {
  return (
    <nav aria-label="Ways to own" className="flex flex-wrap border-b border-line max-md:mt-3">
      {modes.map(({ label, href, isCurrent }) => (
        <a key={label} href={href} aria-current={isCurrent ? 'true' : undefined} className="mode-tab">
          {label}
          {isCurrent && countText && <span>&nbsp;{countText.split(' ', 1)}</span>}
        </a>
      ))}
    </nav>
  )
}

/** A large title, with the count at the end of its line. */
function TitleHeading({ view: { heading, modes, count }, title }: HeadingProps & { title: string }) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-2 pt-2 pb-6 md:pt-6 md:pb-10">
      <h1 className="min-w-0 type-h1 break-words">{heading.short ?? title}</h1>
      <div className={modes.length > 0 ? 'max-md:w-full md:text-right' : 'pb-1.5 md:text-right'}>
        {modes.length === 0 && <p className="font-strong">{heading.countText}</p>}
        <Note note={heading.note} />
        {modes.length > 0 && <ModeTabs modes={modes} countText={count > 0 ? heading.countText : ''} />}
      </div>
    </div>
  )
}

export const headingVariants: Record<CardVariant, (props: HeadingProps) => React.ReactNode> = {
  boxed: ({ view }) => <CountHeading view={view} />,
  plate: ({ view }) => <TitleHeading view={view} title="The collection" />,
  listing: ({ view }) => <CountHeading view={view} className="type-h2" />,
  studio: ({ view }) => <TitleHeading view={view} title={view.heading.plain} />,
}
