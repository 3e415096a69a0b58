import { cache } from 'react'
import type { ContentSubject } from '@/domain/editing/preview/preview-ticket'
import { openForPreview } from '@/domain/promotions/content-state'
import { normaliseStored } from '@/domain/json/normalise-stored'
import type { Announcement, Faq, Offer, Page, PromoCard, SharedSection, User } from '@payload-types'
import { payloadClient } from '../process/payload-client'
import { toInstant } from './to-instant'

/** Drafts that a preview shows in the place of what visitors see. */
type DraftsInView = {
  promo: PromoCard | null
  offer: Offer | null
  question: Faq | null
  announcement: Announcement | null
  /** What a release changes, in the preview of one (EDT-20). */
  release: ReleaseInView | null
}

/** The pinned versions of a release's documents of one site. */
export type ReleaseInView = {
  pages: Page[]
  sections: SharedSection[]
  promos: PromoCard[]
  offers: Offer[]
  questions: Faq[]
  announcements: Announcement[]
}

const NONE = (): DraftsInView => ({ promo: null, offer: null, question: null, announcement: null, release: null })

/** One request each: no other render, and nothing that is cached, sees a draft. */
const ofRequest = cache(NONE)

/** Returns the drafts of the preview that this request renders. Without a preview there are none. */
export function draftsInView(): Readonly<DraftsInView> {
  return ofRequest()
}

/** Shows what a release changes in the preview that this request renders. The caller has checked who asks for it. */
export function showInView(release: ReleaseInView): void {
  Object.assign(ofRequest(), { release })
}

/** Puts the documents of a release in the place of their published versions, or adds them. */
export function withReleased<Doc extends { id: number }>(docs: readonly Doc[], released: readonly Doc[] = []): Doc[] {
  const ids = new Set(released.map(({ id }) => id))
  return released.length === 0 ? [...docs] : [...docs.filter(({ id }) => !ids.has(id)), ...released]
}

/** Puts a draft in the place of its published version, or adds it. */
export function withDraft<Doc extends { id: number }>(docs: readonly Doc[], draft: Doc | null): Doc[] {
  return draft ? [...docs.filter(({ id }) => id !== draft.id), draft] : [...docs]
}

const toIso = (instant: number | null) => (instant === null ? null : new Date(instant * 1000).toISOString())

function opened<Doc extends { start?: string | null; expiry?: string | null }>(doc: Doc, now: number): Doc {
  const window = openForPreview({ start: toInstant(doc.start), expiry: toInstant(doc.expiry) }, now)
  return { ...doc, start: toIso(window.start), expiry: toIso(window.expiry) }
}

type Asked = { user: User; tenantId: number; subject: ContentSubject }

async function findNewest({ user, tenantId, subject: { kind, id } }: Asked): Promise<DraftsInView | null> {
  const payload = await payloadClient()
  const rules = { id, draft: true, depth: 0, user, overrideAccess: false, disableErrors: true } as const
  const clean = <Doc extends { tenant?: unknown }>(doc: Doc | null): Doc | null =>
    doc && doc.tenant === tenantId ? normaliseStored(payload.collections[kind].config.flattenedFields, doc) : null
  const found = NONE()
  switch (kind) {
    case 'promo-cards':
      found.promo = clean(await payload.findByID({ collection: kind, ...rules }))
      break
    case 'offers':
      found.offer = clean(await payload.findByID({ collection: kind, ...rules }))
      break
    case 'faqs':
      found.question = clean(await payload.findByID({ collection: kind, ...rules }))
      break
    case 'announcements':
      found.announcement = clean(await payload.findByID({ collection: kind, ...rules }))
  }
  return Object.values(found).some((doc) => doc !== null) ? found : null
}

/**
 * Shows the newest version of a document in the preview that this request renders, whatever its dates (EDT-16). Reads with the user's access.
 * Returns null, and shows nothing, for documents of other tenants and those that the user may not read (SEC-08).
 * @param now Unix seconds.
 */
export async function showDraft(asked: Asked, now: number): Promise<Readonly<DraftsInView> | null> {
  const found = await findNewest(asked)
  if (!found) return null
  const { promo, offer, question, announcement } = found
  return Object.assign(ofRequest(), {
    promo: promo && opened(promo, now),
    offer: offer && opened(offer, now),
    question,
    announcement: announcement && opened(announcement, now),
  })
}
