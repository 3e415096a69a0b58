import type { NavLead, NavLink } from '@/domain/navigation/navigation'
import type { PopularSearches } from '@/domain/navigation/popular-searches'
import { formatFigure } from '@/domain/numbers/figures'
import type { SiteLink } from '@/domain/tenant/tenant'
import { LinkButton } from '@/ui/primitives/button/button'
import { Chip } from '@/ui/primitives/chip'
import { Picture } from '@/ui/primitives/picture/picture'
import { SearchForm } from '../site-header/search-form'

export type NotFoundProps = {
  /** The word for a vehicle of the site: 'car'. */
  noun?: string
  /** The address of the stock. */
  stockHref: string
  stockLabel: string
  /** Links to other likely pages. */
  links: SiteLink[]
  popular?: PopularSearches
}

function BodyTiles({ bodies }: { bodies: readonly NavLead[] }) {
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-5 sm:grid-cols-3">
      {bodies.map(({ label, href, count, picture }) => (
        <li key={href}>
          <a href={href} className="group block">
            <span className="block aspect-3/2 overflow-hidden rounded-card bg-tint">
              {picture && (
                <Picture
                  src={picture}
                  alt=""
                  width={600}
                  height={400}
                  sizes="(min-width: 640px) 220px, 45vw"
                  className="size-full object-cover"
                />
              )}
            </span>
            <span className="mt-2 block font-strong underline-offset-4 group-hover:underline">
              {label} {count !== null && <span className="text-ink-soft">{formatFigure(count)}</span>}
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}

function MakeChips({ makes }: { makes: readonly NavLink[] }) {
  return (
    <ul className="flex flex-wrap gap-3">
      {makes.map(({ label, href, count }) => (
        <li key={href}>
          <Chip label={count === null ? label : `${label} (${formatFigure(count)})`} href={href} />
        </li>
      ))}
    </ul>
  )
}

function Popular({ popular: { bodies, makes } }: { popular: PopularSearches }) {
  if (bodies.length + makes.length === 0) return null
  return (
    <nav aria-labelledby="popular-searches">
      <h2 id="popular-searches" className="mb-4 type-h3">
        Browse what’s in stock
      </h2>
      {bodies.length > 0 ? <BodyTiles bodies={bodies} /> : <MakeChips makes={makes} />}
    </nav>
  )
}

/** The 404 page in the tenant's design: a search, and ways into the stock. */
export function NotFound({ noun, stockHref, stockLabel, links, popular }: NotFoundProps) {
  return (
    <div className="wrap grid gap-x-16 gap-y-12 section lg:grid-cols-2 lg:gap-x-24">
      <div className="min-w-0">
        <h1 className="type-h1">We can’t find that page</h1>
        <p className="mt-4 max-w-[560px] text-lg/7 text-ink-soft">
          {noun ? `The ${noun} may have been sold` : 'What you’re after may have been sold'}, or the page may have moved. Search our stock
          or start again from here.
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
      {popular && <Popular popular={popular} />}
    </div>
  )
}
