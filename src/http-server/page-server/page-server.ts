import type { IncomingMessage, ServerResponse } from 'node:http'
import { FIND_STORED_PAGE_KEY, type FindStoredPage, type StoredPage } from '@/domain/http/stored-page'
import type { HostKind } from '@/domain/http/security-headers'
import { processGlobal } from '@/server/cache/process-global'
import { isPlainRequest } from './is-plain-request'
import { sendBody, type SendableBody } from './send-body'
import { PageSheets } from './page-sheets'
import type { StaticFiles } from './static-files'

/** Addresses that are not pages of a site, or that the proxy answers. */
const NOT_PAGES =
  /^\/(?:_next|admin|api|block-pictures|demo-media|dev|fonts|guide-pictures|icons|makes|platform|preview|robots\.txt|shared|sites)(?:\/|$)/i
/** The same headers as on a page that Next.js sends: browsers revalidate each time and get a 304. */
const PAGE_HEADERS = [
  ...['Content-Type', 'text/html; charset=utf-8'],
  ...['Cache-Control', 'private, max-age=0, must-revalidate'],
  ...['Vary', 'rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch, Accept-Encoding'],
  ...['X-Cache', 'HIT'],
]

export type PageServerSettings = {
  nameHost: (request: IncomingMessage) => HostKind
  listSecurityHeaders: (host: HostKind, path: string) => [name: string, value: string][]
  files: StaticFiles
}

/**
 * Answers stored pages and static files from memory before Next.js sees the request (PERF-08, docs/decisions/0056). Keeps no copy of a
 * page: it asks the page cache for each request, so a published change is sent at once.
 */
export class PageServer {
  /** Security headers of the sites' pages. The policy is not among them: each page has its own. */
  private readonly pageHeaders: readonly string[]
  private readonly sheets: PageSheets

  constructor(private readonly settings: PageServerSettings) {
    const security = settings.listSecurityHeaders('site', '/').filter(([name]) => name !== 'Content-Security-Policy')
    this.pageHeaders = [...PAGE_HEADERS, ...security.flat()]
    this.sheets = new PageSheets((address) => settings.files.read(address))
    this.sheets.provide()
  }

  /**
   * Sends the response if it is in memory.
   * @param extra Further headers of this response, as pairs of name and value.
   * @returns false if Next.js has to answer.
   */
  answer(request: IncomingMessage, response: ServerResponse, extra: readonly string[]): boolean {
    // these exist nowhere else, so they are sent whatever else the request asks for
    const sheet = this.findSheet(request)
    if (sheet !== null) sendBody(request, response, { ...sheet, headers: [...sheet.headers, ...extra] })
    if (sheet !== null) return true
    if (!isPlainRequest(request)) return false
    const body = this.find(request)
    if (body === null) return false
    sendBody(request, response, { ...body, headers: [...body.headers, ...extra] })
    return true
  }

  private findSheet(request: IncomingMessage): SendableBody | null {
    const { method, url = '' } = request
    const sheet = method === 'GET' || method === 'HEAD' ? this.sheets.find(url) : null
    if (sheet === null) return null
    const security = this.settings.listSecurityHeaders(this.settings.nameHost(request), url)
    return { ...sheet, headers: [...sheet.headers, ...security.flat()] }
  }

  private find(request: IncomingMessage): SendableBody | null {
    const { url = '' } = request
    const [pathname = ''] = url.split('?', 1)
    const file = this.settings.files.find(pathname, this.settings.nameHost(request))
    if (file !== null) return file
    if (NOT_PAGES.test(pathname)) return null
    const find = processGlobal<FindStoredPage>(FIND_STORED_PAGE_KEY).value
    const page = find?.({ host: request.headers.host, url }) ?? null
    return page && this.toBody(page)
  }

  private toBody(page: StoredPage): SendableBody {
    return { status: page.status, encode: page.encode, headers: [...this.pageHeaders, ...page.headers] }
  }
}
