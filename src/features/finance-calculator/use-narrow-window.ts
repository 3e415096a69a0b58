import { useSyncExternalStore } from 'react'

/** The windows in which the repayment is below all fields. */
const NARROW = '(max-width: 900px)'

const findQuery = () => (typeof matchMedia === 'function' ? matchMedia(NARROW) : null)

function watch(onChange: () => void): () => void {
  const narrow = findQuery()
  narrow?.addEventListener('change', onChange)
  return () => narrow?.removeEventListener('change', onChange)
}

/** Whether the window is as narrow as a phone's or a tablet's. */
export function useNarrowWindow(): boolean {
  return useSyncExternalStore(
    watch,
    () => findQuery()?.matches === true,
    () => false,
  )
}
