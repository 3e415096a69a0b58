import type { Tenant } from '@/domain/tenant/tenant'
import { splitWordMark } from '@/ui/sections/logo/word-mark'
import { FONT_FILES } from '@/ui/theme/font-files'
import { FONT_STACKS, resolveTokens, tokensToCss } from '@/ui/theme/tokens-to-css'

/** What the button does: asks for the same address again, or sends a form again with all that was typed. */
export type Retry = { kind: 'load' } | { kind: 'send'; action: string; fields: readonly (readonly [name: string, value: string])[] }

/** The site as far as it is known without the database; null where nothing is known of it. */
export type Look = Pick<Tenant, 'name' | 'site' | 'tokens'>

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign)

/** The page stands by itself: the site's own style sheet has a name that only a rendered page knows. */
const SHEET = `*{box-sizing:border-box}
body{margin:0;background:var(--fc-ground,Canvas);color:var(--fc-ink,CanvasText);font:var(--fc-body-weight,400) var(--fc-body-size,1rem)/var(--fc-body-line,1.5rem) var(--fc-font-text,system-ui,sans-serif)}
header,main{padding:1.25rem max(var(--fc-gutter-now,1.25rem),calc(50% - var(--fc-wrap,72rem)/2))}
header{border-bottom:1px solid var(--fc-line,#8888)}
header a{display:inline-block;color:inherit;text-decoration:none;font-family:var(--fc-font-display,inherit);font-size:1.375rem;line-height:1.75rem;font-weight:600}
header small{display:block;font:400 .875rem/1.25rem var(--fc-font-text,inherit);color:var(--fc-ink-soft,inherit)}
header img{display:block;max-height:3rem;width:auto;max-width:100%}
main{padding-block:clamp(3rem,10vh,7rem)}
h1{margin:0;max-width:45rem;font:var(--fc-h1-weight,600) var(--fc-h1-size-now,2rem)/var(--fc-h1-line-now,2.5rem) var(--fc-font-display,inherit);font-stretch:var(--fc-h1-width,100%);letter-spacing:var(--fc-h1-tracking,0)}
p{max-width:35rem;margin:1rem 0 0;color:var(--fc-ink-soft,inherit);font-size:1.125rem;line-height:1.75rem}
form{margin:0}
.ways{display:flex;flex-wrap:wrap;align-items:center;gap:.75rem 1.5rem;margin-top:2rem}
.retry{display:inline-flex;align-items:center;min-height:3.25rem;padding:0 1.75rem;border:0;border-radius:var(--fc-radius-control,.5rem);background:var(--fc-action,#1d4ed8);color:var(--fc-action-ink,#fff);font:600 1rem/1.5rem inherit;font-family:inherit;text-decoration:none;cursor:pointer}
.home{color:var(--fc-link,LinkText)}
:focus-visible{outline:3px solid var(--fc-focus,Highlight);outline-offset:2px}`

function writeFonts({ type }: Look['tokens']): string {
  return [...new Set([type.text, type.display])]
    .map((family) => {
      const [name = ''] = FONT_STACKS[family].split(',')
      return `@font-face{font-family:${name};font-weight:300 800;font-display:swap;src:url('${FONT_FILES[family]}') format('woff2')}`
    })
    .join('')
}

function writeMark({ name, site }: Look): string {
  if (site.logo) return `<img src="${escape(site.logo.url)}" alt="${escape(name)}" width="${site.logo.width}" height="${site.logo.height}">`
  const mark = splitWordMark(name, site.tagline)
  return `${escape(mark.name)}${mark.tagline === null ? '' : `<small>${escape(mark.tagline)}</small>`}`
}

function writeRetry(retry: Retry): string {
  // an empty address is the page's own, with all that was asked for
  if (retry.kind === 'load') return '<a class="retry" href="">Try again</a>'
  const fields = retry.fields.map(([name, value]) => `<input type="hidden" name="${escape(name)}" value="${escape(value)}">`).join('')
  return `<form method="post" action="${escape(retry.action)}">${fields}<button class="retry">Send it again</button></form>`
}

const WORDS = {
  load: ['This page is taking a break', 'We can’t reach our list of cars just now. It is usually back within a minute.'],
  send: ['We could not take your form just now', 'Nothing you typed is lost: wait a minute, then send it again from here.'],
} as const

/** The page of a site whose database is away, in the site's colours, fonts and mark, without a script and without asking anybody (REL-11). */
export function writeAwayPage(look: Look | null, retry: Retry): string {
  const [title, text] = WORDS[retry.kind]
  const tokens = look && resolveTokens(look)
  const style = tokens ? `${tokensToCss(tokens)}${writeFonts(tokens)}${SHEET}` : `:root{color-scheme:light dark}${SHEET}`
  const header = look ? `<header><a href="/">${writeMark(look)}</a></header>` : ''
  const scheme = tokens?.dark ? '<meta name="color-scheme" content="light dark">' : ''
  return `<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">${scheme}<title>${escape(look ? `${title} | ${look.name}` : title)}</title><style>${style}</style></head><body>${header}<main><h1>${title}</h1><p>${text}</p><div class="ways">${writeRetry(retry)}<a class="home" href="/">Home</a></div></main></body></html>`
}
