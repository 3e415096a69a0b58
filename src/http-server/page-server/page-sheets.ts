import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { CUT_PAGE_SHEETS_KEY, type CutPageSheets } from '@/server/cache/cut-page-sheets'
import { EncodableBody } from '@/server/cache/encoded-body'
import { processGlobal } from '@/server/cache/process-global'
import { FIRST_VIEW, takeScripts } from './first-view'
import { ScriptNames } from './script-names'
import type { SendableBody } from './send-body'
import { cutStyleRules, readStyleRules, type StyleRules } from './style-rules'

const CHUNKS = '/_next/static/chunks/'
const SHEETS = '/_next/static/page-sheets/'
/** The names of the whole sheets are in the address of the cut one, then the hash of what remains of them. */
const SHEET_ADDRESS = /^\/_next\/static\/page-sheets\/([\w~.-]+)\.([\w-]{16})\.css$/
const LINK = /<link rel="stylesheet" href="\/_next\/static\/chunks\/([\w~-]+)\.css" data-precedence="next"\/>/g
/** About 900 sheets. Pages of a kind often share theirs. */
const MAX_BYTES = 16 * 1024 * 1024
/** Combinations of whole sheets that are kept in memory, and sheets that one may contain: anyone can ask for others. */
const MAX_WHOLE = 4
const MAX_NAMES = 4
type Sheet = { body: EncodableBody; cacheControl: string }

const hashText = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 16)

/**
 * A style sheet for each stored page, with only the rules that its markup and its scripts need (PERF-15, docs/decisions/0064). Pages with the
 * same rules share a sheet. The links of the whole sheets remain in the page, disabled: React finds them there and doesn't load the sheets
 * itself.
 */
export class PageSheets {
  private readonly rules = new Map<string, StyleRules | null>()
  private readonly sheets = new LRUCache<string, Sheet>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ body }, address) => body.size + address.length + 200,
  })
  /** names of sheets → the names in scripts that these sheets have rules for */
  private readonly scriptNames = new Map<string, ScriptNames>()
  private readonly whole = new LRUCache<string, Sheet>({ max: MAX_WHOLE })

  /** @param read Returns the text of a file of the build by its address, null if there is none. */
  constructor(private readonly read: (address: string) => string | null) {}

  /** Lets the page cache cut the sheets of pages. */
  provide(): void {
    processGlobal<CutPageSheets>(CUT_PAGE_SHEETS_KEY).value = (html) => this.cut(html)
  }

  /**
   * Replaces the sheets of a finished page, and lets its scripts and the parts below the first screen wait. Returns the page unchanged if a
   * sheet is not of this build or can't be read.
   */
  cut(html: string): string {
    const names = [...html.matchAll(LINK)].map(([, name = '']) => name)
    const rules = names.map((name) => this.readRules(name))
    const known = rules.filter((sheet) => sheet !== null)
    if (known.length === 0 || known.length < names.length) return html
    const own = `<link rel="stylesheet" href="${this.add(names, cutStyleRules(known, html, this.listScriptNames(names, known, html)))}"/>`
    const { html: page, names: scripts } = takeScripts(html)
    const firstView = `<script data-late="${scripts.join(' ')}">${FIRST_VIEW}</script>`
    let left = names.length
    return page.replace(LINK, (link) => {
      const isFirst = left === names.length
      left -= 1
      return `${isFirst ? own : ''}${link.replace('/>', ' disabled=""/>')}${left === 0 ? firstView : ''}`
    })
  }

  /**
   * Finds a sheet by its address. One that this process doesn't have, because another cut it or it was evicted, is answered with the whole
   * sheets, which look the same; that answer must not be stored.
   */
  find(url: string): SendableBody | null {
    const [, names = ''] = SHEET_ADDRESS.exec(url) ?? []
    if (names === '') return null
    const sheet = this.sheets.get(url) ?? this.joinWhole(names.split('.'))
    if (sheet === null) return null
    const headers = ['Content-Type', 'text/css; charset=UTF-8', 'Cache-Control', sheet.cacheControl, 'Vary', 'Accept-Encoding']
    return { status: 200, headers, encode: (coding) => sheet.body.encode(coding) }
  }

  private readRules(name: string): StyleRules | null {
    const known = this.rules.get(name)
    if (known !== undefined) return known
    let rules: StyleRules | null = null
    try {
      const css = this.read(`${CHUNKS}${name}.css`)
      rules = css === null ? null : readStyleRules(css)
    } catch (error) {
      console.error(error)
    }
    // names of other builds would only come from pages of this process, so the map stays as small as the build
    this.rules.set(name, rules)
    return rules
  }

  private listScriptNames(names: readonly string[], sheets: readonly StyleRules[], html: string): Set<string> {
    const key = names.join('.')
    let scriptNames = this.scriptNames.get(key)
    if (!scriptNames) {
      const known = new Set(sheets.flatMap((sheet) => [...sheet.names]))
      scriptNames = new ScriptNames((name) => this.read(`${CHUNKS}${name}.js`), known)
      this.scriptNames.set(key, scriptNames)
    }
    return scriptNames.list(html)
  }

  private add(names: readonly string[], css: string): string {
    const address = `${SHEETS}${[...names, hashText(css)].join('.')}.css`
    if (this.sheets.has(address)) return address
    const body = new EncodableBody(css, () => this.measureAgain(address, body), true)
    this.sheets.set(address, { body, cacheControl: 'public, max-age=31536000, immutable' })
    // a sheet that can't be compressed stays uncompressed
    body.dropSource().catch(() => undefined)
    return address
  }

  private joinWhole(names: readonly string[]): Sheet | null {
    const key = names.join('.')
    const known = this.whole.get(key)
    if (known || names.length > MAX_NAMES || new Set(names).size < names.length) return known ?? null
    const texts = names.map((name) => this.read(`${CHUNKS}${name}.css`)).filter((css) => css !== null)
    if (texts.length < names.length) return null
    const sheet = { body: new EncodableBody(texts.join('\n')), cacheControl: 'no-store' }
    this.whole.set(key, sheet)
    return sheet
  }

  /** Sets a sheet again, because the cache reads its size only then. */
  private measureAgain(address: string, body: EncodableBody): void {
    const sheet = this.sheets.peek(address)
    if (sheet?.body === body) this.sheets.set(address, { ...sheet })
  }
}
