import type { HeaderActions } from '@/domain/navigation/header-actions'
import type { NavBrandSection, NavItem, NavMenu, NavPromo } from '@/domain/navigation/navigation'
import type { Tenant } from '@/domain/tenant/tenant'
import { Icon } from '@/ui/primitives/icon/icon'
import { Logo } from '@/ui/sections/logo/logo'
import { BrandMark } from '@/ui/primitives/make-mark/brand-mark'
import { Picture } from '@/ui/primitives/picture/picture'
import { AccountTextLink } from './account-link'
import { MENU_ID } from './header-props'
import type { HeaderUtility } from '@/domain/navigation/header-utility'
import { CloseMenuButton } from './menu-button'
import { MenuBodies, MenuPlaces, MenuPrices } from './menu-stock'
import { NavAnchor, NavDrop } from './nav-drop'
import { telHref } from './tel-href'

type MegaMenu = Extract<NavMenu, { kind: 'mega' }>

const BIG =
  'min-h-16 w-full items-baseline gap-4 border-white/15 py-2 font-display text-[2.25rem]/[3rem] font-light tracking-tight max-lg:border-b lg:min-h-[68px] lg:text-[2.875rem]/[3.25rem]'
const COUNT = 'text-base/6 font-text font-normal tracking-normal text-white/70 max-lg:ml-auto'

function BigItem({ item, currentPath }: { item: NavItem; currentPath: string }) {
  if (item.menu?.kind !== 'links') {
    const link = { label: item.label, href: item.href, count: item.count }
    return (
      <NavAnchor
        link={link}
        currentPath={currentPath}
        className={`flex hover:underline hover:decoration-1 hover:underline-offset-8 ${BIG}`}
        countClassName={COUNT}
      />
    )
  }
  return (
    <NavDrop kind="accordion" label={item.label} weight="light" summaryClassName={`!items-center justify-between lg:justify-start ${BIG}`}>
      <ul className="grid gap-x-8 pb-4 sm:grid-cols-2">
        {item.menu.links.map((link) => (
          <li key={`${link.label}:${link.href}`}>
            <NavAnchor
              link={link}
              currentPath={currentPath}
              className="flex min-h-11 items-center gap-3 text-base/6 text-white/85 hover:text-white hover:underline"
              countClassName="text-sm/6 text-white/70"
            />
          </li>
        ))}
      </ul>
    </NavDrop>
  )
}

function MarqueLedger({ section, currentPath }: { section: NavBrandSection; currentPath: string }) {
  return (
    <div className="not-first:mt-10">
      <p className="mb-3 text-[0.9375rem]/6 text-white/70">{section.label === 'Car Brands' ? 'By marque' : section.label}</p>
      <ul className="grid gap-x-6 border-b border-white/15 sm:grid-cols-2">
        {section.brands.map((link) => (
          <li key={`${link.label}:${link.href}`} className="flex items-center gap-6 border-t border-white/15">
            <BrandMark make={link.label} logo={link.logo} size={28} tileClassName="border-white/15 font-display" />
            <NavAnchor
              link={link}
              currentPath={currentPath}
              className="flex min-h-14 flex-1 items-center text-base/6 hover:underline hover:underline-offset-8"
              countClassName="ml-auto text-white/70"
            />
          </li>
        ))}
      </ul>
    </div>
  )
}

function FeaturedCar({ promo }: { promo: NavPromo }) {
  return (
    <div>
      <p className="mb-3 text-[0.9375rem]/6 text-white/70">{promo.text ?? 'Arrived this week'}</p>
      {promo.imageUrl && (
        <Picture src={promo.imageUrl} alt="" width={1200} height={800} sizes="384px" className="aspect-4/3 w-full object-cover" />
      )}
      <p className="mt-5 font-display text-[1.75rem]/9 font-light">{promo.heading}</p>
      <a
        href={promo.link.href}
        className="mt-2 inline-flex min-h-11 items-center gap-3 font-medium underline decoration-1 underline-offset-8"
      >
        {promo.link.label} <Icon name="arrow-right" weight="light" />
      </a>
    </div>
  )
}

type ShowroomMenuProps = { tenant: Tenant; nav: NavItem[]; utility: HeaderUtility; actions: HeaderActions; currentPath: string }

/** A full-screen menu on a dark ground: the items in large type, a list of makes, and one vehicle. */
export function ShowroomMenu({ tenant, nav, utility, actions, currentPath }: ShowroomMenuProps) {
  const mega = nav.map(({ menu }) => menu).find((menu): menu is MegaMenu => menu?.kind === 'mega')
  return (
    <nav
      id={MENU_ID}
      popover="auto"
      aria-label="Main"
      className="h-dvh max-h-none w-screen max-w-none overflow-y-auto bg-[#101112] text-white [--fc-focus:#fff] [--fc-line:#ffffff26]"
    >
      <div className="wrap flex min-h-full flex-col">
        <div className="grid min-h-18 grid-cols-[1fr_auto_1fr] items-center gap-[12px] py-2 font-medium lg:min-h-22">
          <CloseMenuButton weight="light" className="-ml-2.5 justify-self-start px-2.5">
            Close
          </CloseMenuButton>
          <Logo tenant={tenant} tone="light" />
        </div>
        <div className="grid flex-1 content-start gap-12 border-white/15 pt-4 pb-12 max-lg:border-t lg:grid-cols-[1fr_1.25fr_1fr] lg:gap-6 lg:pt-8 lg:pr-0">
          <ul className="max-lg:-mt-4 lg:pr-10">
            {nav.map((item) => (
              <li key={item.key}>
                <BigItem item={item} currentPath={currentPath} />
              </li>
            ))}
          </ul>
          <div>
            {mega?.sections.map((section) => (
              <MarqueLedger key={section.label} section={section} currentPath={currentPath} />
            ))}
            <MenuBodies lead={mega?.lead ?? []} className="mt-8 grid-cols-3 sm:grid-cols-4" />
            <MenuPrices prices={mega?.prices ?? []} className="mt-3" />
          </div>
          {mega?.promo && (
            <div>
              <FeaturedCar promo={mega.promo} />
            </div>
          )}
        </div>
        <div className="flex min-h-20 flex-wrap items-center gap-x-10 border-t border-white/15 text-base/6 text-white/85">
          {utility.phone && (
            <a href={telHref(utility.phone)} className="inline-flex min-h-11 items-center hover:underline">
              {utility.phone}
            </a>
          )}
          <MenuPlaces utility={utility} isPlain />
          <a href={actions.primary.href} className="inline-flex min-h-11 items-center hover:underline lg:ml-auto">
            {actions.primary.label}
          </a>
          {actions.account && <AccountTextLink link={actions.account} />}
          {actions.saved && (
            <a href={actions.saved.href} className="inline-flex min-h-11 items-center gap-2 hover:underline">
              {actions.saved.label} <span data-saved-count hidden />
            </a>
          )}
        </div>
      </div>
    </nav>
  )
}
