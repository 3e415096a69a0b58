import { Logo } from '@/ui/sections/logo/logo'
import { FooterLayout, SocialLinks, type FooterLook } from './footer-parts'
import type { SiteFooterProps } from './footer-props'

const LOOK: FooterLook = {
  ground:
    'bg-brand-dark text-[color-mix(in_srgb,var(--fc-brand-dark-ink)_80%,var(--fc-brand-dark))] [--fc-focus:#fff] [--footer-strong:var(--fc-brand-dark-ink)]',
  wrap: 'pt-11 pb-12',
  row: 'flex flex-col gap-6 lg:flex-row lg:gap-10',
  columns: {
    list: 'grid flex-1 grid-cols-[repeat(auto-fit,minmax(max(7.5rem,40%),1fr))] gap-x-4 gap-y-8 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none',
    heading: 'mb-2.5 text-sm/5 font-bold text-(--footer-strong)',
    link: 'min-h-8 text-sm/5',
  },
  notes: 'mt-9 gap-12 border-t border-white/20 pt-6 text-xs/[1.125rem] md:columns-2 [&>p]:mb-3 [&>p]:break-inside-avoid',
  licences: 'last',
  acknowledgement: 'notes',
}

/** The group's footer: columns of links, then the notes in two columns. */
export function DirectoryFooter({ tenant, groups }: SiteFooterProps) {
  const { site } = tenant
  const intro = (
    <div className="text-white lg:w-[230px]">
      <Logo tenant={tenant} tone="light" variant={tenant.layout.footer} />
      {site.about && <p className="mt-3 text-sm/5 opacity-85">{site.about}</p>}
      <div className="mt-3 ml-[-10px]">
        <SocialLinks socials={site.socials} name={tenant.name} linkClassName="hover:text-action" />
      </div>
    </div>
  )
  return <FooterLayout site={site} groups={groups} look={LOOK} intro={intro} />
}
