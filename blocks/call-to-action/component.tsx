import { toSiteLink } from '@/domain/navigation/site-link'
import { formatPhone, toTelHref } from '@/domain/locations/phone'
import { CallToAction } from '@/ui/sections/call-to-action'
import type { BlockProps } from '../types'

function toPhone(stored: string | null): { text: string; href: string } | null {
  const href = stored ? toTelHref(stored) : null
  return stored && href ? { text: formatPhone(stored), href } : null
}

export function CallToActionBlock({ block, site: { tenant } }: BlockProps<'callToAction'>) {
  const { heading, text, hasPhone, tone } = block
  return (
    <CallToAction
      heading={heading}
      text={text ?? null}
      link={toSiteLink(block.link)}
      secondLink={toSiteLink(block.secondLink)}
      phone={hasPhone ? toPhone(tenant.site.phone) : null}
      tone={tone}
      variant={tenant.layout.card}
    />
  )
}
