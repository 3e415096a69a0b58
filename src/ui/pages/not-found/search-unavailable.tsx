import { LinkButton } from '@/ui/primitives/button/button'

/** The results page while the search engine is unavailable (REL-02): it says so, and offers what still works. */
export function SearchUnavailable() {
  return (
    <div className="wrap section">
      {/* the title needs the results */}
      <title>Search is taking a break</title>
      <h1 className="type-h1">Search is taking a break</h1>
      <p className="mt-4 max-w-[560px] text-lg/7 text-ink-soft">
        Our stock list is down right now and should be back within a minute. The rest of the site still works, and we can look up a car for
        you.
      </p>
      <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
        {/* an empty href reloads the current address with all filters */}
        <LinkButton href="" variant="action" size="large">
          Try again
        </LinkButton>
        <LinkButton href="/contact" variant="text">
          Ask us for a car
        </LinkButton>
        <LinkButton href="/" variant="text">
          Home
        </LinkButton>
      </div>
    </div>
  )
}
