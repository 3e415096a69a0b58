import type { ComponentType, ReactNode } from 'react'
import type { CardVariant } from '@/domain/tenant/template'
import { BrandMark } from '@/ui/primitives/make-mark/brand-mark'
import { SectionHead } from '@/ui/primitives/section-head'
import type { BrandGridProps, BrandSectionView } from './brand-grid-props'
import { BrandTile } from './brand-tile'

/** Heading and sections, which all variants share. */
function Frame({ heading, text, link, sections, draw }: BrandGridProps & { draw: (section: BrandSectionView) => ReactNode }) {
  return (
    <section className="wrap section">
      <SectionHead heading={heading} text={text} link={link} />
      {sections.map((section) => (
        <div key={section.key} className="not-first:mt-8">
          {section.label && <h3 className="mb-3 text-lg/6 font-strong">{section.label}</h3>}
          {draw(section)}
        </div>
      ))}
    </section>
  )
}

/** Cells draw the rules between them. Negative margins hide their outer rules under the grid's border. */
const RULED = 'grid overflow-hidden border border-line bg-surface *:-mr-px *:-mb-px'
const CELL = 'h-full border-r border-b border-line'

/** The dealer variant: one ruled panel with rounded corners, tinted on hover. */
function TilePanel(props: BrandGridProps) {
  return (
    <Frame
      {...props}
      draw={({ brands }) => (
        <ul className={`${RULED} grid-cols-3 rounded-card min-[375px]:grid-cols-5 lg:grid-cols-10`}>
          {brands.map((brand) => (
            <li key={brand.href}>
              <BrandTile
                brand={brand}
                markSize={36}
                className={`min-h-29 px-0.5 pt-4 pb-3 transition-quick hover:bg-brand-tint hover:text-brand focus-visible:-outline-offset-3 max-sm:[&_span]:text-xs/4 max-sm:[&_span]:tracking-tighter ${CELL}`}
                countClassName="text-ink-faint"
              />
            </li>
          ))}
        </ul>
      )}
    />
  )
}

/** The group variant: eight columns between rules, in the brand's colour on hover. */
function RuledGrid(props: BrandGridProps) {
  return (
    <Frame
      {...props}
      draw={({ brands }) => (
        <ul className={`${RULED} grid-cols-3 sm:grid-cols-4 md:grid-cols-6 lg:grid-cols-8`}>
          {brands.map((brand) => (
            <li key={brand.href}>
              <BrandTile
                brand={brand}
                markSize={44}
                className={`group/tile min-h-32 px-2 pt-4 pb-3.5 text-brand transition-quick hover:bg-brand hover:text-brand-ink focus-visible:-outline-offset-3 ${CELL}`}
                countClassName="text-ink-soft group-hover/tile:text-brand-ink"
              />
            </li>
          ))}
        </ul>
      )}
    />
  )
}

/** The prestige variant: one make per line, logo left, count right, separated by hairlines. */
function MarqueLedger(props: BrandGridProps) {
  return (
    <Frame
      {...props}
      draw={({ brands }) => (
        <ul className="grid gap-x-6 border-b border-line sm:grid-cols-2 md:gap-x-12 lg:grid-cols-3">
          {brands.map(({ name, countText, href, logo }) => (
            <li key={href} className="border-t border-line">
              <a href={href} className="group/marque flex min-h-20 flex-wrap items-center gap-x-6">
                <BrandMark make={name} logo={logo} size={32} tileClassName="border-line font-display font-normal" />
                <span className="font-display text-[1.625rem]/8 font-light tracking-tight decoration-1 underline-offset-8 group-hover/marque:underline">
                  {name}
                </span>
                <span className="ml-auto text-[0.9375rem]/6 text-ink-soft">{countText}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    />
  )
}

/** The manufacturer variant: a row of pills. */
function QuietRow(props: BrandGridProps) {
  return (
    <Frame
      {...props}
      draw={({ brands }) => (
        <ul className="flex flex-wrap gap-3 md:gap-4">
          {brands.map(({ name, countText, href, logo }) => (
            <li key={href}>
              <a
                href={href}
                className="flex min-h-15 items-center gap-3 rounded-pill bg-tint px-6 transition-quick hover:bg-[color-mix(in_srgb,var(--fc-tint),var(--fc-brand)_10%)]"
              >
                <BrandMark make={name} logo={logo} size={24} fallback="none" />
                <span className="font-strong">{name}</span>
                <span className="text-[0.9375rem]/6 text-ink-soft">{countText}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    />
  )
}

/** The brand grid of each variant. A variant without a view fails to compile. */
export const brandGridVariants: Record<CardVariant, ComponentType<BrandGridProps>> = {
  boxed: TilePanel,
  listing: RuledGrid,
  plate: MarqueLedger,
  studio: QuietRow,
}

/** The makes in stock in the template's variant. Renders nothing when there are none. */
export function BrandGrid({ variant, ...props }: BrandGridProps & { variant: CardVariant }) {
  const Grid = brandGridVariants[variant]
  return props.sections.length === 0 ? null : <Grid {...props} />
}
