import type { IncomingMessage } from 'node:http'
import { checkRequest } from '@/domain/http/check-request'

/** Addresses with only one spelling. Next.js handles all others. */
const PLAIN_ADDRESS = /^\/(?:[\w~-][\w.~-]*(?:\/[\w~-][\w.~-]*)*)?(?:\?[^#]*)?$/
/** Cookies that select another version of a page: time travel (ADM-06) and the drafts of Next.js. */
const PERSONAL_COOKIES = /(?:^|;\s*)(?:forecourt_at|__prerender_bypass|__next_preview_data)=/
/** Headers that ask Next.js for something other than a page, or that announce a body. */
const SPECIAL_HEADERS = [
  ...['authorization', 'content-length', 'expect', 'next-action', 'range', 'rsc', 'transfer-encoding', 'upgrade', 'x-prerender-revalidate'],
  ...['next-router-state-tree', 'next-router-prefetch', 'next-router-segment-prefetch'],
] as const

/** Checks whether a request may be answered from memory: a GET or HEAD without anything that could change the response. */
export function isPlainRequest({ method, url = '', headers }: IncomingMessage): boolean {
  if ((method !== 'GET' && method !== 'HEAD') || !PLAIN_ADDRESS.test(url)) return false
  if (checkRequest({ method, url, isAction: false }).kind !== 'fine') return false
  if (SPECIAL_HEADERS.some((name) => headers[name] !== undefined)) return false
  return headers.cookie === undefined || !PERSONAL_COOKIES.test(headers.cookie)
}
