import { resolveHeaderActions } from '@/domain/navigation/header-actions'
import type { NavItem } from '@/domain/navigation/navigation'
import { LinkButton } from '@/ui/primitives/button/button'
import { Icon } from '@/ui/primitives/icon/icon'
import { Logo } from '@/ui/sections/logo/logo'
import { BarItem, BarLink } from './bar-item'
import { GalleryMenu } from './gallery-menu'
import type { SiteHeaderProps } from './header-props'
import { MenuButton } from './menu-button'
import { AccountLink } from './account-link'
import { SavedLink } from './saved-link'
import { SearchButton } from './search-button'

const WORD = 'text-[1.0625rem]/6 whitespace-nowrap underline-offset-8 hover:underline'

/** The items in the bar. The menu has all items. */
const IN_BAR: readonly NavItem['key'][] = ['vehicles', 'stock', 'service', 'offers']
const inBar = ({ key }: NavItem) => IN_BAR.includes(key)

/** The manufacturer's header: one row, few items, the name in the middle. It is transparent over a picture. */
export function GalleryHeader({ tenant, nav, utility, currentPath }: SiteHeaderProps) {
  const actions = resolveHeaderActions(tenant)
  return (
    <header data-site-header className="relative z-30 bg-ground text-ink over-hero:-mb-18 over-hero:bg-transparent lg:over-hero:-mb-24">
      <div className="wrap grid min-h-18 grid-cols-[1fr_auto_1fr] items-center gap-[16px] py-2 lg:min-h-24 over-dark:text-white over-dark:[--fc-action-ink:#14201d] over-dark:[--fc-action:#fff] over-dark:[--fc-brand:#fff] over-dark:[--fc-focus:#fff] over-dark:[--fc-ink:#fff]">
        <div className="flex items-center gap-7 xl:gap-9">
          <MenuButton weight="light" className="-mx-2.5 px-2.5">
            <span className="text-[1.0625rem]/6 max-md:sr-only lg:sr-only">Menu</span>
          </MenuButton>
          {nav.filter(inBar).map((item) => (
            <BarItem
              key={item.key}
              item={item}
              currentPath={currentPath}
              wordClassName={WORD}
              panelClassName="bg-surface text-ink over-dark:bg-brand-dark over-dark:text-brand-dark-ink"
            />
          ))}
        </div>
        <Logo tenant={tenant} />
        <div className="flex items-center justify-end gap-2 lg:gap-7">
          <BarLink link={actions.secondary} currentPath={currentPath} className={WORD} />
          <SearchButton size={24} weight="light" />
          {actions.saved && (
            <span className="max-md:hidden">
              <SavedLink link={actions.saved} weight="light" />
            </span>
          )}
          {actions.account && <AccountLink link={actions.account} weight="light" className="max-md:hidden" />}
          <LinkButton href={actions.primary.href} variant="action" size="medium" className="max-lg:hidden">
            {actions.primary.label}
          </LinkButton>
          <a href={actions.secondary.href} aria-label={actions.secondary.label} className="grid size-[44px] place-items-center lg:hidden">
            <Icon name="pin" size={24} weight="light" />
          </a>
        </div>
      </div>
      <GalleryMenu tenant={tenant} nav={nav} utility={utility} actions={actions} currentPath={currentPath} />
    </header>
  )
}
