import type { Tenant } from '@/domain/tenant/tenant'
import { splitWordMark } from '@/ui/sections/logo/word-mark'
import { FONT_FILES } from '@/ui/theme/font-files'
import { FONT_STACKS, resolveTokens, tokensToCss } from '@/ui/theme/tokens-to-css'

/**
 * The reason for the page, and its button: `load` and `fault` reload the address, `send` sends a form again with all values. `reference`
 * identifies the error for support.
 */
export type Retry =
  | { kind: 'load' }
  | { kind: 'fault'; reference: string }
  | { kind: 'send'; action: string; fields: readonly (readonly [name: string, value: string])[] }

/** The site's data as far as it is known without the database. Null if it is unknown. */
export type Look = Pick<Tenant, 'name' | 'site' | 'tokens'>

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign)

/** Inlined, because the name of the site's style sheet is only known to rendered pages. */
const SHEET = `*{box-sizing:border-box}
body{margin:0;background:var(--fc-ground,Canvas);color:var(--fc-ink,CanvasText);font:var(--fc-body-weight,400) var(--fc-body-size,1rem)/var(--fc-body-line,1.5rem) var(--fc-font-text,system-ui,sans-serif)}
header,main,footer{padding:1.25rem max(var(--fc-gutter-now,1.25rem),calc(50% - var(--fc-wrap,72rem)/2))}
header{border-bottom:1px solid var(--fc-line,#8888)}
footer{border-top:1px solid var(--fc-line,#8888)}
header a{display:inline-block;color:inherit;text-decoration:none;font-family:var(--fc-font-display,inherit);font-size:1.375rem;line-height:1.75rem;font-weight:600}
header small{display:block;font:400 .875rem/1.25rem var(--fc-font-text,inherit);color:var(--fc-ink-soft,inherit)}
header img{display:block;max-height:3rem;width:auto;max-width:100%}
main{padding-block:clamp(3rem,10vh,7rem)}
h1{margin:0;max-width:45rem;font:var(--fc-h1-weight,600) var(--fc-h1-size-now,2rem)/var(--fc-h1-line-now,2.5rem) var(--fc-font-display,inherit);font-stretch:var(--fc-h1-width,100%);letter-spacing:var(--fc-h1-tracking,0)}
p{max-width:35rem;margin:1rem 0 0;color:var(--fc-ink-soft,inherit);font-size:1.125rem;line-height:1.75rem}
p small{display:block;font-size:.875rem;line-height:1.25rem}
form{margin:0}
label{display:block;margin:0 0 1rem}
label input{display:block;width:20rem;max-width:100%;min-height:3rem;margin-top:.375rem;padding:0 .75rem;border:1px solid var(--fc-edge,ButtonBorder);border-radius:var(--fc-radius-control,.5rem);background:var(--fc-ground,Field);color:inherit;font:inherit}
.ways,footer nav{display:flex;flex-wrap:wrap;align-items:center;gap:.75rem 1.5rem}
.ways{margin-top:2rem}
.retry{display:inline-flex;align-items:center;min-height:3.25rem;padding:0 1.75rem;border:0;border-radius:var(--fc-radius-control,.5rem);background:var(--fc-action,#1d4ed8);color:var(--fc-action-ink,#fff);font:inherit;font-weight:600;text-decoration:none;cursor:pointer}
footer a{color:var(--fc-link,LinkText);min-height:1.5rem}
:focus-visible{outline:3px solid var(--fc-focus,Highlight);outline-offset:2px}`

function writeFonts({ type }: Look['tokens']): string {
  return [...new Set([type.text, type.display])]
    .flatMap((family) => {
      const [name = ''] = FONT_STACKS[family].split(',')
      const { text, display } = FONT_FILES[family]
      const face = (file: string, width: string) =>
        `@font-face{font-family:${name};font-weight:300 800;font-stretch:${width};font-display:swap;src:url('${file}') format('woff2')}`
      return display === text ? [face(text, '100%')] : [face(text, '100%'), face(display, '101% 125%')]
    })
    .join('')
}

function writeMark({ name, site }: Look): string {
  if (site.logo) return `<img src="${escape(site.logo.url)}" alt="${escape(name)}" width="${site.logo.width}" height="${site.logo.height}">`
  const mark = splitWordMark(name, site.tagline)
  return `${escape(mark.name)}${mark.tagline === null ? '' : `<small>${escape(mark.tagline)}</small>`}`
}

const isPassword = (name: string) => /password/i.test(name)

/** Passwords must be typed again: they are never written into a page (SEC-05). */
function writeField([name, value]: readonly [name: string, value: string]): string {
  if (isPassword(name))
    return `<label>Type your password again<input type="password" name="${escape(name)}" required autocomplete="current-password"></label>`
  return `<input type="hidden" name="${escape(name)}" value="${escape(value)}">`
}

function writeRetry(retry: Retry): string {
  // An empty href reloads the current address with its query.
  if (retry.kind !== 'send') return '<a class="retry" href="">Try again</a>'
  const fields = retry.fields.map(writeField).join('')
  return `<form method="post" action="${escape(retry.action)}">${fields}<button class="retry">Send it again</button></form>`
}

const WORDS = {
  fault: ['Something went wrong', 'We couldn’t load this page. Please try again in a moment, or go to one of the pages below.'],
  load: ['This page is taking a break', 'We can’t load our stock list right now. It should be back within a minute.'],
  send: ['We couldn’t send your form just now', 'Nothing you typed is lost: wait a minute, then send it again.'],
  sendWithPassword: [
    'We couldn’t send your form just now',
    'Wait a minute, type your password again and resend the form. We’ve kept everything else you typed.',
  ],
} as const

/** Returns the page's texts. */
function findWords(retry: Retry): readonly [title: string, text: string] {
  const asksAgain = retry.kind === 'send' && retry.fields.some(([name]) => isPassword(name))
  return WORDS[asksAgain ? 'sendWithPassword' : retry.kind]
}

/** Links that every site has. */
const FOOTER =
  '<footer><nav aria-label="More pages"><a href="/">Home</a><a href="/search">Search</a><a href="/contact">Contact</a></nav></footer>'

/**
 * Returns a page in the site's colours, fonts and mark that needs neither JavaScript nor a database: for a site whose database is
 * unavailable (REL-11), and for a page that failed (WEB-03).
 */
export function writeFallbackPage(look: Look | null, retry: Retry): string {
  const [title, text] = findWords(retry)
  const tokens = look && resolveTokens(look)
  const style = tokens ? `${tokensToCss(tokens)}${writeFonts(tokens)}${SHEET}` : `:root{color-scheme:light dark}${SHEET}`
  const header = look ? `<header><a href="/">${writeMark(look)}</a></header>` : ''
  const reference = retry.kind === 'fault' && retry.reference !== '' ? `<p><small>Reference: ${escape(retry.reference)}</small></p>` : ''
  const scheme = tokens?.dark ? '<meta name="color-scheme" content="light dark">' : ''
  return `<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">${scheme}<title>${escape(look ? `${title} | ${look.name}` : title)}</title><style>${style}</style></head><body>${header}<main><h1>${title}</h1><p>${text}</p><div class="ways">${writeRetry(retry)}</div>${reference}</main>${FOOTER}</body></html>`
}
