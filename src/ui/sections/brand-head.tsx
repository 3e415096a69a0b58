import type { SiteLink } from '@/domain/tenant/tenant'
import { Breadcrumbs } from '../primitives/breadcrumbs'
import { Icon } from '../primitives/icon/icon'
import { BrandMark } from '../primitives/make-mark/brand-mark'

export type BrandHeadProps = {
  name: string
  /** The brand's logo. Null shows the mark of its name. */
  logo: string | null
  heading: string
  text: string | null
  level: 1 | 2
  /** Links such as '12 new cars'. The first one leads to all vehicles of the brand. */
  counts: readonly { count: string; link: SiteLink }[]
}

/** The head of a brand page: breadcrumbs, logo and name, and its vehicles by condition (BRD-03). */
export function BrandHead({ name, logo, heading, text, level, counts }: BrandHeadProps) {
  const Title = level === 1 ? 'h1' : 'h2'
  return (
    <section className="brand-head-ground">
      <div className="wrap py-6 md:py-8">
        {level === 1 && <Breadcrumbs links={[{ label: 'Brands', href: '/brands' }]} current={name} />}
        <div className="mt-4 flex flex-wrap items-center gap-x-7 gap-y-4 md:mt-6">
          <BrandMark make={name} logo={logo} size={72} fallback="none" />
          <div className="min-w-0">
            <Title className="type-h1">{heading}</Title>
            {text && <p className="mt-1 max-w-[42rem] text-ink-soft">{text}</p>}
          </div>
        </div>
        <ul className="mt-8 grid grid-cols-[repeat(auto-fit,minmax(max(7.5rem,40%),1fr))] gap-3 md:grid-cols-4">
          {counts.map(({ count, link }) => (
            <li key={link.href}>
              <a
                href={link.href}
                className="flex min-h-24 items-end justify-between gap-3 rounded-card border border-line bg-surface p-4 [overflow-wrap:anywhere] transition-quick hover:border-edge md:p-5"
              >
                <span>
                  <span className="block type-h2">{count}</span>
                  <span className="text-ink-soft">{link.label}</span>
                </span>
                <Icon name="arrow-right" size={20} className="mb-1 shrink-0" />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
