import { isRecord } from '@/domain/json/is-record'
import { isPhone } from '@/ui/admin/phone'

const PREFERENCE = /^\/api\/payload-preferences\/(?:collection|global)-[a-z-]+$/

/** Checks whether a call stores how a form is shown, on a phone. */
export function isPhoneChoice(path: string, method: string): boolean {
  return method === 'POST' && PREFERENCE.test(path) && isPhone()
}

function readValue(json: unknown): Record<string, unknown> {
  return isRecord(json) && isRecord(json.value) ? json.value : {}
}

/**
 * Stores settings of the admin from a phone without the choice to show the preview: Payload keeps one choice for all screens, and closing the
 * preview on a phone would close it on the desktop (EDT-28).
 */
export async function keepWideChoice(call: typeof fetch, path: string, init: RequestInit | undefined): Promise<RequestInit | undefined> {
  const sent: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : null
  const value = readValue(sent)
  if (!('editViewType' in value)) return init
  const stored = await call(path, { credentials: 'include' })
    .then((answer) => answer.json())
    .catch(() => null)
  const { editViewType: _, ...others } = value
  const { editViewType } = readValue(stored)
  return { ...init, body: JSON.stringify({ value: editViewType === undefined ? others : { ...others, editViewType } }) }
}
