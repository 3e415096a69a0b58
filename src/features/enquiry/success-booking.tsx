'use client'

import { useState, useSyncExternalStore } from 'react'
import { writeCalendarFile } from '@/domain/time/calendar-file'
import { toFormKind } from '@/domain/leads/form/form-kinds'
import { type RememberedBooking, readRememberedBooking, toCalendarEntry, writeBookingTime } from '@/domain/leads/form/remembered-booking'
import { LinkButton } from '@/ui/primitives/button/button'
import { loadBooking, loadSuccessCategory } from './enquiry-storage'

const neverChanges = () => () => undefined

/** Returns the remembered booking; null on the server and before hydration. */
function useBooking(): RememberedBooking | null {
  const category = useSyncExternalStore(neverChanges, loadSuccessCategory, () => null)
  const stored = useSyncExternalStore(neverChanges, loadBooking, () => null)
  return readRememberedBooking(stored, toFormKind(category))
}

/** Shows the booking: vehicle, time and location (LEAD-22). */
export function SuccessBooking() {
  const booking = useBooking()
  if (!booking) return null
  const rows = [
    { label: 'Vehicle', text: booking.vehicle },
    { label: 'When', text: writeBookingTime(booking.at) },
    { label: 'Where', text: booking.place },
  ].filter(({ text }) => text)
  return (
    <dl className="mt-7 max-w-[44rem] border-b border-line">
      {rows.map(({ label, text }) => (
        <div key={label} className="flex flex-wrap gap-x-6 border-t border-line py-3.5">
          <dt className="w-24 shrink-0 text-ink-soft">{label}</dt>
          <dd className="min-w-0 flex-[1_1_10rem] font-strong">{text}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Offers the booking as a calendar file (LEAD-22). Renders nothing without a time. */
export function SuccessCalendar({ name, timeZone, noun }: { name: string; timeZone: string; noun: string }) {
  const booking = useBooking()
  const [openedAt] = useState(() => Math.floor(Date.now() / 1000))
  if (!booking) return null
  const site = { name, timeZone, host: window.location.hostname }
  const entry = toCalendarEntry(booking, { ...site, noun }, openedAt)
  if (!entry) return null
  return (
    <LinkButton
      href={`data:text/calendar;charset=utf-8,${encodeURIComponent(writeCalendarFile(entry))}`}
      download={`${booking.kind}.ics`}
      variant="action"
      size="large"
      icon="calendar"
    >
      Add to calendar
    </LinkButton>
  )
}
