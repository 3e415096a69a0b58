/** Privacy notices by version (SEC-05). Never change a published version: consent records refer to it. A new wording is a new entry. */
const NOTICES = {
  '2026-11': (name: string) => `${name} uses these details to answer you and keeps them no longer than that needs.`,
  '2026-11-25': (name: string) => `${name} uses these details to reply to you and only keeps them as long as needed.`,
} as const

type NoticeVersion = keyof typeof NOTICES

/** The current version. */
export const NOTICE_VERSION: NoticeVersion = '2026-11-25'

export const MARKETING_LABEL = 'Send me new arrivals and offers by email'
export const TERMS_LABEL = 'I agree to the terms of use'
/** Error of a form sent without agreeing to its terms (LEAD-13). */
export const TERMS_PROBLEM = 'You must agree to the terms of use before submitting the form.'

/** The privacy notice of a tenant (SEC-05). */
export function writeNotice(tenantName: string, version: NoticeVersion = NOTICE_VERSION): string {
  return NOTICES[version](tenantName)
}

/** A consent record with the wording shown. `at` in Unix seconds; `terms` and its wording are null if the form had none. */
export type Consent = {
  notice_version: string
  notice: string
  marketing: boolean
  marketing_words: string
  terms: boolean | null
  terms_words: string | null
  at: number
}

/**
 * Creates the consent record of a submission (SEC-05).
 * @param now Unix seconds.
 */
export function recordConsent(tenantName: string, given: { opt_in: boolean; terms: boolean | null }, now: number): Consent {
  return {
    ...{ notice_version: NOTICE_VERSION, notice: writeNotice(tenantName) },
    ...{ marketing: given.opt_in, marketing_words: MARKETING_LABEL },
    ...{ terms: given.terms, terms_words: given.terms === null ? null : TERMS_LABEL },
    at: now,
  }
}
