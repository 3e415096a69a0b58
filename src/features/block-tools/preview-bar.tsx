import { describeLink, fieldOfSettings, type FollowedLink } from '@/domain/editing/preview/pressed-link'
import styles from './block-tools.module.css'

export type BarProps = {
  link: FollowedLink
  /** The preview shows the link's page beside the form of another one. */
  isVisited: boolean
  /** Shows the page of the link in the preview. */
  onVisit: () => void
  /** Closes the bar. After a visit, the preview shows the form's own page again. */
  onClose: () => void
}

function describe({ link, isVisited }: Pick<BarProps, 'link' | 'isVisited'>): string {
  if (!isVisited || link.kind !== 'page') return describeLink(link)
  const page = link.title === '' ? link.path : `“${link.title}” (${link.path})`
  return `The preview shows ${page}. The form is still that of your page.${link.formId === null ? ' The site makes this page itself, so it has no form.' : ''}`
}

/** Says below the preview where a pressed link leads, and offers what can be done about it (EDT-08). */
export function PreviewBar({ link, isVisited, onVisit, onClose }: BarProps) {
  return (
    <div className={styles.bar} data-preview-bar>
      <p role="status">{describe({ link, isVisited })}</p>
      <span className={styles.row}>
        {link.kind === 'page' && !isVisited && (
          <button type="button" className={styles.button} data-primary onClick={onVisit}>
            Show that page
          </button>
        )}
        {link.kind === 'page' && isVisited && link.formId !== null && (
          <a className={styles.button} href={`/admin/collections/pages/${link.formId}`}>
            Edit that page
          </a>
        )}
        {link.kind === 'settings' && link.settingsId !== null && (
          <a className={styles.button} data-primary href={`/api/site-settings/open/${link.settingsId}#field-${fieldOfSettings(link.part)}`}>
            Open the site settings
          </a>
        )}
        {link.kind === 'elsewhere' && link.way === 'website' && (
          <a className={styles.button} href={link.to} target="_blank" rel="noopener noreferrer">
            Open it in a new tab
          </a>
        )}
        <button type="button" className={styles.button} onClick={onClose}>
          {isVisited ? 'Back to your page' : 'Close'}
        </button>
      </span>
    </div>
  )
}
