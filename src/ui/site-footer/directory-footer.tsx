import { Logo } from '../logo/logo'
import { FooterColumns, Licences, SocialLinks } from './footer-parts'
import { LEGAL_ID, type SiteFooterProps } from './footer-props'

const LOOK = {
  list: 'grid flex-1 grid-cols-2 gap-x-4 gap-y-8 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none',
  heading: 'mb-2.5 text-sm/5 font-bold text-(--footer-strong)',
  link: 'min-h-8 text-sm/5',
}

/** The group's footer: columns of links, then the notes in two columns. */
export function DirectoryFooter({ tenant, groups }: SiteFooterProps) {
  const { site } = tenant
  return (
    <footer className="bg-brand-dark text-[color-mix(in_srgb,var(--fc-brand-dark-ink)_80%,var(--fc-brand-dark))] [--fc-focus:#fff] [--footer-strong:var(--fc-brand-dark-ink)]">
      <div className="wrap pt-11 pb-12">
        <div className="flex flex-col gap-6 lg:flex-row lg:gap-10">
          <div className="text-white lg:w-[230px]">
            <Logo tenant={tenant} tone="light" variant={tenant.layout.footer} />
            {site.about && <p className="mt-3 text-sm/5 opacity-85">{site.about}</p>}
            <div className="mt-3 -ml-2.5">
              <SocialLinks socials={site.socials} name={tenant.name} linkClassName="hover:text-action" />
            </div>
          </div>
          <FooterColumns groups={groups} look={LOOK} />
        </div>
        <div
          id={LEGAL_ID}
          className="mt-9 gap-12 border-t border-white/20 pt-6 text-xs/[18px] md:columns-2 [&>p]:mb-3 [&>p]:break-inside-avoid"
        >
          {site.legal.map((note) => (
            <p key={note}>{note}</p>
          ))}
          <Licences site={site} />
          {site.acknowledgement && <p>{site.acknowledgement}</p>}
        </div>
      </div>
    </footer>
  )
}
