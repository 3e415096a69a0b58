import { Logo } from '@/ui/sections/logo/logo'
import { telHref } from '../site-header/tel-href'
import { FooterLayout, SocialLinks, type FooterLook } from './footer-parts'
import type { SiteFooterProps } from './footer-props'

const LOOK: FooterLook = {
  ground: 'bg-[#101112] text-[#b4b8ba] [--fc-focus:#fff] [--footer-strong:#fff]',
  wrap: 'pt-16 pb-12 lg:pt-22',
  row: 'grid gap-12 lg:grid-cols-[360px_1fr] lg:gap-24',
  columns: {
    list: 'grid grid-cols-[repeat(auto-fit,minmax(max(7.5rem,40%),1fr))] gap-x-6 gap-y-10 lg:auto-cols-[minmax(132px,1fr)] lg:grid-flow-col lg:grid-cols-none lg:gap-x-10',
    heading: 'mb-2 text-[0.9375rem]/6 font-medium text-(--footer-strong)',
    link: 'min-h-9.5 min-w-0 [overflow-wrap:anywhere] text-[0.9375rem]/6 hover:text-(--footer-strong)',
  },
  notes: 'mt-16 grid gap-2.5 border-t border-white/15 pt-7 text-[0.8125rem]/[1.3125rem] [&>p]:max-w-[1080px]',
  licences: 'first',
  acknowledgement: 'notes',
}

/** The prestige footer: dark, wide, quiet. */
export function ShowroomFooter({ tenant, groups }: SiteFooterProps) {
  const { site } = tenant
  const intro = (
    <div className="text-white">
      <div className="-mt-2.5">
        <Logo tenant={tenant} tone="light" variant={tenant.layout.footer} isLarge />
      </div>
      {site.about && <p className="mt-4 max-w-[22.5rem] text-[0.9375rem]/[1.625rem] text-[#b4b8ba]">{site.about}</p>}
      {site.phone && (
        <a href={telHref(site.phone)} className="mt-6 inline-flex min-h-11 items-center text-xl/7 hover:underline hover:underline-offset-8">
          {site.phone}
        </a>
      )}
      <div className="mt-4 ml-[-10px]">
        <SocialLinks socials={site.socials} name={tenant.name} weight="light" linkClassName="opacity-80 hover:opacity-100" />
      </div>
    </div>
  )
  return <FooterLayout site={site} groups={groups} look={LOOK} intro={intro} />
}
