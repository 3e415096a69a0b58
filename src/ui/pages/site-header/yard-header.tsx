import { resolveHeaderActions } from '@/domain/navigation/header-actions'
import type { NavItem } from '@/domain/navigation/navigation'
import { LinkButton } from '@/ui/primitives/button/button'
import { Icon } from '@/ui/primitives/icon/icon'
import { Logo } from '@/ui/sections/logo/logo'
import { StaticOpening } from '@/ui/sections/opening-status'
import { StarRating } from '@/ui/primitives/star-rating/star-rating'
import { MENU_ID, type SiteHeaderProps } from './header-props'
import type { HeaderUtility } from '@/domain/navigation/header-utility'
import { CloseMenuButton, MenuButton } from './menu-button'
import { MenuPlaces } from './menu-stock'
import { NavAnchor, NavDrop } from './nav-drop'
import { AccountLink, AccountTextLink } from './account-link'
import { SavedLink } from './saved-link'
import { SearchButton } from './search-button'
import { telHref } from './tel-href'
import { YardMega } from './yard-mega'

const ITEM =
  'min-h-12 w-full items-center px-3 text-base/6 font-strong text-ink lg:min-h-11 lg:w-auto lg:rounded-control lg:px-2 lg:text-[0.9375rem]/6 lg:font-[600] lg:transition-quick lg:hover:bg-brand-tint min-[1360px]:px-2.5 min-[1360px]:text-base/6'

function UtilityBar({ utility: { locations, open, phone, rating } }: { utility: HeaderUtility }) {
  if (!locations && !open && !phone && !rating) return null
  return (
    <div className="hidden bg-tint md:block">
      <div className="wrap flex min-h-10 flex-wrap items-center gap-x-7 text-sm/5 whitespace-nowrap text-ink-soft">
        {locations && (
          <a href={locations.href} className="inline-flex min-h-10 items-center gap-2 hover:underline">
            <Icon name="pin" size={18} /> {locations.label}
          </a>
        )}
        {open && <StaticOpening plan={open} />}
        <span className="ml-auto" />
        {rating && <StarRating rating={rating.value} count={rating.count} noun="Google reviews" className="max-lg:!hidden" />}
        {phone && (
          <a href={telHref(phone)} className="inline-flex min-h-10 items-center gap-2 font-bold text-ink hover:underline">
            <Icon name="phone" size={18} /> {phone}
          </a>
        )}
      </div>
    </div>
  )
}

type YardItemProps = { item: NavItem; utility: HeaderUtility; currentPath: string }

function YardItem({ item, utility, currentPath }: YardItemProps) {
  if (!item.menu) return <NavAnchor link={item} currentPath={currentPath} className={`flex aria-[current=page]:text-brand ${ITEM}`} />
  const { menu } = item
  return (
    <NavDrop
      label={item.label}
      kind={menu.kind}
      className={menu.kind === 'mega' ? '' : 'lg:relative'}
      summaryClassName={`justify-between group-open/drop:bg-brand-tint max-lg:rounded-control ${ITEM}`}
    >
      {menu.kind === 'mega' ? (
        <YardMega menu={menu} utility={utility} currentPath={currentPath} />
      ) : (
        <ul
          className={`px-3 pb-3 lg:absolute lg:top-[calc(100%+16px)] lg:left-0 lg:z-10 lg:rounded-card lg:border lg:border-line lg:bg-surface lg:p-2 lg:shadow-panel ${menu.links.length > 8 ? 'grid grid-cols-2 lg:w-[440px]' : 'lg:min-w-60'}`}
        >
          {menu.links.map((link) => (
            <li key={`${link.label}:${link.href}`}>
              <NavAnchor link={link} currentPath={currentPath} className="menu-entry" />
            </li>
          ))}
        </ul>
      )}
    </NavDrop>
  )
}

/** The dealer's header: a strip of facts, then one row with logo, menu, search, saved vehicles and one button. */
export function YardHeader({ tenant, nav, utility, currentPath }: SiteHeaderProps) {
  const actions = resolveHeaderActions(tenant)
  return (
    <header data-site-header className="scrim-behind-mega relative z-30 bg-surface">
      <UtilityBar utility={utility} />
      <div className="relative border-b border-line bg-surface">
        <div className="wrap flex min-h-16 flex-wrap items-center gap-x-1 md:min-h-19 lg:gap-x-2 min-[1360px]:gap-x-5">
          <MenuButton className="ml-[-10px] shrink-0 lg:hidden" />
          <span className="flex min-w-30 flex-1 py-2 lg:flex-none">
            <Logo tenant={tenant} />
          </span>
          <nav
            id={MENU_ID}
            popover="auto"
            aria-label="Main"
            className="h-dvh max-h-none w-full max-w-[440px] overflow-y-auto bg-surface text-ink shadow-panel lg:static lg:block lg:h-auto lg:w-auto lg:max-w-none lg:min-w-[28rem] lg:flex-1 lg:overflow-visible lg:bg-transparent lg:shadow-none"
          >
            <div className="sticky top-0 z-10 flex min-h-16 items-center justify-between border-b border-line bg-surface px-4 lg:hidden">
              <span className="text-lg/6 font-bold">Menu</span>
              <CloseMenuButton className="-mr-2.5" />
            </div>
            <ul className="flex flex-col gap-1 p-3 lg:flex-row lg:flex-wrap lg:items-center lg:gap-0 lg:p-0">
              {nav.map((item) => (
                <li key={item.key}>
                  <YardItem item={item} utility={utility} currentPath={currentPath} />
                </li>
              ))}
            </ul>
            <div className="grid gap-3 border-t border-line p-4 lg:hidden">
              <LinkButton href={actions.primary.href} variant="action" isWide>
                {actions.primary.label}
              </LinkButton>
              {actions.account && <AccountTextLink link={actions.account} className="justify-center font-strong" />}
              <MenuPlaces utility={utility} />
              {utility.phone && (
                <LinkButton href={telHref(utility.phone)} variant="outline" icon="phone" isWide>
                  {utility.phone}
                </LinkButton>
              )}
            </div>
          </nav>
          <div className="ml-auto flex shrink-0 items-center lg:gap-1">
            <SearchButton className="hover:bg-brand-tint" />
            {actions.saved && <SavedLink link={actions.saved} />}
            {actions.account && <AccountLink link={actions.account} className="max-md:hidden" />}
            {utility.phone && (
              <a
                href={telHref(utility.phone)}
                aria-label={`Call ${utility.phone}`}
                className="grid size-[44px] place-items-center rounded-control max-[379px]:hidden md:hidden"
              >
                <Icon name="phone" size={22} />
              </a>
            )}
            <LinkButton href={actions.primary.href} variant="brand" className="ml-3 max-md:hidden">
              {actions.primary.label}
            </LinkButton>
          </div>
        </div>
      </div>
    </header>
  )
}
