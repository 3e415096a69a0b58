import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import { ACCOUNT_DRAFT, type FormDraft, readDraft } from '@/server/leads/form-draft'
import { readSite, type SiteParams } from '../site/site-context'
import { type AccountWish, type AskedParameters, readAccountWish } from './account-wish'
import { runSql } from '@/server/database/run-sql'

export type AccountPageProps = { params: Promise<SiteParams>; searchParams: Promise<AskedParameters> }

/** The site and the wish of a page of an account, and what was typed there before; a site without sign-in has none (TEN-07). */
export async function readAccountPage({ params, searchParams }: AccountPageProps) {
  const { tenant } = await readSite(params)
  if (!tenant.switches.authentication) notFound()
  const wish = readAccountWish(await searchParams)
  const kept = wish.draft === null ? null : await readDraft(runSql, tenant.id, wish.draft)
  return { tenant, wish, typed: kept?.kind === ACCOUNT_DRAFT ? toTyped(kept) : undefined }
}

/** A form as it was sent without scripts: what stands in it again, and what is wrong with each field. */
const toTyped = ({ values, problems }: FormDraft) => ({
  values,
  problems: Object.fromEntries(problems.toReversed().map(({ name, message }) => [name, message])),
})

/** What goes along with a form unseen. */
export const toHidden = ({ type, redirect, back }: AccountWish) => ({ type, redirect, back })

const LINK = 'font-strong text-link underline underline-offset-4'

/** The way to the page beside: from signing in to signing up, and the like. */
export function Beside({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className={`inline-flex min-h-11 items-center ${LINK}`}>
      {children}
    </a>
  )
}
