import type { z } from 'zod'

/** `address` is the service's own; without a key there is no authorisation. */
export type ServiceSettings = { address: string; key: string | undefined; timeoutMs?: number }

const TIMEOUT_MS = 2_000

/**
 * Posts a question to an outside service as JSON and reads its answer.
 * @returns null when the service knows no answer (404).
 * @throws when it does not answer in time, refuses, sends elsewhere, or answers in another form.
 */
export async function callService<Schema extends z.ZodType>(
  { address, key, timeoutMs = TIMEOUT_MS }: ServiceSettings,
  question: unknown,
  schema: Schema,
): Promise<z.infer<Schema> | null> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', ...(key ? { authorization: `Bearer ${key}` } : {}) },
    body: JSON.stringify(question),
    signal: AbortSignal.timeout(timeoutMs),
    redirect: 'error',
  })
  if (response.status === 404) return null
  if (!response.ok) throw new Error(`the service answers with status ${response.status}`)
  return schema.parse(await response.json())
}
