import { DefaultTemplate } from '@payloadcms/next/templates'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'
import styles from './views.module.css'

type Props = {
  view: AdminViewServerProps
  title: string
  lead: string
  /** Whether there is something beside the text. */
  isWide?: boolean
  children: ReactNode
}

/** A page of the admin with its menu, for signed-in staff. */
export function ViewFrame({ view, title, lead, isWide = false, children }: Props) {
  const { initPageResult, params, searchParams, i18n, payload } = view
  const { req, permissions, visibleEntities, locale } = initPageResult
  if (!req.user) redirect(`${payload.config.routes.admin}/login`)
  return (
    <DefaultTemplate
      i18n={i18n}
      locale={locale}
      params={params}
      payload={payload}
      permissions={permissions}
      searchParams={searchParams}
      user={req.user}
      req={req}
      visibleEntities={visibleEntities}
    >
      <main className={isWide ? `${styles.view} ${styles.wide}` : styles.view}>
        <h1>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        {children}
      </main>
    </DefaultTemplate>
  )
}
