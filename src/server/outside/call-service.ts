import { z } from 'zod'
import type { ServiceSettings } from './service-settings'
import { ServiceUnavailableError } from './service-unavailable'

/** Returns the code of a failed connection, such as ECONNREFUSED. The rest of the error may contain the address with its key. */
function codeOf(error: unknown): string {
  const cause: unknown = error instanceof Error ? error.cause : null
  const code: unknown = cause instanceof Error ? Reflect.get(cause, 'code') : null
  return typeof code === 'string' ? ` (${code})` : ''
}

/** Describes a failure without the address, the question or the answer. */
function explain(error: unknown, timeoutMs: number): ServiceUnavailableError {
  if (error instanceof ServiceUnavailableError) return error
  if (error instanceof z.ZodError) return new ServiceUnavailableError('the answer has another form than agreed')
  if (error instanceof SyntaxError) return new ServiceUnavailableError('the answer is not JSON')
  if (error instanceof Error && error.name === 'TimeoutError') return new ServiceUnavailableError(`no answer within ${timeoutMs} ms`)
  return new ServiceUnavailableError(`the service cannot be reached${codeOf(error)}`)
}

type JsonRequest = { method?: 'POST'; headers?: Record<string, string>; body?: string; timeoutMs: number }

/**
 * Sends one request and reads the JSON answer. Does not follow redirects.
 * @returns null when the service knows no answer (404).
 * @throws ServiceUnavailableError when it does not answer in time, refuses, or answers in another form.
 */
export async function callForJson<Schema extends z.ZodType>(
  url: string | URL,
  { timeoutMs, ...request }: JsonRequest,
  schema: Schema,
): Promise<z.infer<Schema> | null> {
  try {
    const response = await fetch(url, { ...request, signal: AbortSignal.timeout(timeoutMs), redirect: 'error' })
    if (response.status === 404) return null
    if (!response.ok) throw new ServiceUnavailableError(`the service answers with status ${response.status}`)
    return schema.parse(await response.json())
  } catch (error) {
    throw explain(error, timeoutMs)
  }
}

function headersOf(key: string | undefined): Record<string, string> {
  return { accept: 'application/json', ...(key ? { authorization: `Bearer ${key}` } : {}) }
}

/** Posts a question as JSON. Returns and throws like `callForJson`. */
export function callService<Schema extends z.ZodType>(
  { address, key, timeoutMs }: ServiceSettings,
  question: unknown,
  schema: Schema,
): Promise<z.infer<Schema> | null> {
  const headers = { ...headersOf(key), 'content-type': 'application/json' }
  return callForJson(address, { method: 'POST', headers, body: JSON.stringify(question), timeoutMs }, schema)
}

/** Asks a service by GET with query parameters. Returns and throws like `callForJson`. */
export function readFromService<Schema extends z.ZodType>(
  { address, key, timeoutMs }: ServiceSettings,
  query: Readonly<Record<string, string>>,
  schema: Schema,
): Promise<z.infer<Schema> | null> {
  const url = new URL(address)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return callForJson(url, { headers: headersOf(key), timeoutMs }, schema)
}
