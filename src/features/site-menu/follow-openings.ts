import { findOpenStep, readOpenSteps } from '@/domain/locations/hours/open-plan'

/** The longest timer in seconds. Later steps are checked again then. */
const LONGEST_WAIT_S = 3_600

/** Shows the current step in an element of `StaticOpening`. Returns the Unix time of its next step; null after the plan. */
function showStep(element: HTMLElement, now: number): number | null {
  const found = findOpenStep(readOpenSteps(element.dataset.open ?? ''), now)
  element.hidden = found === null
  if (found === null) return null
  element.dataset.state = found.step.kind
  if (element.lastElementChild) element.lastElementChild.textContent = found.step.text
  return found.until
}

/** Keeps the opening statuses in static markup up to date, as `OpenNow` does in components (LOC-09, LOOK-13). Stops when the signal aborts. */
export function followOpenings(root: ParentNode, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = () => {
    if (signal.aborted) return
    const now = Date.now() / 1000
    const next = [...root.querySelectorAll<HTMLElement>('[data-open]')].flatMap((element) => showStep(element, now) ?? [])
    if (next.length === 0) return
    timer = setTimeout(look, Math.min(LONGEST_WAIT_S, Math.max(1, Math.min(...next) - now)) * 1000)
  }
  signal.addEventListener('abort', () => clearTimeout(timer))
  look()
}
