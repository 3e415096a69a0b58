import { type RefusalStatus, toRefusalBody } from '@/domain/http/refusal'

type RefusalOptions = {
  /** One message for each invalid field. */
  fields?: Readonly<Record<string, string>>
  headers?: Record<string, string>
}

/** Why a call was refused. A handler returns it; the call sends it as JSON, or as a page to a browser without JavaScript. */
export class Refusal {
  constructor(
    readonly status: RefusalStatus,
    readonly message: string,
    readonly options: RefusalOptions = {},
  ) {}
}

/** Creates a refusal. @param message A sentence for the visitor, who may read it in the form. */
export function refuse(status: RefusalStatus, message: string, options?: RefusalOptions): Refusal {
  return new Refusal(status, message, options)
}

/** Creates a temporary refusal. @param seconds The time until a retry makes sense. */
export function refuseForNow(status: 429 | 503, message: string, seconds: number): Refusal {
  return refuse(status, message, { headers: { 'retry-after': String(seconds) } })
}

const NOT_KEPT = { 'cache-control': 'private, no-store' }

/** Returns a refusal as a response of the public API. @param also Additional fields that the call's requirement names. */
export function writeRefusal({ status, message, options: { fields, headers } }: Refusal, also: Record<string, unknown> = {}): Response {
  return Response.json({ ...also, ...toRefusalBody(status, message, fields) }, { status, headers: { ...NOT_KEPT, ...headers } })
}

/** The page is outside of the site's layout, so it follows the visitor's preferred scheme. */
const PLAIN_LOOK =
  ':root{color-scheme:light dark}body{margin:0;font:1.125rem/1.6 system-ui,sans-serif}main{max-width:36rem;margin:auto;padding:15vh 1.25rem 4rem}h1{font-size:2rem;line-height:1.2;margin:0 0 1rem}'

const KEPT = 'Go back a page: what you typed is still there.'

/**
 * Returns a refusal as a page, for a browser that sent the form without JavaScript (LEAD-16). Messages are our own texts, so they need no
 * escaping.
 */
export function writeRefusalPage({ status, message, options: { headers } }: Refusal): Response {
  const title = status === 429 ? 'Please wait a minute' : 'That did not work'
  const page = `<!doctype html><html lang="en-AU"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${PLAIN_LOOK}</style><main><h1>${title}</h1><p>${message}</p><p>${KEPT}</p><p><a href="/">Go to the home page</a></p></main></html>`
  return new Response(page, { status, headers: { ...NOT_KEPT, ...headers, 'content-type': 'text/html; charset=utf-8' } })
}
