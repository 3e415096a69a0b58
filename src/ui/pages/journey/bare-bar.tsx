import { toSitePhone } from '@/domain/locations/site-phone'
import type { SiteLink, Tenant } from '@/domain/tenant/tenant'
import { Icon } from '@/ui/primitives/icon/icon'
import { Logo } from '@/ui/sections/logo/logo'

/**
 * The top of a page without the site's menu and footer, which `data-bare-page` hides (site.css): the logo, a link out, and the phone, so
 * that nothing leads away from the form by accident (LOOK-14).
 */
export function BareBar({ tenant, back }: { tenant: Tenant; back: SiteLink }) {
  const phone = toSitePhone(tenant.site.phone)
  return (
    <div data-bare-page="" className="border-b border-line bg-surface">
      <div className="wrap flex min-h-16 flex-wrap items-center gap-x-6 text-[0.9375rem]/6">
        <span className="flex max-w-full flex-auto py-2">
          <Logo tenant={tenant} />
        </span>
        <a href={back.href} className="inline-flex min-h-11 items-center text-link underline underline-offset-4">
          {back.label}
        </a>
        {phone && (
          <a href={phone.href} className="inline-flex min-h-11 items-center gap-2 font-strong">
            <Icon name="phone" size={18} />
            <span className="max-sm:sr-only">{phone.text}</span>
          </a>
        )}
      </div>
    </div>
  )
}
