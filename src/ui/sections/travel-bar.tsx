type Props = { when: string; backHref: string }

/** Above a page that staff see as of another instant (EDT-22). */
export function TravelBar({ when, backHref }: Props) {
  return (
    <aside aria-label="Time travel" data-travel-bar className="bg-ink text-ground">
      <p className="wrap flex min-h-11 flex-wrap items-center gap-x-4 py-1.5 text-sm/5">
        <span>
          You see this site as of <strong className="font-strong">{when}</strong>. Visitors don’t.
        </span>
        <a href={backHref} className="inline-flex min-h-11 items-center font-strong underline underline-offset-4">
          Back to now
        </a>
      </p>
    </aside>
  )
}
