/** The first focusable link: skips header and menus. */
export function SkipLink({ target = 'main' }: { target?: string }) {
  return (
    <a
      href={`#${target}`}
      className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-control focus:bg-ink focus:px-5 focus:py-3 focus:font-strong focus:text-ground"
    >
      Skip to content
    </a>
  )
}
