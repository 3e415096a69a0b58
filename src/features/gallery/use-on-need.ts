import { type ComponentType, useEffect, useState } from 'react'

export type OnNeed<Props> = { Component: ComponentType<Props> | null; hasFailed: boolean }

/** A component whose code is fetched once it is wanted. */
export function useOnNeed<Props>(load: () => Promise<ComponentType<Props>>, isWanted: boolean): OnNeed<Props> {
  const [state, setState] = useState<OnNeed<Props>>({ Component: null, hasFailed: false })
  useEffect(() => {
    if (!isWanted) return
    let isHere = true
    load()
      .then((loaded) => isHere && setState({ Component: loaded, hasFailed: false }))
      .catch(() => isHere && setState({ Component: null, hasFailed: true }))
    return () => {
      isHere = false
    }
  }, [load, isWanted])
  return state
}

/** Whether the visitor asked for little data: nothing large is fetched without a press then. */
export function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection')
  return typeof connection === 'object' && connection !== null && 'saveData' in connection && connection.saveData === true
}

/** Calls once the page has loaded and the browser has time; answers how to call it off. */
export function whenIdle(begin: () => void): () => void {
  let handle = 0
  const isPatient = 'requestIdleCallback' in window
  const wait = () => {
    handle = isPatient ? window.requestIdleCallback(begin, { timeout: 2_000 }) : window.setTimeout(begin, 200)
  }
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true })
  return () => {
    window.removeEventListener('load', wait)
    if (isPatient) window.cancelIdleCallback(handle)
    else window.clearTimeout(handle)
  }
}
