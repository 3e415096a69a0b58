import type { CalculatorSettings } from '@/domain/finance/calculator-limits'
import { type OwnTerms, TERMS_PARAMETER, writeOwnTerms } from '@/domain/finance/own-terms'
import { describeWeekly } from '@/domain/vehicle/brochure'
import { calculateEstimate } from '@/domain/finance/weekly-estimate'
import { formatWeekly, WEEKLY_PARTS, type WeeklyPart, type WeeklyView } from '@/ui/sections/vehicle-card/weekly-view'
import { recallTerms } from './stored-terms'

const WEEKLY = '[data-weekly]'
const WEEKLY_LINKS = 'a[href*="weekly_price_range="]'
const WEEKLY_FIELD = 'input[name="weekly_price_range_min"]'

let site: Promise<CalculatorSettings | null> | null = null
let watcher: MutationObserver | null = null
/** What this module wrote into an element, and the site's own text. */
const written = new WeakMap<Element, { text: string; original: string }>()

/** Fetches by itself, because several features show own terms, and features and ui may not import one another (see log-event.ts). */
async function fetchSettings(): Promise<CalculatorSettings | null> {
  try {
    const response = await fetch('/api/finance-settings')
    const body: { financeRateRange?: unknown } & CalculatorSettings = await response.json()
    return response.ok && Array.isArray(body.financeRateRange) ? body : null
  } catch {
    // The prices for the site's terms stay.
    return null
  }
}

/** A price or a rate. The words around it stay. */
const FIGURE = /\$[\d,]+|[\d.]+% p\.a\./

/**
 * Writes a figure, or the site's own text for null. An element whose text is already right is left alone, because writing is observed.
 * `source` and `line` are replaced as a whole.
 */
function write(element: Element, part: WeeklyPart | 'line', figure: string | null): void {
  const current = element.textContent ?? ''
  const before = written.get(element)
  const original = before && before.text === current ? before.original : current
  const text = figure === null ? original : part === 'source' || part === 'line' ? figure : original.replace(FIGURE, () => figure)
  if (text !== current) element.textContent = text
  if (figure === null) written.delete(element)
  else written.set(element, { text, original })
}

function writeView(place: HTMLElement, view: WeeklyView | null): void {
  if (place.dataset.weeklyLine !== undefined) write(place, 'line', view && describeWeekly(view))
  for (const part of WEEKLY_PARTS) {
    for (const element of place.querySelectorAll(`[data-loan="${part}"], [data-quote="${part}"]`)) write(element, part, view && view[part])
  }
}

/** A search by weekly payment gets the terms too, so that it finds the vehicles whose cards show such a payment. */
function markSearches(terms: OwnTerms | null): void {
  const text = terms && writeOwnTerms(terms)
  for (const link of document.querySelectorAll<HTMLAnchorElement>(WEEKLY_LINKS)) {
    const [path = '', query = ''] = (link.getAttribute('href') ?? '').split('?')
    const parameters = query.split('&').filter((pair) => !pair.startsWith(`${TERMS_PARAMETER}=`))
    const href = `${path}?${[...parameters, ...(text ? [`${TERMS_PARAMETER}=${text}`] : [])].join('&')}`
    if (href !== link.getAttribute('href')) link.setAttribute('href', href)
  }
  for (const { form } of document.querySelectorAll<HTMLInputElement>(WEEKLY_FIELD)) {
    const field = form?.querySelector<HTMLInputElement>(`input[name="${TERMS_PARAMETER}"]`)
    if (!text) field?.remove()
    else if (field) field.value = text
    else form?.append(Object.assign(document.createElement('input'), { type: 'hidden', name: TERMS_PARAMETER, value: text }))
  }
}

function apply(settings: CalculatorSettings, terms: OwnTerms | null): void {
  const known = new Map<number, WeeklyView | null>()
  const calculate = (price: number) => {
    if (terms && !known.has(price)) {
      const estimate = calculateEstimate(price, settings, terms)
      known.set(price, estimate && formatWeekly(estimate))
    }
    return known.get(price) ?? null
  }
  for (const place of document.querySelectorAll<HTMLElement>(WEEKLY)) {
    const view = calculate(Number(place.dataset.weekly))
    // Nothing is left to finance, so there is no weekly price.
    place.hidden = terms !== null && view === null
    writeView(place, view)
  }
  markSearches(terms)
}

/**
 * Shows every weekly price of the page for the visitor's own terms, or for the site's if there are none (LOOK-01). Cards that are added or
 * changed later follow.
 * @param known The site's settings, if the page has them.
 */
export async function showOwnTerms(known?: CalculatorSettings): Promise<void> {
  site = known ? Promise.resolve(known) : (site ?? fetchSettings())
  const settings = await site
  watcher?.disconnect()
  watcher = null
  const terms = recallTerms()
  if (settings) apply(settings, terms)
  if (!settings || !terms) {
    site = null
    return
  }
  watcher = new MutationObserver(() => apply(settings, terms))
  watcher.observe(document.body, { childList: true, subtree: true, characterData: true })
}
