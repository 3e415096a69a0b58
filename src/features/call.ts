import type { z } from 'zod'
import type { Contract } from '@/contract/contract'
import type { RefusalBody } from '@/domain/http/refusal'
import { isRecord } from '@/domain/json/is-record'

export type AnswerOf<Call extends Contract> = z.output<Call['answer']>
export type RequestOf<Call extends Contract> = z.input<Call['request']>

type Word<Value> = Value extends string ? 'string' : Value extends number ? 'number' : Value extends boolean ? 'boolean' : 'object'

/**
 * The fields of a response that the caller can't do without. The compiler checks them against the contract. The browser checks them too,
 * because a page may be older than the server and a proxy may respond itself. zod would do this at ten times the size (PERF-02).
 */
export type Needs<Value> = Value extends readonly (infer Item)[]
  ? readonly [Needs<Item>]
  : Value extends string | number | boolean
    ? Word<Value>
    : { readonly [Field in keyof Value]?: null extends Value[Field] ? never : Needs<Value[Field]> }

/** A failed call. `message` is null when the site sent none; `status` is 0 without a response. */
export type CallFailure = { isOk: false; status: number; message: string | null; fields: Record<string, string> }
export type CallResult<Answer> = { isOk: true; status: number; answer: Answer; headers: Headers } | CallFailure

/** Raw form fields, not validated yet. */
export type TypedFields = Record<string, FormDataEntryValue>

export type CallOptions<Call extends Contract> = {
  needs?: Needs<NonNullable<AnswerOf<Call>>>
  /** Form fields to send; without them the call uses GET. */
  fields?: RequestOf<Call> | TypedFields
  signal?: AbortSignal
}

function fits(value: unknown, needs: unknown): boolean {
  if (Array.isArray(needs)) return Array.isArray(value) && value.every((item) => fits(item, needs[0]))
  if (!isRecord(needs)) return typeof value === needs
  return isRecord(value) && Object.entries(needs).every(([field, need]) => fits(value[field], need))
}

/** Sends the request and separates a result from a refusal. A body with an error is a refusal, whatever its status. */
async function request<Answer>(address: string, init: RequestInit, needs: unknown, isFile = false): Promise<CallResult<Answer>> {
  let status = 0
  let error: Partial<RefusalBody['error']> | undefined
  try {
    const response = await fetch(address, init)
    const { ok, headers } = response
    status = response.status
    const body = ok && isFile ? await response.blob() : status === 204 ? null : await response.json()
    error = body?.error
    if (ok && !error && (!needs || fits(body, needs))) return { isOk: true, status, answer: body, headers }
  } catch {
    // No response, or an unreadable one.
  }
  const message = typeof error?.message === 'string' && error.message !== '' ? error.message : null
  return { isOk: false, status, message, fields: error?.fields ?? {} }
}

/** Calls the site. Never throws. A response without a needed field is a failure. */
export function callSite<Call extends Contract>(
  address: string,
  { needs, fields, signal }: CallOptions<Call> = {},
): Promise<CallResult<AnswerOf<Call>>> {
  const form = fields && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(fields) }
  return request(address, { ...form, signal }, needs)
}

/** Calls the site for a file. Never throws. */
export function callForFile(address: string, signal: AbortSignal): Promise<CallResult<Blob>> {
  return request(address, { signal }, null, true)
}

/**
 * Returns the result of a call, for callers that show every failure alike.
 * @throws When the call failed; the cause is the status, or null without a response.
 */
export function unwrapResult<Answer>(result: CallResult<Answer>): Answer {
  if (result.isOk) return result.answer
  throw new Error(`The call answered ${result.status}`, { cause: result.status || null })
}
