import { APIError, type CollectionBeforeOperationHook, type PayloadRequest } from 'payload'
import { explainQuestion, type LinkQuestion } from '@/domain/pages/links/link-question'
import { findLeaving, LINKS_HEADER, type LinksDecision, readDecision } from '@/domain/pages/links/linked-page'
import { idOf } from '@/domain/json/id-of'
import { isRecord } from '@/domain/json/is-record'
import { explainBadRedirect, findLinking } from '@/server/links/find-linking'
import { findSiteById } from '@/server/routing/find-site'
import { noteLeft } from './redirect-left'

const CONFLICT = 409
const FIRST_TRASH = 'Move the page to the trash first. It can be deleted permanently there, and restored until then.'

/** Read with the caller's own rights: the hook runs before Payload checks them, and must not tell that another site's document exists (SEC-01). */
async function findStored(req: PayloadRequest, id: unknown) {
  if (typeof id !== 'number' && typeof id !== 'string') return null
  const select = { title: true, path: true, tenant: true, _status: true, deletedAt: true } as const
  const access = { overrideAccess: false, disableErrors: true, req }
  return req.payload.findByID({ collection: 'pages', id: Number(id), depth: 0, trash: true, select, ...access })
}

const refuse = (links: LinkQuestion) => new APIError(explainQuestion(links), CONFLICT, { links }, true)

type Stored = NonNullable<Awaited<ReturnType<typeof findStored>>>

async function check(req: PayloadRequest, page: Stored, decision: LinksDecision, save: Parameters<typeof findLeaving>[1]): Promise<void> {
  const leaving = page._status === 'published' && !page.deletedAt ? findLeaving(page.path, save) : null
  const tenantId = idOf(page.tenant)
  const site = leaving === null || tenantId === null ? null : await findSiteById(tenantId)
  if (leaving === null || site === null || req.user?.collection !== 'users') return
  const question = await findLinking(req.payload, req.user, site, { id: page.id, title: page.title, leaving })
  if (question === null) return
  if (decision.kind === 'ask') throw refuse(question)
  const to = decision.kind === 'redirect' && !question.isKept ? decision.to : null
  const problem = to === null ? null : await explainBadRedirect(req, site, leaving, to)
  if (problem !== null) throw refuse({ ...question, suggested: to ?? question.suggested, problem })
  noteLeft(req, { leaving, to })
}

/**
 * Before a published page that others link to is trashed, unpublished or moved, asks what becomes of the links, and refuses to delete a page
 * permanently that is not in the trash (EDT-19). Only calls that can show the question are asked: they send the header.
 */
export const askAboutLinks: CollectionBeforeOperationHook<'pages'> = async ({ args, operation, req }) => {
  const decision = readDecision(req.headers.get(LINKS_HEADER))
  if (decision === null || !('id' in args) || (operation !== 'update' && operation !== 'delete')) return args
  const page = await findStored(req, args.id)
  if (!page) return args
  if (operation === 'delete') {
    if (!page.deletedAt) throw new APIError(FIRST_TRASH, CONFLICT, null, true)
    return args
  }
  const data: unknown = 'data' in args ? args.data : null
  if (!isRecord(data)) return args
  const { _status: status, deletedAt, path } = data
  await check(req, page, decision, { isDraft: 'draft' in args && args.draft === true, status, deletedAt, path })
  return args
}
