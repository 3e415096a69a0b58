import { formatFigure } from '@/domain/numbers/figures'
import { type AccountLink, resolveHeaderActions, type HeaderActions } from '@/domain/navigation/header-actions'
import type { NavItem } from '@/domain/navigation/navigation'
import type { SiteLink } from '@/domain/tenant/tenant'
import { LinkButton } from '@/ui/primitives/button/button'
import { Icon, type IconName } from '@/ui/primitives/icon/icon'
import { StaticOpening } from '@/ui/sections/opening-status'
import { Logo } from '@/ui/sections/logo/logo'
import { AccountTextLink } from './account-link'
import { DirectoryMega } from './directory-mega'
import { MENU_ID, type SiteHeaderProps } from './header-props'
import type { HeaderUtility } from '@/domain/navigation/header-utility'
import { CloseMenuButton, MenuButton } from './menu-button'
import { MenuPlaces } from './menu-stock'
import { NavAnchor, NavDrop } from './nav-drop'
import { SearchForm } from './search-form'
import { telHref } from './tel-href'

const ITEM =
  'min-h-12 w-full items-center border-line px-4 text-base/6 font-semibold text-brand max-lg:border-b lg:min-h-12 lg:w-auto lg:border-b-[3px] lg:border-transparent forced-colors:lg:border-[Canvas] lg:px-3 lg:text-[0.9375rem]/5 lg:font-bold lg:hover:bg-tint'

function UtilityStrip({ utility: { locations, open, links, phone } }: { utility: HeaderUtility }) {
  const isBare = !locations && !phone
  if (isBare && !open && links.length === 0) return null
  return (
    <div className={`bg-brand-dark text-brand-dark-ink [--fc-focus:#fff] ${isBare ? 'max-md:hidden' : ''}`}>
      <div className="wrap flex min-h-9 flex-wrap items-center gap-x-6 text-[0.8125rem]/5 whitespace-nowrap">
        {locations && (
          <a
            href={locations.href}
            className="inline-flex min-h-9 items-center gap-2 py-2 font-semibold whitespace-normal hover:underline max-md:flex-[1_1_8rem]"
          >
            <Icon name="pin" size={16} weight="bold" className="shrink-0" /> {locations.label}
          </a>
        )}
        {open && (
          <span className="max-md:hidden">
            <StaticOpening plan={open} isPlain />
          </span>
        )}
        <span className="ml-auto" />
        {links.map(({ label, href }) => (
          <a key={href} href={href} className="inline-flex min-h-9 items-center hover:underline max-md:hidden">
            {label}
          </a>
        ))}
        {phone && (
          <a href={telHref(phone)} className="inline-flex min-h-9 items-center gap-2 font-bold hover:underline">
            <Icon name="phone" size={16} weight="bold" /> {phone}
          </a>
        )}
      </div>
    </div>
  )
}

/** Saved vehicles with their count, or the account. An account link has an address for signed-in visitors. */
function ShortcutLink({ link, icon }: { link: SiteLink | AccountLink; icon: IconName }) {
  const home = 'home' in link ? link.home : undefined
  return (
    <a
      href={link.href}
      data-account-link={home}
      className="relative grid min-h-11 min-w-11 place-items-center gap-0.5 px-2 text-xs/4 font-bold whitespace-nowrap text-brand hover:underline"
    >
      <Icon name={icon} size={24} />
      <span className="max-md:sr-only" data-account-word={home}>
        {link.label}
      </span>
      {home === undefined && (
        <span
          data-saved-count
          hidden
          className="absolute top-0 right-3 min-w-4 rounded-full bg-action px-1 text-center text-[0.6875rem]/4 font-bold text-action-ink"
        />
      )}
    </a>
  )
}

type DirectoryItemProps = { item: NavItem; utility: HeaderUtility; currentPath: string }

