import type { NavMenu, NavPromo } from '@/domain/navigation/navigation'
import type { SiteLink } from '@/domain/tenant/tenant'
import { LinkButton } from '@/ui/primitives/button/button'
import { Icon, type IconName } from '@/ui/primitives/icon/icon'
import { BrandMark } from '@/ui/primitives/make-mark/brand-mark'
import { Picture } from '@/ui/primitives/picture/picture'
import type { HeaderUtility } from '@/domain/navigation/header-utility'
import { MenuBodies, MenuPlaces, MenuPrices, StockLinks } from './menu-stock'

type MegaMenu = Extract<NavMenu, { kind: 'mega' }>

const TASK_ICONS: readonly IconName[] = ['swap', 'dollar', 'calendar']
const HEAD = 'mb-2.5 text-sm/5 font-semibold text-ink-soft'

function PromoCard({ promo }: { promo: NavPromo }) {
  return (
    <div className="flex flex-col overflow-hidden rounded-card bg-brand p-5 text-brand-ink [--fc-focus:#fff]">
      <p className="text-[1.375rem]/7 font-bold tracking-tight">{promo.heading}</p>
      {promo.text && <p className="mt-2 text-[0.9375rem]/[1.375rem] opacity-85">{promo.text}</p>}
      {promo.imageUrl && (
        <Picture src={promo.imageUrl} alt="" width={1200} height={800} sizes="296px" className="my-2 aspect-3/2 w-full object-contain" />
      )}
      <LinkButton href={promo.link.href} variant="action" size="small" isWide className="mt-auto">
        {promo.link.label}
      </LinkButton>
    </div>
  )
}

type Brands = MegaMenu['sections'][number]['brands']

/**
 * The number of tiles, in full rows, for the makes with the most vehicles. The others are in a list with smaller logos, so that the menu
 * fits the screen.
 */
const TILES = 15

function BrandTiles({ brands, columns }: { brands: Brands; columns: string }) {
  return (
    <ul className={`grid grid-cols-3 gap-2 ${columns}`}>
      {brands.map(({ label, href, count, logo }) => (
        <li key={href}>
          <a href={href} className="menu-tile">
            <span>
              <BrandMark make={label} logo={logo} size={36} fallback="word" className="max-w-full overflow-hidden" />
            </span>
            <b>
              {label} {count !== null && <span>{count}</span>}
            </b>
          </a>
        </li>
      ))}
    </ul>
  )
}

function BrandNames({ brands, columns }: { brands: Brands; columns: string }) {
  if (brands.length === 0) return null
  return (
    <ul className={`mt-3 grid grid-cols-2 gap-x-5 ${columns}`}>
      {brands.map(({ label, href, count, logo }) => (
        <li key={href}>
          <a href={href} className="menu-make">
            <BrandMark make={label} logo={logo} size={24} />
            {label}
            {count !== null && <span className="menu-count">{count}</span>}
          </a>
        </li>
      ))}
    </ul>
  )
}

function TaskStrip({ tasks }: { tasks: SiteLink[] }) {
  return (
    <div className="max-lg:hidden lg:bg-tint">
      <ul className="wrap flex flex-wrap gap-x-9">
        {tasks.map(({ label, href }, index) => (
          <li key={href}>
            <a href={href} className="inline-flex min-h-16 items-center gap-2.5 font-semibold text-link">
              <Icon name={TASK_ICONS[index] ?? 'arrow-right'} />
              <span className="underline underline-offset-4">{label}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/**
 * The dealer's mega menu: conditions and bodies with their counts, makes as tiles, one promotion, and the actions below. On a phone it is a
 * set of lists.
 */
export function YardMega({ menu, utility, currentPath }: { menu: MegaMenu; utility: HeaderUtility; currentPath: string }) {
  const columns = menu.promo ? 'lg:grid-cols-4 min-[1360px]:grid-cols-5' : 'lg:grid-cols-5'
  return (
    <div className="lg:absolute lg:inset-x-0 lg:top-full lg:max-h-[calc(100dvh-160px)] lg:overflow-y-auto lg:border-t lg:border-line lg:bg-surface lg:shadow-panel">
      <div
        className={`grid gap-5 px-3 pb-4 lg:mx-auto lg:max-w-[calc(var(--fc-wrap)+2*var(--fc-gutter-now))] lg:gap-9 lg:px-(--fc-gutter-now) lg:py-8 lg:pt-7 ${menu.promo ? 'lg:grid-cols-[176px_minmax(0,1fr)_280px]' : 'lg:grid-cols-[176px_minmax(0,1fr)]'}`}
      >
        <div className="lg:-ml-3">
          <p className={`${HEAD} px-3 max-lg:hidden`}>Our stock</p>
          <ul>
            <StockLinks
              lead={menu.lead}
              currentPath={currentPath}
              className="flex min-h-11 items-center rounded-control px-3 text-base/6 font-semibold hover:bg-tint"
            />
          </ul>
        </div>
        <div className="max-lg:px-3">
          <MenuBodies lead={menu.lead} className="mb-4 grid-cols-3 sm:grid-cols-4 lg:grid-cols-8" />
          {menu.sections.map((section) => (
            <div key={section.label} className="not-first:mt-6">
              <p className={HEAD}>{menu.sections.length > 1 ? section.label : menu.heading}</p>
              <BrandTiles brands={section.brands.slice(0, TILES)} columns={columns} />
              <BrandNames brands={section.brands.slice(TILES)} columns={columns} />
            </div>
          ))}
          <MenuPrices prices={menu.prices} className="mt-3" />
        </div>
        {menu.promo && (
          <div className="max-lg:px-3">
            <p className={HEAD}>This week</p>
            <PromoCard promo={menu.promo} />
          </div>
        )}
      </div>
      <div className="wrap py-2 max-lg:hidden">
        <MenuPlaces utility={utility} />
      </div>
      <TaskStrip tasks={menu.tasks} />
    </div>
  )
}
