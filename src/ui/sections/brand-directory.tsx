import type { ReactNode } from 'react'
import type { DirectoryBrand, DirectorySection } from '@/domain/models/brand-directory'
import { Breadcrumbs } from '../primitives/breadcrumbs'
import { Icon } from '../primitives/icon/icon'
import { BrandMark, hasBrandMark } from '../primitives/make-mark/brand-mark'

function Tile({ brand: { name, href, countText, isExternal, logo } }: { brand: DirectoryBrand }) {
  const hasLogo = hasBrandMark(name, logo)
  return (
    <a
      href={href}
      rel={isExternal ? 'noopener' : undefined}
      className="group/tile relative flex h-full min-h-32 flex-col items-center px-2 pt-5 pb-4 text-center transition-quick hover:bg-brand hover:text-brand-ink focus-visible:-outline-offset-3"
    >
      <span className="grid w-full flex-1 [grid-template-columns:minmax(0,1fr)] place-items-center">
        {hasLogo ? (
          <BrandMark make={name} logo={logo} size={44} />
        ) : (
          <span className="brand-directory-name max-w-full break-words">{name}</span>
        )}
      </span>
      {hasLogo && <span className="mt-2 max-w-full text-[0.9375rem]/5 font-strong break-words">{name}</span>}
      <span className="mt-1 text-[0.8125rem]/5 text-ink-soft group-hover/tile:text-brand-ink">{countText}</span>
      {isExternal && (
        <>
          <Icon name="arrow-up-right" size={14} className="absolute top-2.5 right-2.5" />
          <span className="sr-only"> (another site)</span>
        </>
      )}
    </a>
  )
}

type Props = { heading: string; text: string | null; level: 1 | 2; sections: readonly DirectorySection[]; finder?: ReactNode }

/** All brands of a site by section, with a sticky row of links to the sections (BRD-01, BRD-02). */
export function BrandDirectory({ heading, text, level, sections, finder }: Props) {
  if (sections.length === 0) return null
  const Title = level === 1 ? 'h1' : 'h2'
  const Part = level === 1 ? 'h2' : 'h3'
  return (
    <section data-brand-directory>
      <div className="brand-directory-ground">
        <div className={`wrap pb-10 md:pb-14 ${level === 1 ? 'pt-1.5' : 'pt-10 md:pt-14'}`}>
          {level === 1 && <Breadcrumbs links={[{ label: 'Home', href: '/' }]} current="Brands" />}
          <Title className={level === 1 ? 'mt-2 type-h1 md:mt-3' : 'type-h1'}>{heading}</Title>
          {text && <p className="mt-3 max-w-[42rem] text-[1.0625rem]/7 text-ink-soft">{text}</p>}
        </div>
      </div>
      {(sections.length > 1 || finder) && (
        <div className="z-20 border-b border-line bg-surface md:sticky md:top-0">
          <div className="wrap flex flex-wrap items-center justify-between gap-x-8 py-1.5 max-md:pb-3">
            {sections.length > 1 && (
              <nav aria-label="Brand types" className="min-w-0 max-md:w-full">
                <ul className="flex [scrollbar-width:none] gap-8 overflow-x-auto">
                  {sections.map(({ id, label, brands }) => (
                    <li key={id}>
                      <a href={`#${id}`} className="inline-flex min-h-14 items-center gap-2 font-strong whitespace-nowrap hover:text-link">
                        {label}
                        <span className="text-sm/5 font-normal text-ink-soft">{brands.length}</span>
                      </a>
                    </li>
                  ))}
                </ul>
              </nav>
            )}
            {finder}
          </div>
        </div>
      )}
      <div className="wrap pb-(--fc-section-now)">
        {sections.map(({ id, label, stockText, brands }) => (
          <section key={id} id={id} data-brands className="scroll-mt-20 pt-10 md:pt-14">
            <div className="brand-directory-head mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-1 pb-3.5">
              <Part className="type-h2">{label}</Part>
              <p className="text-ink-soft">{stockText}</p>
            </div>
            <ul className="brand-directory-tiles grid grid-cols-[repeat(auto-fill,minmax(min(100%,7rem),1fr))] pt-px pl-px *:border *:border-line *:bg-surface min-[375px]:grid-cols-[repeat(auto-fill,minmax(max(5.25rem,30%),1fr))] sm:grid-cols-4 md:grid-cols-6 lg:grid-cols-8">
              {brands.map((brand) => (
                <li key={brand.name} data-brand={brand.name}>
                  <Tile brand={brand} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  )
}
