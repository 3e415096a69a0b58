'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import type { ShopperSite } from './shopper-site'

/** Home, search and vehicle pages are never gated, so nothing is loaded for them. */
const ALWAYS_OPEN = /^\/($|search(\/|$)|cars\/[^/]+$)/
/** A visitor who has saved and chosen nothing has none of these storage keys (FAV-08, LOOK-01). */
const STORAGE_KEYS = ['favourites', 'compareCars', 'signedIn', 'loanTerms'] as const

const loadSavedCars = () => import('./saved-cars')
const loadGate = () => import('./require-sign-in')
/** Only logged (ERR-01): the page works without it. */
const warn = (error: unknown) => console.warn('Saved cars are not shown.', error)

function hasSavedCars(): boolean {
  try {
    return STORAGE_KEYS.some((key) => localStorage.getItem(key) !== null)
  } catch {
    return false
  }
}

/** Guards gated pages, shows the visitor's saved state, and handles the save buttons. Each part loads on demand. Renders nothing. */
export function ShopperStart({ site }: { site: ShopperSite }) {
  const pathname = usePathname()
  useEffect(() => {
    if (site.hasAccounts && !ALWAYS_OPEN.test(pathname)) loadGate().then((gate) => gate.requireSignIn(site), warn)
    if (hasSavedCars()) loadSavedCars().then((kept) => kept.showSavedState(), warn)
  }, [pathname, site])
  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      const pressed = target instanceof Element ? target.closest<HTMLElement>('[data-keep], [data-uncompare]') : null
      if (!pressed) return
      const { uncompare } = pressed.dataset
      loadSavedCars().then((kept) => (uncompare === undefined ? kept.press(pressed, site) : kept.dropCompared(uncompare)), warn)
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [site])
  return null
}
