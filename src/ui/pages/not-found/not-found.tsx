import type { SiteLink } from '@/domain/tenant/tenant'
import { LinkButton } from '@/ui/primitives/button/button'
import { SearchForm } from '../site-header/search-form'

export type NotFoundProps = {
  /** The address of the stock. */
  stockHref: string
  stockLabel: string
  /** Links to other likely pages. */
  links: SiteLink[]
}

/** The 404 page in the tenant's design. */
export function NotFound({ stockHref, stockLabel, links }: NotFoundProps) {
  return (
    <div className="wrap section">
      <p className="text-base/6 text-ink-soft">Page not found</p>
      <h1 className="mt-2 max-w-[720px] type-h1">We can’t find that page</h1>
      <p className="mt-4 max-w-[560px] text-lg/7 text-ink-soft">
        What you’re after may have been sold, or the page may have moved. Search our stock or start again from here.
      </p>
      <SearchForm
        id="not-found-search"
        label="Search stock from here"
        placeholder="Make, model or keyword"
        className="mt-8 max-w-[560px]"
      />
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
        <LinkButton href={stockHref} variant="action" size="large">
          {stockLabel}
        </LinkButton>
        {links.map(({ label, href }) => (
          <LinkButton key={href} href={href} variant="text">
            {label}
          </LinkButton>
        ))}
      </div>
    </div>
  )
}
