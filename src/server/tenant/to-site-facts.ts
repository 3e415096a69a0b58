import { explainBadHref } from '@/domain/navigation/href'
import { CORNER_STYLES } from '@/domain/template/merge-tokens'
import type { TokenOverrides } from '@/domain/template/template'
import type { SiteFacts } from '@/domain/tenant/tenant'
import type { SiteSetting } from '@payload-types'
import type { Picture } from '../content/find-media'

const COLOUR_FIELDS = ['brand', 'brandInk', 'brandDark', 'brandDarkInk', 'brandTint', 'link', 'ink', 'action', 'actionInk'] as const

function paragraphs(text: string | null | undefined): string[] {
  return (text ?? '')
    .split(/\n\s*\n|\n/)
    .map((line) => line.trim())
    .filter(Boolean)
}

/** What a tenant changes of its template's tokens (TEN-05). */
export function toTokenOverrides(settings: Pick<SiteSetting, 'theme'> | undefined): TokenOverrides {
  const theme = settings?.theme
  if (!theme) return {}
  const colour = Object.fromEntries(COLOUR_FIELDS.flatMap((name) => (theme[name] ? [[name, theme[name].toLowerCase()]] : [])))
  return {
    colour,
    ...(theme.display ? { display: theme.display } : {}),
    ...(theme.text ? { text: theme.text } : {}),
    ...(theme.radius ? { radius: CORNER_STYLES[theme.radius] } : {}),
  }
}

/** The site's own facts for header, footer and legal notes; a tenant that has filled in nothing gets empty ones. */
export function toSiteFacts(settings: SiteSetting | undefined, logo: Picture | null): SiteFacts {
  return {
    tagline: settings?.tagline ?? null,
    logo: logo && { url: logo.url, width: logo.width, height: logo.height, alt: logo.alt },
    about: settings?.about ?? null,
    phone: settings?.phone ?? null,
    email: settings?.email ?? null,
    abn: settings?.abn ?? null,
    licences: settings?.licences ?? [],
    acknowledgement: settings?.acknowledgement ?? null,
    legal: paragraphs(settings?.legal),
    measurement: { measurementId: settings?.gaMeasurementId || null, asksConsent: settings?.asksConsent === true },
    socials: (settings?.socials ?? []).flatMap(({ kind, url }) => (explainBadHref(url) === null ? [{ kind, url }] : [])),
  }
}
