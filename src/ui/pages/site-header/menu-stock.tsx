import type { HeaderUtility } from '@/domain/navigation/header-utility'
import type { NavLead } from '@/domain/navigation/navigation'
import { formatFigure } from '@/domain/numbers/figures'
import type { SiteLink } from '@/domain/tenant/tenant'
import { Picture } from '@/ui/primitives/picture/picture'
import { StaticOpening } from '@/ui/sections/opening-status'
import { NavAnchor } from './nav-drop'

/** Body types as pictures with their counts (LOOK-07). The pictures load when the menu opens, because they are lazy. */
export function MenuBodies({ lead, className }: { lead: readonly NavLead[]; className: string }) {
  const bodies = lead.filter(({ picture }) => picture)
  if (bodies.length === 0) return null
  return (
    <ul aria-label="Body types" className={`grid gap-x-3 gap-y-2 ${className}`}>
      {bodies.map(({ label, href, count, picture }) => (
        <li key={href}>
          <a href={href} className="block min-h-11 text-[0.8125rem]/5 font-semibold break-normal hover:underline">
            <Picture
              src={picture ?? ''}
              alt=""
              width={120}
              height={80}
              sizes="120px"
              className="mb-1 aspect-3/2 w-full rounded-control object-cover"
            />
            {label} {count !== null && <span className="font-normal opacity-75">{formatFigure(count)}</span>}
          </a>
        </li>
      ))}
    </ul>
  )
}

type StockLinksProps = { lead: readonly NavLead[]; currentPath: string; className: string }

/** The stock links without a picture, such as used cars, as entries of a list. */
export function StockLinks({ lead, currentPath, className }: StockLinksProps) {
  return lead.map((link) =>
    link.picture ? null : (
      <li key={`${link.label}:${link.href}`}>
        <NavAnchor link={link} currentPath={currentPath} className={className} />
      </li>
    ),
  )
}

/** Price bands with stock. */
export function MenuPrices({ prices, className = '' }: { prices: readonly SiteLink[]; className?: string }) {
  if (prices.length === 0) return null
  return (
    <ul aria-label="Prices" className={`flex flex-wrap gap-x-5 ${className}`}>
      {prices.map(({ label, href }) => (
        <li key={href}>
          <a href={href} className="inline-flex min-h-11 items-center text-sm/5 font-semibold hover:underline">
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** The first locations with their opening status, and a link to all (LOOK-07). */
export function MenuPlaces({ utility: { places, locations }, isPlain = false }: { utility: HeaderUtility; isPlain?: boolean }) {
  if (places.length === 0) return null
  return (
    <ul aria-label="Locations" className="flex flex-wrap gap-x-8 text-sm/5">
      {places.map(({ name, href, open }) => (
        <li key={href} className="flex min-h-11 flex-wrap content-center items-center gap-x-3 py-1">
          <a href={href} className="font-semibold underline underline-offset-4">
            {name}
          </a>
          <StaticOpening plan={open} isPlain={isPlain} />
        </li>
      ))}
      {locations && (
        <li>
          <a href={locations.href} className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4">
            All locations
          </a>
        </li>
      )}
    </ul>
  )
}
