import type { appointmentsCall } from '@/contract/leads'
import type { AppointmentDay } from '@/domain/locations/hours/appointments'
import { callSite } from '@/features/call'

export type AppointmentDays = readonly AppointmentDay[]

const DEADLINE_MS = 5_000
const NEEDS = { days: [{ date: 'string', times: [{}] }] } as const

/** Fetches the appointments for a location or vehicle; null when unknown, which leaves the free field (API-20). Never throws. */
export async function fetchAppointments(subject: string): Promise<AppointmentDays | null> {
  if (subject === '') return null
  const signal = AbortSignal.timeout(DEADLINE_MS)
  const result = await callSite<typeof appointmentsCall>(`/api/appointments?${subject}`, { needs: NEEDS, signal })
  return result.isOk && result.answer.days.length > 0 ? result.answer.days : null
}
