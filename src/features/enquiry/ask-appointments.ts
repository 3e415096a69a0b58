import type { AppointmentDay } from '@/domain/journeys/appointments/appointments'

export type AppointmentDays = readonly AppointmentDay[]

const PATIENCE_MS = 5_000

function isDay(value: unknown): value is AppointmentDay {
  return typeof value === 'object' && value !== null && 'date' in value && 'times' in value && Array.isArray(value.times)
}

/** When a car can be driven at a place; null where nobody knows, which leaves the free field (API-20). Never throws. */
export async function askAppointments(subject: string): Promise<AppointmentDays | null> {
  if (subject === '') return null
  try {
    const answer = await fetch(`/api/appointments?${subject}`, { signal: AbortSignal.timeout(PATIENCE_MS) })
    const body: unknown = answer.ok ? await answer.json() : null
    const days: unknown = typeof body === 'object' && body !== null && 'days' in body ? body.days : null
    return Array.isArray(days) && days.length > 0 && days.every(isDay) ? days : null
  } catch {
    return null
  }
}
