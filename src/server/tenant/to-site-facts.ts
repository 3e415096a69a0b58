import { explainBadHref } from '@/domain/navigation/href'
import { listLicences } from '@/domain/locations/location'
import type { EffectiveSwitches } from '@/domain/switches/switches'
import type { SiteFacts } from '@/domain/tenant/tenant'
import type { SiteSetting } from '@payload-types'
import type { Picture } from '../content/find-media'

function paragraphs(text: string | null | undefined): string[] {
  return (text ?? '')
    .split(/\n\s*\n|\n/)
    .map((line) => line.trim())
    .filter(Boolean)
}

type LicenceSwitches = Pick<EffectiveSwitches, 'licencePrefix' | 'extraRegistrationNumbers'>

/** Returns a site's details for header, footer and legal notes; empty for a tenant without settings. */
export function toSiteFacts(settings: SiteSetting | undefined, logo: Picture | null, switches: LicenceSwitches): SiteFacts {
  return {
    tagline: settings?.tagline ?? null,
    logo: logo && { url: logo.url, width: logo.width, height: logo.height, alt: logo.alt },
    about: settings?.about ?? null,
    phone: settings?.phone ?? null,
    email: settings?.email ?? null,
    abn: settings?.abn ?? null,
    licences: listLicences(settings?.licences ?? [], switches),
    acknowledgement: settings?.acknowledgement ?? null,
    legal: paragraphs(settings?.legal),
    measurement: { measurementId: settings?.gaMeasurementId || null, asksConsent: settings?.asksConsent === true },
    socials: (settings?.socials ?? []).flatMap(({ kind, url }) => (explainBadHref(url) === null ? [{ kind, url }] : [])),
  }
}
