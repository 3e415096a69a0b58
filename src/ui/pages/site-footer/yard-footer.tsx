import { Logo } from '@/ui/sections/logo/logo'
import { telHref } from '../site-header/tel-href'
import { FooterLayout, SocialLinks, type FooterLook } from './footer-parts'
import type { SiteFooterProps } from './footer-props'

const LOOK: FooterLook = {
  ground: 'bg-brand-dark text-brand-dark-ink/85 [--fc-focus:#fff] [--footer-strong:var(--fc-brand-dark-ink)]',
  wrap: 'pt-11 pb-10 md:pt-14',
  row: 'flex flex-col gap-8 lg:flex-row lg:gap-16',
  columns: {
    list: 'grid flex-1 grid-cols-[repeat(auto-fit,minmax(max(7.5rem,40%),1fr))] gap-x-6 gap-y-8 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none',
    heading: 'mb-2 text-base/6 font-bold text-(--footer-strong)',
    link: 'min-h-9 text-[0.9375rem]/6',
  },
  notes: 'mt-10 grid gap-2.5 border-t border-white/20 pt-6 text-[0.8125rem]/5',
  licences: 'first',
  acknowledgement: 'notes',
}

/** The dealer's footer: text and phone beside the links, all notes below. */
export function YardFooter({ tenant, groups }: SiteFooterProps) {
  const { site } = tenant
  const intro = (
    <div className="max-w-[290px] lg:w-[270px]">
      <span className="text-(--footer-strong)">
        <Logo tenant={tenant} tone="light" variant={tenant.layout.footer} />
      </span>
      {site.about && <p className="mt-4 text-[0.9375rem]/6">{site.about}</p>}
      {site.phone && (
        <a
          href={telHref(site.phone)}
          className="mt-2 inline-flex min-h-11 items-center text-[1.375rem]/7 font-bold text-(--footer-strong) hover:underline"
        >
          {site.phone}
        </a>
      )}
      <div className="mt-4">
        <SocialLinks socials={site.socials} name={tenant.name} linkClassName="rounded-full bg-white/12 text-white hover:bg-white/25" />
      </div>
    </div>
  )
  return <FooterLayout site={site} groups={groups} look={LOOK} intro={intro} />
}
