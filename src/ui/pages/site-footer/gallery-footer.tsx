import { Logo } from '@/ui/sections/logo/logo'
import { FooterLayout, SocialLinks, type FooterLook } from './footer-parts'
import type { SiteFooterProps } from './footer-props'

const LOOK: FooterLook = {
  ground: 'bg-tint text-ink-soft [--footer-strong:var(--fc-ink)]',
  wrap: 'pt-15 pb-12 lg:pt-23',
  row: 'flex flex-col gap-10 lg:flex-row lg:gap-20',
  columns: {
    list: 'grid flex-1 grid-cols-[repeat(auto-fit,minmax(max(7.5rem,40%),1fr))] gap-x-6 gap-y-10 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none',
    heading: 'mb-2.5 text-[0.9375rem]/6 font-semibold text-ink',
    link: 'min-h-11 min-w-0 [overflow-wrap:anywhere] text-base/6 hover:text-ink',
  },
  notes: 'mt-12 gap-20 border-t border-line pt-6 text-[0.8125rem]/5 md:columns-2 [&>p]:mb-3 [&>p]:break-inside-avoid',
  licences: 'last',
  acknowledgement: 'intro',
}

/** The manufacturer's footer: the template's tint, long lines, and the acknowledgement first. */
export function GalleryFooter({ tenant, groups }: SiteFooterProps) {
  const { site } = tenant
  const intro = (
    <div className="lg:w-[350px]">
      <span className="text-ink">
        <Logo tenant={tenant} variant={tenant.layout.footer} />
      </span>
      {[site.about, site.acknowledgement].map(
        (text) =>
          text && (
            <p key={text} className="mt-4 text-base/[1.625rem]">
              {text}
            </p>
          ),
      )}
      <div className="mt-4 ml-[-10px]">
        <SocialLinks socials={site.socials} name={tenant.name} weight="light" linkClassName="text-ink hover:text-brand" />
      </div>
    </div>
  )
  return <FooterLayout site={site} groups={groups} look={LOOK} intro={intro} />
}
