'use client'

import { useEffect } from 'react'
import { addViewed, MEMORY_KEYS, readViewed, type ViewedCarRecord } from '@/domain/account/stored-cars'
import { VISIT_EVENTS } from '@/domain/analytics/visit-event'
import { recall, remember } from '@/ui/primitives/browser-memory'
import { logEvent } from '@/ui/primitives/log-event'

export type SignalledCar = { record: ViewedCarRecord; dealershipId: number; websiteId: number; isUsed: boolean; hasPhone: boolean }

/** Loaded when a visitor asks for a number: few do, and every car's page has this component. */
const loadReveal = () => import('./reveal-phone')

/** The link that a click was on, if it is one that is logged. */
function readClick(event: Event): (typeof VISIT_EVENTS)[keyof typeof VISIT_EVENTS] | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (link?.protocol === 'tel:') return VISIT_EVENTS.callClick
  return link?.dataset.visit === 'history' ? VISIT_EVENTS.historyReport : null
}

/**
 * Keeps the car among the viewed ones (FAV-07), and tells the site what a visitor does on a car's page: the view of a used car (EVT-02), a call (PHONE-02), the number revealed (PHONE-01, API-19) and the
 * history report opened (VDP-27). It draws nothing; where it fails the page goes on (PHONE-05).
 */
export function CarSignals({ car }: { car: SignalledCar }) {
  const { record, dealershipId, websiteId, isUsed, hasPhone } = car
  const { id } = record
  useEffect(() => {
    const viewed = addViewed(readViewed(recall(MEMORY_KEYS.viewedCars)), record)
    remember(MEMORY_KEYS.viewedCars, JSON.stringify(viewed))
  }, [record])
  useEffect(() => {
    if (isUsed) logEvent(VISIT_EVENTS.usedCarView, id)
    // for whoever keeps the stock: the page itself does without a call button (PHONE-04)
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
      // a link that has its number already is followed by the browser
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
