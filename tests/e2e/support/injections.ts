import type { Page } from '@playwright/test'

/** A host that the application never requests. */
export const CANARY_HOST = 'canary.invalid'

/** Hosts that an embed may show, see `src/domain/embed`. */
const FRAMED =
  /^https:\/\/(www\.youtube-nocookie\.com|player\.vimeo\.com|my\.matterport\.com|www\.google\.com|www\.openstreetmap\.org|calendly\.com|open\.spotify\.com)\//

/** Records what an injected script would do. Call it before opening the page. */
export function watchForInjections(page: Page): string[] {
  const found: string[] = []
  page.on('dialog', (dialog) => {
    found.push(`dialog ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('request', (request) => {
    if (request.url().includes(CANARY_HOST)) found.push(`request ${request.url()}`)
  })
  page.on('console', (message) => {
    if (/__x|canary|blocked a javascript/i.test(message.text())) found.push(`console ${message.text().slice(0, 200)}`)
  })
  page.on('pageerror', (error) => {
    if (/__x|javascript: URL/i.test(error.message)) found.push(`error ${error.message.slice(0, 200)}`)
  })
  return found
}

/** Lists scripts, handlers, frames and addresses in the document that came from a stored value. */
export function findInjections(page: Page): Promise<string[]> {
  return page.evaluate(
    ({ canary, framed }) => {
      const found: string[] = []
      if ('__x' in window) found.push('a script ran')
      const say = (element: Element, why: string) => found.push(`${why}: ${element.outerHTML.slice(0, 200)}`)
      const isData = (script: Element) => script.getAttribute('type') === 'application/ld+json'
      // React's payload is text in a string of an inline script.
      const isFlight = (script: Element) => /^(\(?self|self\.)\S{0,40}__next_f/.test(script.textContent ?? '')
      for (const element of document.querySelectorAll('*')) {
        const name = element.localName
        if (name === 'script' && !isData(element) && !isFlight(element) && /__x|canary/.test(element.textContent ?? ''))
          say(element, 'script')
        if (['object', 'embed', 'base', 'frame', 'applet'].includes(name)) say(element, 'element')
        if (name === 'meta' && element.getAttribute('http-equiv') === 'refresh') say(element, 'refresh')
        if (name === 'style' && /__x|canary/.test(element.textContent ?? '')) say(element, 'style')
        for (const { name: key, value } of element.attributes) {
          if (/^on/.test(key)) say(element, `handler ${key}`)
          if (key === 'srcdoc') say(element, 'srcdoc')
          if ((key === 'style' || key === 'class') && value.includes(canary)) say(element, key)
          if (!['href', 'src', 'srcset', 'action', 'formaction', 'poster', 'data', 'xlink:href'].includes(key)) continue
          const address = URL.canParse(value, document.baseURI) ? new URL(value, document.baseURI) : null
          if (address === null) continue
          if (['javascript:', 'vbscript:'].includes(address.protocol)) say(element, 'script address')
          if (address.protocol === 'data:' && !(name === 'link' || name === 'img')) say(element, 'data address')
          if (address.hostname === canary) say(element, 'foreign address')
          if (name === 'iframe' && key === 'src' && !new RegExp(framed).test(address.href)) say(element, 'frame')
        }
      }
      return found
    },
    { canary: CANARY_HOST, framed: FRAMED.source },
  )
}
