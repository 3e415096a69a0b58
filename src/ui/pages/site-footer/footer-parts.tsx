import type { ReactNode } from 'react'
import type { NavGroup } from '@/domain/navigation/navigation'
import type { SiteFacts } from '@/domain/tenant/tenant'
import { Icon, type IconName, type IconWeight } from '@/ui/primitives/icon/icon'

type SocialKind = SiteFacts['socials'][number]['kind']

const SOCIALS: Record<SocialKind, { label: string; icon: IconName }> = {
  facebook: { label: 'Facebook', icon: 'facebook' },
  instagram: { label: 'Instagram', icon: 'instagram' },
  youtube: { label: 'YouTube', icon: 'youtube' },
  tiktok: { label: 'TikTok', icon: 'tiktok' },
  linkedin: { label: 'LinkedIn', icon: 'linkedin' },
  x: { label: 'X', icon: 'x' },
}

type SocialLinksProps = { socials: SiteFacts['socials']; name: string; weight?: IconWeight; linkClassName: string }

/** Links to the site's social networks (NAV-13). */
export function SocialLinks({ socials, name, weight = 'fill', linkClassName }: SocialLinksProps) {
  if (socials.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-2">
      {socials.map(({ kind, url }) => (
        <li key={kind}>
          <a href={url} rel="noopener me" className={`grid size-[44px] place-items-center transition-quick ${linkClassName}`}>
            <Icon name={SOCIALS[kind].icon} size={24} weight={weight} label={`${name} on ${SOCIALS[kind].label}`} />
          </a>
        </li>
      ))}
    </ul>
  )
}

type ColumnsLook = { list: string; heading: string; link: string }

/**
 * The groups of links, each a list below its heading. On a phone they are closed, so that the footer isn't longer than two screens; wider
 * screens show them open (site.css). A tablet fills three columns of equal height, so that no group is alone in a row.
 */
function FooterColumns({ groups, look }: { groups: NavGroup[]; look: ColumnsLook }) {
  return (
    <nav aria-label="Footer" className={`max-lg:block! sm:max-lg:columns-3 ${look.list}`}>
      {groups.map((group) => (
        <details key={group.key} data-footer-group="" className="group/footer break-inside-avoid sm:max-lg:mb-8">
          <summary className="flex cursor-pointer list-none items-center justify-between max-sm:min-h-11 [&::-webkit-details-marker]:hidden">
            <h2 className={`${look.heading} max-sm:m-0!`}>{group.label}</h2>
            <Icon name="caret" size={18} className="shrink-0 transition-quick group-open/footer:rotate-180 sm:hidden" />
          </summary>
          <ul>
            {group.links.map((link) => (
              <li key={`${link.label}:${link.href}`}>
                <a href={link.href} className={`footer-link ${look.link}`}>
                  {link.label}
                </a>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </nav>
  )
}

/** 'Dealer Licence DL 4218876 · Harbour City Motors Pty Ltd · ABN 51 004 218 876': the licence comes first, because the law requires it. */
function Licences({ site }: { site: SiteFacts }) {
  const [first, ...others] = [...site.licences, ...(site.abn ? [`ABN ${site.abn}`] : [])]
  if (!first) return null
  return (
    <p>
      <strong className="font-semibold text-(--footer-strong)">{first}</strong>
      {others.map((fact) => ` · ${fact}`)}
    </p>
  )
}

/** The id that the '*' after a price or rate links to. */
export const LEGAL_ID = 'legal'

export type FooterLook = {
  ground: string
  wrap: string
  /** The classes of the row with the dealer's text and the columns. */
  row: string
  columns: ColumnsLook
  notes: string
  /** Whether the licences come before or after the notes. */
  licences: 'first' | 'last'
  /** Whether the acknowledgement of country is beside the notes or with the dealer's text above. */
  acknowledgement: 'notes' | 'intro'
}

type FooterFrameProps = { site: SiteFacts; groups: NavGroup[]; look: FooterLook; intro: ReactNode }

/** The parts that all footers share: the dealer's own text, the columns of links, and the notes that '*' links to. */
export function FooterLayout({ site, groups, look, intro }: FooterFrameProps) {
  return (
    <footer data-site-footer="" className={look.ground}>
      <div className={`wrap ${look.wrap}`}>
        <div className={look.row}>
          {intro}
          <FooterColumns groups={groups} look={look.columns} />
        </div>
        <div id={LEGAL_ID} className={`wrap-anywhere empty:hidden ${look.notes}`}>
          {look.licences === 'first' && <Licences site={site} />}
          {site.legal.map((note) => (
            <p key={note}>{note}</p>
          ))}
          {look.licences === 'last' && <Licences site={site} />}
          {look.acknowledgement === 'notes' && site.acknowledgement && <p>{site.acknowledgement}</p>}
        </div>
      </div>
    </footer>
  )
}
