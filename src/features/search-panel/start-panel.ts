import { countUp } from '@/ui/primitives/count-up'
import { callCounts, toParameters } from './panel-call'
import { clearModel, updateFieldCounts, disableCrossingPrices } from './update-field-counts'

/** Debounce time of changes. */
const DEBOUNCE_MS = 150

/** Prefetches the results page (SRP-15). */
function prefetch(address: string): void {
  if ([...document.head.querySelectorAll('link[rel=prefetch]')].some((link) => link.getAttribute('href') === address)) return
  document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href: address }))
}

/** Counts the matches as fields change. The previous count stays while a request is pending and when it fails (SRCH-14). */
export function startPanel(form: HTMLFormElement, signal: AbortSignal): void {
  const count = form.querySelector<HTMLElement>('[data-count-up]')
  const status = form.querySelector('[role=status]')
  let timer: ReturnType<typeof setTimeout> | undefined
  let pending: AbortController | undefined
  let stop = () => {}
  /** Address of the counted search; null when the fields have changed since. */
  let counted: string | null = null
  const address = () => counted ?? `${form.action}?${toParameters(form)}`

  const ask = async () => {
    pending = new AbortController()
    const { signal: current } = pending
    form.ariaBusy = 'true'
    try {
      const answer = await callCounts(toParameters(form), current)
      if (current.aborted) return
      updateFieldCounts(form, answer)
      counted = answer.address
      if (!count) return
      const before = Number(count.dataset.countUp)
      stop()
      count.textContent = answer.countText
      count.dataset.countUp = String(answer.total)
      stop = countUp(count, before, answer.total)
      if (status) status.textContent = answer.countText
    } catch {
      // Without counts the button still submits the fields.
    } finally {
      if (!current.aborted) form.ariaBusy = null
    }
  }
  const onChange = ({ target }: Pick<Event, 'target'>) => {
    if (target instanceof HTMLSelectElement && target.name === 'make') clearModel(form)
    disableCrossingPrices(form)
    counted = null
    pending?.abort()
    clearTimeout(timer)
    timer = setTimeout(() => void ask(), DEBOUNCE_MS)
  }
  const onAim = ({ target }: Event) => {
    if (counted && target instanceof Element && target.closest('[type=submit]')) prefetch(counted)
  }
  const onSubmit = (event: Event) => {
    event.preventDefault()
    window.location.assign(address())
  }
  form.addEventListener('change', onChange, { signal })
  form.addEventListener('pointerover', onAim, { signal })
  form.addEventListener('focusin', onAim, { signal })
  form.addEventListener('submit', onSubmit, { signal })
  signal.addEventListener('abort', () => {
    clearTimeout(timer)
    pending?.abort()
    stop()
  })
  // Count choices made before hydration.
  if (toParameters(form).size > 0) onChange({ target: null })
}
