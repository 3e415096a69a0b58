import { useLayoutEffect, useSyncExternalStore } from 'react'
import { LAYOUT_FIELD, LAYOUT_KEY } from '@/ui/pages/search-results/layout-options'
import { remember } from '@/ui/primitives/browser-memory'

const findResults = () => document.querySelector<HTMLElement>('[data-results]')

/** Applies the chosen layout and keeps it on the device (LOOK-15). Returns false for another control. */
export function chooseLayout({ name, value }: HTMLInputElement): boolean {
  const results = findResults()
  if (name !== LAYOUT_FIELD || !results) return false
  results.dataset.results = value
  remember(LAYOUT_KEY, value)
  return true
}

/** Applies a layout that the visitor chose before this script arrived. */
function applyEarlyChoice(): void {
  const chosen = document.querySelector<HTMLInputElement>(`[name="${LAYOUT_FIELD}"]:checked`)
  if (navigator.userActivation?.hasBeenActive && chosen && chosen.value !== findResults()?.dataset.results) chooseLayout(chosen)
}

function followChoice(tell: () => void): () => void {
  addEventListener('change', tell)
  return () => removeEventListener('change', tell)
}

/** Whether the map is the chosen layout. Style sheets apply the layouts; only the map needs to be loaded. */
export function useIsOnMap(): boolean {
  useLayoutEffect(applyEarlyChoice, [])
  return useSyncExternalStore(
    followChoice,
    () => findResults()?.dataset.results === 'map',
    () => false,
  )
}
