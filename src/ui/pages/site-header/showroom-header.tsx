import { resolveHeaderActions, type HeaderActions } from '@/domain/navigation/header-actions'
import type { NavItem } from '@/domain/navigation/navigation'
import { Icon } from '@/ui/primitives/icon/icon'
import { Logo } from '@/ui/sections/logo/logo'
import { BarItem, BarLink } from './bar-item'
import type { SiteHeaderProps } from './header-props'
import { MenuButton } from './menu-button'
import { SearchButton } from './search-button'
import { ShowroomMenu } from './showroom-menu'

const WORD = 'whitespace-nowrap underline-offset-8 hover:underline'
const PANEL = 'bg-[#101112] text-white [--fc-focus:#fff] [--fc-line:#ffffff26]'

function SavedWords({ link }: { link: NonNullable<HeaderActions['saved']> }) {
  return (
    <a href={link.href} aria-label={link.label} className="inline-flex min-h-11 min-w-11 items-center justify-center gap-3">
      <Icon name="heart" size={22} weight="light" />
      <span data-saved-count hidden />
    </a>
  )
}

/** The items in the bar beside the menu button. */
const inBar = ({ key }: NavItem) => key === 'vehicles' || key === 'stock' || key === 'offers'

/**
 * The prestige header: menu button and a few items, the word mark in the middle, two links and the saved vehicles. It is transparent over a
 * picture.
 */
export function ShowroomHeader({ tenant, nav, utility, currentPath }: SiteHeaderProps) {
  const actions = resolveHeaderActions(tenant)
  return (
    <header
      data-site-header
      className="relative z-30 border-b border-line bg-ground text-ink over-hero:-mb-[calc(4.5rem+1px)] over-hero:border-transparent over-hero:bg-transparent over-hero:text-white over-hero:[--fc-focus:#fff] lg:over-hero:-mb-[calc(5.5rem+1px)]"
    >
      <div className="wrap grid min-h-18 grid-cols-[1fr_auto_1fr] items-center gap-[16px] py-2 text-base/6 font-medium lg:min-h-22">
        <div className="flex items-center gap-6 xl:gap-9">
          <MenuButton icon="lines" className="-mx-2.5 px-2.5">
            <span className="max-md:sr-only">Menu</span>
          </MenuButton>
          {nav.filter(inBar).map((item) => (
            <BarItem key={item.key} item={item} currentPath={currentPath} wordClassName={WORD} panelClassName={PANEL} />
          ))}
        </div>
        <Logo tenant={tenant} tone="ink" />
        <div className="flex items-center justify-end gap-9">
          <BarLink link={actions.secondary} currentPath={currentPath} className={WORD} />
          <BarLink link={{ label: 'Contact', href: tenant.switches.configLinks.contact }} currentPath={currentPath} className={WORD} />
          <span className="-mr-2.5 flex items-center md:gap-3">
            <SearchButton weight="light" />
            {actions.saved && <SavedWords link={actions.saved} />}
          </span>
        </div>
      </div>
      <ShowroomMenu tenant={tenant} nav={nav} utility={utility} actions={actions} currentPath={currentPath} />
    </header>
  )
}
