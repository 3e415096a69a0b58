import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import { ACCOUNT_DRAFT, type FormDraft, readDraft } from '@/server/leads/form-draft'
import { readSite, type SiteParams } from '../site/site-context'
import { type AccountQuery, type AskedParameters, readAccountQuery } from './account-query'
import { runSql } from '@/server/database/run-sql'

export type AccountPageProps = { params: Promise<SiteParams>; searchParams: Promise<AskedParameters> }

/** Reads the site, the parameters of an account page, and the form as typed before. Responds with 404 on sites without sign-in (TEN-07). */
export async function readAccountPage({ params, searchParams }: AccountPageProps) {
  const { tenant } = await readSite(params)
  if (!tenant.switches.authentication) notFound()
  const wish = readAccountQuery(await searchParams)
  const stored = wish.draft === null ? null : await readDraft(runSql, tenant.id, wish.draft)
  return { tenant, wish, typed: stored?.kind === ACCOUNT_DRAFT ? toTyped(stored) : undefined }
}

/** A form that was sent without JavaScript: its values, and the error of each field. */
const toTyped = ({ values, problems }: FormDraft) => ({
  values,
  problems: Object.fromEntries(problems.toReversed().map(({ name, message }) => [name, message])),
})

/** Returns the hidden fields of a form. */
export const toHiddenFields = ({ type, redirect, back }: AccountQuery) => ({ type, redirect, back })

const LINK = 'font-strong text-link underline underline-offset-4'

/** A link to a related page: from sign-in to sign-up, and the like. */
export function RelatedLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className={`inline-flex min-h-11 items-center ${LINK}`}>
      {children}
    </a>
  )
}