function DirectoryItem({ item, utility, currentPath }: DirectoryItemProps) {
  if (!item.menu)
    return (
      <NavAnchor
        link={item}
        currentPath={currentPath}
        className={`flex aria-[current=page]:border-action lg:aria-[current=page]:bg-tint forced-colors:aria-[current=page]:border-[Highlight] ${ITEM}`}
      />
    )
  const { menu } = item
  const isMega = menu.kind === 'mega'
  return (
    <NavDrop
      label={item.label}
      weight="bold"
      kind={menu.kind}
      className={isMega ? '' : 'lg:relative'}
      summaryClassName={`justify-between group-open/drop:border-action group-open/drop:bg-tint ${ITEM}`}
    >
      {menu.kind === 'mega' ? (
        <DirectoryMega menu={menu} utility={utility} currentPath={currentPath} />
      ) : (
        <ul
          className={`px-4 lg:absolute lg:top-full lg:left-0 lg:z-10 lg:border lg:border-line lg:bg-surface lg:px-5 lg:py-2 lg:shadow-panel ${menu.links.length > 8 ? 'grid grid-cols-2 gap-x-6 lg:w-[480px]' : 'lg:min-w-64'}`}
        >
          {menu.links.map((link) => (
            <li key={`${link.label}:${link.href}`} className="border-line not-last:border-b">
              <NavAnchor
                link={link}
                currentPath={currentPath}
                className="flex min-h-12 items-center gap-4 text-[0.9375rem]/5 font-medium text-brand hover:underline"
              />
            </li>
          ))}
        </ul>
      )}
    </NavDrop>
  )
}

type DirectoryMenuProps = { nav: NavItem[]; utility: HeaderUtility; actions: HeaderActions; currentPath: string }

function DirectoryMenu({ nav, utility, actions, currentPath }: DirectoryMenuProps) {
  return (
    <nav
      id={MENU_ID}
      popover="auto"
      aria-label="Main"
      className="ml-auto h-dvh max-h-none w-full max-w-[440px] overflow-y-auto bg-surface text-ink backdrop:bg-ink/50 lg:static lg:ml-0 lg:block lg:h-auto lg:w-full lg:max-w-none lg:overflow-visible"
    >
      <div className="sticky top-0 z-10 flex min-h-16 items-center justify-between border-b border-line bg-surface px-4 lg:hidden">
        <span className="text-lg/6 font-bold text-brand">Menu</span>
        <CloseMenuButton weight="bold" className="-mr-2.5" />
      </div>
      <ul className="flex flex-col lg:wrap lg:flex-row lg:flex-wrap">
        {nav.map((item) => (
          <li key={item.key} className="lg:first:-ml-3">
            <DirectoryItem item={item} utility={utility} currentPath={currentPath} />
          </li>
        ))}
        {actions.account && (
          <li className="border-b border-line px-4 md:hidden">
            <AccountTextLink link={actions.account} className="min-h-14 font-bold text-brand" />
          </li>
        )}
        <li className="border-b border-line p-4 text-brand lg:hidden">
          <MenuPlaces utility={utility} />
        </li>
        <li className="max-lg:p-4 lg:ml-auto">
          <LinkButton
            href={actions.primary.href}
            variant="action"
            size="small"
            className="max-lg:w-full lg:min-h-12 lg:rounded-none lg:px-4 lg:font-bold"
          >
            {actions.primary.label}
          </LinkButton>
        </li>
      </ul>
    </nav>
  )
}

/** The group's header: a strip of facts, a row with logo and search, and the menu in its own row. */
export function DirectoryHeader({ tenant, nav, utility, currentPath }: SiteHeaderProps) {
  const actions = resolveHeaderActions(tenant)
  const stockCount = nav.find(({ key }) => key === 'stock')?.count ?? null
  const what = `${stockCount ? `${formatFigure(stockCount)} ` : ''}${tenant.switches.stockCountLabel.toLowerCase()}`
  return (
    <header data-site-header className="scrim-behind-mega relative z-30 bg-surface">
      <UtilityStrip utility={utility} />
      <div className="border-b border-line bg-surface lg:border-b-0">
        <div className="wrap flex flex-wrap items-center gap-x-4 md:min-h-20 md:flex-nowrap">
          <span className="flex min-w-[min(10rem,70%)] flex-1 py-2 md:flex-none md:py-3">
            <Logo tenant={tenant} />
          </span>
          <SearchForm
            id="header-search"
            placeholder={`Search ${what} by make, model or keyword`}
            className="w-full max-md:order-last max-md:mb-2 md:ml-auto md:max-w-[720px]"
          />
          <div className="flex min-h-16 items-center max-md:ml-auto md:gap-2 lg:not-has-[a]:hidden">
            {actions.saved && <ShortcutLink link={actions.saved} icon="heart" />}
            {actions.account && (
              <span className="max-md:hidden">
                <ShortcutLink link={actions.account} icon="user" />
              </span>
            )}
            <MenuButton weight="bold" className="mr-[-10px] text-brand lg:hidden" />
          </div>
        </div>
      </div>
      <div className="relative border-line bg-surface lg:border-y">
        <DirectoryMenu nav={nav} utility={utility} actions={actions} currentPath={currentPath} />
      </div>
    </header>
  )
}
