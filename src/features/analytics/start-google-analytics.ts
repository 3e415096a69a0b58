import { withoutKeys } from '@/domain/leads/form/keys-in-address'

const SCRIPT_ID = 'google-analytics'

function findLayer(): unknown[] {
  const layer: unknown = Reflect.get(window, 'dataLayer')
  if (Array.isArray(layer)) return layer
  const made: unknown[] = []
  Reflect.set(window, 'dataLayer', made)
  return made
}

/** Overrides the page address and the referrer, which Google would read itself, when they contain a visitor's key (SEC-05). */
function hideKeys(): Record<string, string>[] {
  const fields = Object.entries({ page_location: window.location.href, page_referrer: document.referrer })
  const hidden = fields.flatMap(([name, text]) => (withoutKeys(text) === text ? [] : [[name, withoutKeys(text)]]))
  return hidden.length > 0 ? [Object.fromEntries(hidden)] : []
}

/** Starts Google Analytics once. Events are sent with `gtag`. */
export function startGoogleAnalytics(measurementId: string): void {
  if (document.getElementById(SCRIPT_ID)) return
  const layer = findLayer()
  // Google expects an arguments object, not an array.
  function gtag() {
    layer.push(arguments)
  }
  Reflect.set(window, 'gtag', gtag)
  Reflect.apply(gtag, null, ['js', new Date()])
  Reflect.apply(gtag, null, ['config', measurementId, ...hideKeys()])
  const script = document.createElement('script')
  script.id = SCRIPT_ID
  script.async = true
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(measurementId)}`
  script.onerror = () => console.warn('Google Analytics could not be loaded.')
  document.head.append(script)
}
