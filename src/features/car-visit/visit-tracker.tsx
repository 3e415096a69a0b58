'use client'

import { useEffect } from 'react'
import type { ViewedCarRecord } from '@/domain/account/stored-cars'
import { VISIT_EVENTS } from '@/domain/analytics/visit-event'
import { logEvent } from '@/ui/primitives/log-event'

export type TrackedCar = { record: ViewedCarRecord; dealershipId: number; websiteId: number; isUsed: boolean; hasPhone: boolean }

/** Loaded on demand: every vehicle page has this component, but few visitors ask for a number. */
const loadReveal = () => import('./reveal-phone')
/** Loaded after the page has appeared (PERF-02). */
const loadViewed = () => import('./remember-viewed')
const warn = (error: unknown) => console.warn('The viewed vehicle was not remembered.', error)

/** Returns the event of the clicked link, or null when clicks on it aren't logged. */
function readClick(event: Event): (typeof VISIT_EVENTS)[keyof typeof VISIT_EVENTS] | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (link?.protocol === 'tel:') return VISIT_EVENTS.callClick
  return link?.dataset.visit === 'history' ? VISIT_EVENTS.historyReport : null
}

/**
 * Remembers the viewed vehicle (FAV-07) and logs what a visitor does on its page: the view of a used vehicle (EVT-02), a call (PHONE-02),
 * revealing the number (PHONE-01, API-19) and opening the history report (VDP-27). Renders nothing; failures don't affect the page
 * (PHONE-05).
 */
export function VisitTracker({ car }: { car: TrackedCar }) {
  const { record, dealershipId, websiteId, isUsed, hasPhone } = car
  const { id } = record
  useEffect(() => {
    loadViewed().then(({ rememberViewed }) => rememberViewed(record), warn)
  }, [record])
  useEffect(() => {
    if (isUsed) logEvent(VISIT_EVENTS.usedCarView, id)
    // Tells the developer or dealer why the call button is missing (PHONE-04).
    if (!hasPhone) console.warn(`Car ${id} has no phone number: no call button is shown.`)
  }, [id, isUsed, hasPhone])

  useEffect(() => {
    const reveal = { car_id: id, dealership_id: dealershipId, website_id: websiteId }
    const onToggle = ({ target }: Event) => {
      if (target instanceof HTMLDetailsElement && target.open && target.dataset.revealPhone !== undefined)
        void loadReveal().then(({ revealFold }) => revealFold(target, reveal))
    }
    const onClick = (event: Event) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-phone]') : null
      // The browser follows links that already have their number.
      if (link && link.protocol !== 'tel:') {
        event.preventDefault()
        void loadReveal().then(({ revealAndDial }) => revealAndDial(link, reveal))
        return
      }
      const logged = readClick(event)
      if (logged !== null) logEvent(logged, id)
    }
    document.addEventListener('toggle', onToggle, true)
    document.addEventListener('click', onClick)
    return () => {
      document.removeEventListener('toggle', onToggle, true)
      document.removeEventListener('click', onClick)
    }
  }, [id, dealershipId, websiteId])
  return null
}
