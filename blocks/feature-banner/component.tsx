import { safeHref } from '@/domain/navigation/href'
import { toConfiguredHref } from '@/domain/navigation/site-address'
import { toSiteLink } from '@/domain/navigation/site-link'
import type { Tenant } from '@/domain/tenant/tenant'
import { findMedia } from '@/server/content/find-media'
import { FeatureBand } from '@/ui/sections/feature-banner/feature-band'
import { type Shortcut, Shortcuts } from '@/ui/sections/feature-banner/shortcuts'
import { toPanelPicture } from '@/ui/sections/picture-panel/panel-picture'
import type { BlockOf, BlockProps } from '../types'

type StoredShortcut = NonNullable<BlockOf<'featureBanner'>['shortcuts']>[number]

async function toShortcut(stored: StoredShortcut, place: number, { id: tenantId, switches }: Tenant): Promise<Shortcut | null> {
  const safe = safeHref(stored.href)
  if (!safe) return null
  const href = toConfiguredHref(safe, switches)
  const picture = toPanelPicture(await findMedia(tenantId, stored.image), 'photo')
  return { id: stored.id ?? String(place), icon: stored.icon, title: stored.title, text: stored.text ?? null, href, picture }
}

export async function FeatureBannerBlock({ block, site: { tenant } }: BlockProps<'featureBanner'>) {
  const { kind, heading, text, side, tone } = block
  const variant = tenant.layout.card
  if (kind === 'shortcuts') {
    const stored = await Promise.all((block.shortcuts ?? []).map((shortcut, place) => toShortcut(shortcut, place, tenant)))
    return <Shortcuts heading={heading ?? null} shortcuts={stored.filter((shortcut) => shortcut !== null)} variant={variant} />
  }
  if (!heading) return null
  const link = toSiteLink(block.link)
  const picture = toPanelPicture(await findMedia(tenant.id, block.image), block.imageKind)
  return (
    <FeatureBand
      heading={heading}
      text={text ?? null}
      link={link && { ...link, href: toConfiguredHref(link.href, tenant.switches) }}
      picture={picture}
      side={side}
      tone={tone}
      variant={variant}
    />
  )
}
