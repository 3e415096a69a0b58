'use client'

import { type ComponentProps, type RefObject, useEffect, useRef, useState } from 'react'
import { FieldError } from '@/ui/primitives/field/field'
import { TextField } from '@/ui/primitives/field/text-field'
import { type AppointmentDays, fetchAppointments } from './fetch-appointments'

type Bound = { name?: string; onChange?: (event: { target: unknown }) => unknown; ref?: (element: unknown) => void }
export type AppointmentFieldProps = Pick<
  ComponentProps<typeof TextField>,
  'id' | 'label' | 'hint' | 'error' | 'isOptional' | 'className'
> & {
  bound: Bound & ComponentProps<'input'>
}

const TILE =
  'relative grid cursor-pointer place-items-center rounded-control border border-edge bg-surface text-center transition-quick hover:border-ink has-checked:border-brand has-checked:bg-brand has-checked:text-brand-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus has-disabled:cursor-not-allowed has-disabled:border-transparent has-disabled:bg-tint has-disabled:text-ink-faint has-disabled:line-through forced-colors:has-checked:outline-2'

/** Returns the query for the form's location or vehicle, whose appointments are fetched. */
function subjectOf(form: HTMLFormElement | null | undefined): string {
  const valueOf = (name: string) => {
    const control = form?.elements.namedItem(name)
    return control instanceof HTMLInputElement || control instanceof HTMLSelectElement ? control.value : ''
  }
  const car = valueOf('car_slug') || (new URLSearchParams(window.location.search).get('car_id') ?? '')
  const location = valueOf('location_id')
  if (location !== '') return new URLSearchParams({ location_id: location }).toString()
  return car === '' ? '' : new URLSearchParams({ car_id: car }).toString()
}

/** Fetches the appointments for the form's location, again whenever it changes; null leaves the free field. */
function useAppointments(place: RefObject<HTMLElement | null>): AppointmentDays | null {
  const [days, setDays] = useState<AppointmentDays | null>(null)
  useEffect(() => {
    const form = place.current?.closest('form')
    let asked = ''
    const ask = () => {
      const subject = subjectOf(form)
      if (subject === asked) return
      asked = subject
      void fetchAppointments(subject).then((found) => {
        if (asked === subject) setDays(found)
      })
    }
    ask()
    form?.addEventListener('change', ask)
    return () => form?.removeEventListener('change', ask)
  }, [place])
  return days
}

type TilesProps = { id: string; days: AppointmentDays; choose: (value: string) => void }

function Tiles({ id, days, choose }: TilesProps) {
  const [date, setDate] = useState<string | null>(null)
  const shown = days.find((day) => day.date === date)
  return (
    <div className="flex flex-col gap-5">
      <fieldset>
        <legend className="mb-2 font-strong">
          Day <span className="font-normal text-ink-soft">(optional)</span>
        </legend>
        <div className="grid grid-cols-3 gap-2 sm:grid-cols-6">
          {days.map((day) => (
            <label key={day.date} className={`${TILE} px-1 py-2 text-[0.9375rem]/5`}>
              <input
                type="radio"
                name={`${id}-day`}
                className="sr-only"
                value={day.date}
                onChange={() => {
                  setDate(day.date)
                  choose('')
                }}
              />
              {day.weekday} <span className="text-xl/7">{day.day}</span> {day.month}
            </label>
          ))}
        </div>
      </fieldset>
      {shown && (
        <fieldset key={shown.date}>
          <legend className="mb-2 font-strong">Time</legend>
          <div className="grid grid-cols-3 gap-2 sm:grid-cols-4">
            {shown.times.map((time) => (
              <label key={time.value} className={`${TILE} min-h-12 px-1 text-[0.9375rem]/5`}>
                <input
                  type="radio"
                  name={`${id}-time`}
                  className="sr-only"
                  value={time.value}
                  disabled={!time.isFree}
                  onChange={() => choose(time.value)}
                />
                {time.label}
              </label>
            ))}
          </div>
        </fieldset>
      )}
      <p className="text-[0.9375rem]/6 text-ink-soft">Leave both blank and we’ll call to arrange a time.</p>
    </div>
  )
}

/** Asks for a test drive's time: days and times as tiles, or a free date-time field when no appointments are known (API-20, LEAD-22). */
export function AppointmentField({ bound, className, ...frame }: AppointmentFieldProps) {
  const place = useRef<HTMLDivElement>(null)
  const days = useAppointments(place)
  const [chosen, setChosen] = useState('')
  const choose = (value: string) => {
    setChosen(value)
    bound.onChange?.({ target: { name: bound.name, value } })
  }
  return (
    <div ref={place} className={className}>
      {days === null ? (
        <TextField {...frame} {...bound} type="datetime-local" />
      ) : (
        <div
          id={frame.id}
          role="group"
          aria-label={frame.label}
          aria-describedby={frame.error ? `${frame.id}-error` : undefined}
          tabIndex={-1}
        >
          <input type="hidden" name={bound.name} value={chosen} />
          <Tiles id={frame.id} days={days} choose={choose} />
          <FieldError id={frame.id} error={frame.error} />
        </div>
      )}
    </div>
  )
}
