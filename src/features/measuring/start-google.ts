const SCRIPT_ID = 'google-analytics'

function findLayer(): unknown[] {
  const layer: unknown = Reflect.get(window, 'dataLayer')
  if (Array.isArray(layer)) return layer
  const made: unknown[] = []
  Reflect.set(window, 'dataLayer', made)
  return made
}

/** Starts Google Analytics for a stream, once; events reach it by `gtag`. */
export function startGoogle(measurementId: string): void {
  if (document.getElementById(SCRIPT_ID)) return
  const layer = findLayer()
  // Google reads the arguments object of a function, and no list
  function gtag() {
    layer.push(arguments)
  }
  Reflect.set(window, 'gtag', gtag)
  Reflect.apply(gtag, null, ['js', new Date()])
  Reflect.apply(gtag, null, ['config', measurementId])
  const script = document.createElement('script')
  script.id = SCRIPT_ID
  script.async = true
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(measurementId)}`
  script.onerror = () => console.warn('Google Analytics could not be loaded.')
  document.head.append(script)
}
