import type { HeaderActions } from '@/domain/navigation/header-actions'
import type { NavBrand, NavItem, NavMenu } from '@/domain/navigation/navigation'
import type { Tenant } from '@/domain/tenant/tenant'
import { LinkButton } from '@/ui/primitives/button/button'
import { Logo } from '@/ui/sections/logo/logo'
import { BrandMark } from '@/ui/primitives/make-mark/brand-mark'
import { AccountTextLink } from './account-link'
import { MENU_ID } from './header-props'
import type { HeaderUtility } from '@/domain/navigation/header-utility'
import { CloseMenuButton } from './menu-button'
import { MenuBodies, MenuPlaces, MenuPrices } from './menu-stock'
import { NavAnchor, NavDrop } from './nav-drop'
import { telHref } from './tel-href'

const BIG = 'min-h-16 w-full items-center gap-4 text-[1.75rem]/9 font-light tracking-tight lg:min-h-18 lg:text-[2.25rem]/11'

function GalleryStock({ menu }: { menu: Extract<NavMenu, { kind: 'mega' }> }) {
  return (
    <>
      <MenuBodies lead={menu.lead} className="mb-2 grid-cols-3 sm:grid-cols-4 lg:grid-cols-6" />
      <MenuPrices prices={menu.prices} />
      {menu.promo && (
        <a href={menu.promo.link.href} className="inline-flex min-h-12 items-center gap-3 underline underline-offset-8">
          {menu.promo.heading}
        </a>
      )}
    </>
  )
}

function GalleryItem({ item, currentPath }: { item: NavItem; currentPath: string }) {
  if (!item.menu)
    return (
      <NavAnchor
        link={item}
        currentPath={currentPath}
        className={`flex hover:underline hover:decoration-1 hover:underline-offset-8 ${BIG}`}
      />
    )
  const links: (NavBrand & { isBrand?: boolean })[] =
    item.menu.kind === 'links'
      ? item.menu.links
      : [
          ...item.menu.lead.filter(({ picture }) => !picture),
          ...item.menu.sections.flatMap(({ brands }) => brands.map((brand) => ({ ...brand, isBrand: true }))),
        ]
  return (
    <NavDrop kind="accordion" label={item.label} weight="light" summaryClassName={`justify-between ${BIG}`}>
      {item.menu.kind === 'mega' && <GalleryStock menu={item.menu} />}
      <ul className="grid gap-x-8 pb-5 sm:grid-cols-2 lg:grid-cols-3">
        {links.map((link) => (
          <li key={`${link.label}:${link.href}`} className="flex items-center gap-3">
            {link.isBrand && <BrandMark make={link.label} logo={link.logo} size={24} />}
            <NavAnchor
              link={link}
              currentPath={currentPath}
              className="flex min-h-12 items-center gap-3 text-[1.0625rem]/6 text-ink-soft hover:text-ink hover:underline hover:underline-offset-8"
              countClassName="text-sm/6 text-ink-faint"
            />
          </li>
        ))}
      </ul>
    </NavDrop>
  )
}

type GalleryMenuProps = { tenant: Tenant; nav: NavItem[]; utility: HeaderUtility; actions: HeaderActions; currentPath: string }

/** A full-screen menu in the template's tint: every item in large, light type with its entries below. */
export function GalleryMenu({ tenant, nav, utility, actions, currentPath }: GalleryMenuProps) {
  return (
    <nav id={MENU_ID} popover="auto" aria-label="Main" className="h-dvh max-h-none w-screen max-w-none overflow-y-auto bg-tint text-ink">
      <div className="wrap flex min-h-full flex-col">
        <div className="grid min-h-18 grid-cols-[1fr_auto_1fr] items-center gap-[12px] py-2 lg:min-h-24">
          <CloseMenuButton weight="light" className="-ml-2.5 justify-self-start px-2.5">
            <span className="text-[1.0625rem]/6">Close</span>
          </CloseMenuButton>
          <Logo tenant={tenant} />
        </div>
        <ul className="mx-auto w-full max-w-[880px] flex-1 py-6 lg:py-12">
          {nav.map((item) => (
            <li key={item.key}>
              <GalleryItem item={item} currentPath={currentPath} />
            </li>
          ))}
        </ul>
        <div className="mx-auto w-full max-w-[880px] pb-6">
          <MenuPlaces utility={utility} />
        </div>
        <div className="mx-auto flex w-full max-w-[880px] flex-wrap items-center gap-x-8 gap-y-3 pb-10">
          <LinkButton href={actions.primary.href} variant="action" size="large">
            {actions.primary.label}
          </LinkButton>
          <LinkButton href={actions.secondary.href} variant="text">
            {actions.secondary.label}
          </LinkButton>
          {actions.account && <AccountTextLink link={actions.account} />}
          {utility.phone && (
            <LinkButton href={telHref(utility.phone)} variant="text">
              {utility.phone}
            </LinkButton>
          )}
        </div>
      </div>
    </nav>
  )
}
