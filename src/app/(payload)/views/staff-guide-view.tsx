import type { AdminViewServerProps } from 'payload'
import { findGuidePage, GUIDE_PAGES } from '@/domain/staff/guide-pages'
import { readGuide } from '@/server/staff/read-guide'
import { GuideText } from './guide-text'
import styles from './staff-guide.module.css'
import { ViewFrame } from './view-frame'

const toAddress = (key: string) => `/admin/guide?page=${key}`

/** The guide for staff: how to do what the admin is for, in short pages. */
export async function StaffGuideView(view: AdminViewServerProps) {
  const page = findGuidePage(String(view.searchParams?.page ?? ''))
  const next = GUIDE_PAGES[GUIDE_PAGES.indexOf(page) + 1]
  return (
    <ViewFrame view={view} title={page.title} lead="From the guide for staff." isWide>
      <div className={styles.columns}>
        <nav aria-label="Guide" className={styles.pages}>
          <ol>
            {GUIDE_PAGES.map(({ key, title }) => (
              <li key={key}>
                <a href={toAddress(key)} aria-current={key === page.key ? 'page' : undefined}>
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <article className={styles.text}>
          <GuideText markdown={await readGuide(page)} />
          {next && (
            <p className={styles.next}>
              Next: <a href={toAddress(next.key)}>{next.title}</a>
            </p>
          )}
        </article>
      </div>
    </ViewFrame>
  )
}

/** Leads to the guide from the menu of the admin. */
export function StaffGuideNav() {
  return (
    <a className="nav__link" href="/admin/guide">
      <span className="nav__link-label">Guide</span>
    </a>
  )
}
