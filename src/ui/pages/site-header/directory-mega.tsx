import type { NavBrandSection, NavMenu, NavPromo } from '@/domain/navigation/navigation'
import { LinkButton } from '@/ui/primitives/button/button'
import { BrandMark } from '@/ui/primitives/make-mark/brand-mark'
import { Picture } from '@/ui/primitives/picture/picture'
import type { HeaderUtility } from '@/domain/navigation/header-utility'
import { MenuBodies, MenuPlaces, MenuPrices, StockLinks } from './menu-stock'
import { NavAnchor } from './nav-drop'

type MegaMenu = Extract<NavMenu, { kind: 'mega' }>

/** The menu shows one kind of brands at a time, depending on the radio button that is checked. */
const SHOWN_SECTIONS = [
  'lg:group-has-[[data-brands="0"]:checked]/mega:block',
  'lg:group-has-[[data-brands="1"]:checked]/mega:block',
  'lg:group-has-[[data-brands="2"]:checked]/mega:block',
  'lg:group-has-[[data-brands="3"]:checked]/mega:block',
] as const

/** Switches between the kinds of brands with radio buttons, so that it needs no JavaScript. A phone shows all kinds below each other. */
function SectionSwitch({ sections }: { sections: readonly NavBrandSection[] }) {
  return (
    <fieldset className="mb-4 border-b border-line pb-4 max-lg:hidden">
      <legend className="sr-only">Brand types</legend>
      {sections.map(({ label, count }, index) => (
        <label
          key={label}
          className="flex min-h-12 cursor-pointer items-center justify-between gap-3 border-r-4 border-transparent pr-4 text-[0.9375rem]/5 font-semibold text-ink-soft hover:text-brand has-checked:border-action has-checked:text-brand has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus forced-colors:border-[Canvas] forced-colors:has-checked:border-[Highlight]"
        >
          <input type="radio" name="mega-brands" data-brands={index} defaultChecked={index === 0} className="sr-only" />
          {label}
          <span className="text-sm/5 font-normal">{count}</span>
        </label>
      ))}
    </fieldset>
  )
}

type BrandListProps = { section: NavBrandSection; currentPath: string; className: string }

function BrandList({ section, currentPath, className }: BrandListProps) {
  return (
    <div className={className}>
      <div className="flex items-baseline justify-between">
        <p className="text-lg/6 font-bold text-brand [font-stretch:108%]">{section.label}</p>
        <span className="text-sm/5 text-ink-soft">{section.count} brands</span>
      </div>
      <ul className="mt-3 grid grid-cols-1 gap-x-6 sm:grid-cols-2 lg:grid-cols-3 min-[1360px]:grid-cols-4 xl:grid-cols-4">
        {section.brands.map((link) => (
          <li key={`${link.label}:${link.href}`} className="flex items-center gap-3 border-t border-line text-brand">
            <BrandMark make={link.label} logo={link.logo} size={24} />
            <NavAnchor
              link={link}
              currentPath={currentPath}
              className="flex min-h-12 flex-1 items-center gap-2 text-[0.9375rem]/5 font-semibold hover:underline"
            />
          </li>
        ))}
      </ul>
    </div>
  )
}

function PromoPanel({ promo }: { promo: NavPromo }) {
  return (
    <>
      <p className="text-lg/6 font-bold text-brand [font-stretch:108%]">{promo.heading}</p>
      {promo.text && <p className="mt-1 text-sm/5 text-ink-soft">{promo.text}</p>}
      {promo.imageUrl && (
        <Picture src={promo.imageUrl} alt="" width={1200} height={800} sizes="248px" className="aspect-3/2 w-full object-contain" />
      )}
      <LinkButton href={promo.link.href} variant="brand" size="small" isWide className="mt-2">
        {promo.link.label}
      </LinkButton>
    </>
  )
}

type DirectoryMegaProps = { menu: MegaMenu; utility: HeaderUtility; currentPath: string }

/**
 * The group's mega menu: conditions at the side, all makes in columns with their counts, one promotion. On a phone it is a set of lists.
 */
export function DirectoryMega({ menu, utility, currentPath }: DirectoryMegaProps) {
  const isDivided = menu.sections.length > 1
  return (
    <div className="bg-surface lg:absolute lg:inset-x-0 lg:top-full lg:max-h-[calc(100dvh-170px)] lg:overflow-y-auto lg:border-t lg:border-line lg:shadow-panel">
      <div className="group/mega grid lg:wrap lg:grid-cols-[200px_1fr_264px]">
        <div className="px-4 py-2 lg:border-r lg:border-line lg:px-0 lg:py-5">
          {isDivided && <SectionSwitch sections={menu.sections} />}
          <ul aria-label="In stock">
            <StockLinks
              lead={menu.lead}
              currentPath={currentPath}
              className="flex min-h-12 items-center gap-3 text-[0.9375rem]/5 font-semibold text-ink-soft hover:text-brand hover:underline aria-[current=page]:text-brand lg:pr-5"
            />
          </ul>
        </div>
        <div className="px-4 pb-4 lg:px-8 lg:py-6">
          <MenuBodies lead={menu.lead} className="mb-3 grid-cols-3 text-brand sm:grid-cols-4 lg:grid-cols-8" />
          <MenuPrices prices={menu.prices} className="mb-3 text-brand" />
          {menu.sections.map((section, index) => (
            <BrandList
              key={section.label}
              section={section}
              currentPath={currentPath}
              className={isDivided ? `max-lg:not-first:mt-8 lg:hidden ${SHOWN_SECTIONS[index]}` : ''}
            />
          ))}
        </div>
        <div className="px-4 py-5 lg:border-l lg:border-line lg:bg-tint lg:px-6 lg:py-6">
          {menu.promo && <PromoPanel promo={menu.promo} />}
          <ul className={menu.promo ? 'mt-4' : ''}>
            {menu.tasks.map(({ label, href }) => (
              <li key={href} className="border-t border-line">
                <a href={href} className="flex min-h-11 items-center text-[0.9375rem]/5 font-semibold text-brand hover:underline">
                  {label}
                </a>
              </li>
            ))}
          </ul>
          <div className="mt-2 border-t border-line pt-2 max-lg:hidden">
            <MenuPlaces utility={utility} />
          </div>
        </div>
      </div>
    </div>
  )
}
