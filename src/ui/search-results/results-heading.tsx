import type { CardVariant } from '@/domain/template/template'
import type { SearchView } from './search-view'

type HeadingProps = { view: SearchView }

function Note({ note }: { note: string | null }) {
  if (!note) return null
  return (
    <p className="text-[0.9375rem]/6 text-ink-soft">
      {note.replace(/\.$/, '')}
      <a href="#legal" className="px-0.5 text-link underline underline-offset-4" aria-label="The fine print of prices and rates">
        *
      </a>
    </p>
  )
}

/** The count leads: '118 cars', '22 used Toyota cars'; with nothing to count, what was looked for. */
function CountHeading({ view: { heading, count }, className = 'type-h1' }: HeadingProps & { className?: string }) {
  return (
    <div>
      <h1 className={className}>{count > 0 ? heading.counted : heading.plain}</h1>
      {count > 0 ? <Note note={heading.note} /> : <p className="text-ink-soft">{heading.countText}</p>}
    </div>
  )
}

/** A directory's head: the count over the rule that closes every section head of the template. */
function RuledHeading({ view }: HeadingProps) {
  return (
    <div className="border-b-2 border-brand pb-3">
      <CountHeading view={view} className="type-h2" />
    </div>
  )
}

/** What is listed, large, with the count at the far end of its line. */
function TitleHeading({ view: { heading }, title }: HeadingProps & { title: string }) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-2 pt-2 pb-8 md:pt-8 md:pb-10">
      <h1 className="type-h1">{heading.short ?? title}</h1>
      <div className="pb-1.5 text-right max-md:text-left">
        <p className="font-strong">{heading.countText}</p>
        <Note note={heading.note} />
      </div>
    </div>
  )
}

export const headingVariants: Record<CardVariant, (props: HeadingProps) => React.ReactNode> = {
  boxed: ({ view }) => <CountHeading view={view} />,
  plate: ({ view }) => <TitleHeading view={view} title="The collection" />,
  listing: RuledHeading,
  studio: ({ view }) => <TitleHeading view={view} title={view.heading.plain} />,
}
