import { type ComponentType, useEffect, useState } from 'react'

export type LazyComponent<Props> = { Component: ComponentType<Props> | null; hasFailed: boolean }

/** Loads a component's code once it is needed. */
export function useLazyComponent<Props>(load: () => Promise<ComponentType<Props>>, isWanted: boolean): LazyComponent<Props> {
  const [state, setState] = useState<LazyComponent<Props>>({ Component: null, hasFailed: false })
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

/** Checks whether the visitor asked to save data; large files then load only on a press. */
export function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection')
  return typeof connection === 'object' && connection !== null && 'saveData' in connection && connection.saveData === true
}

/** Runs a callback after the load event when the browser is idle. Returns a function that cancels it. */
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
