import type { z } from 'zod'
import type { Contract } from '@/contract/contract'
import type { RefusalBody } from '@/domain/http/refusal'
import { isRecord } from '@/domain/json/is-record'

export type AnswerOf<Call extends Contract> = z.output<Call['answer']>
export type RequestOf<Call extends Contract> = z.input<Call['request']>

type Word<Value> = Value extends string ? 'string' : Value extends number ? 'number' : Value extends boolean ? 'boolean' : 'object'

/**
 * What a page relies on in an answer: the fields that it cannot do without. The compiler holds it against the contract; the browser checks it, because a
 * page may be older than the server and a network may answer by itself. zod would do this too, at ten times the size (PERF-02).
 */
export type Needs<Value> = Value extends readonly (infer Item)[]
  ? readonly [Needs<Item>]
  : Value extends string | number | boolean
    ? Word<Value>
    : { readonly [Field in keyof Value]?: null extends Value[Field] ? never : Needs<Value[Field]> }

/** Why a call was not answered. `message` is null where the site said nothing, `status` 0 where it did not answer. */
export type NoAnswer = { isOk: false; status: number; message: string | null; fields: Record<string, string> }
export type CallAnswer<Answer> = { isOk: true; status: number; answer: Answer; headers: Headers } | NoAnswer

/** What a visitor typed, before anything has checked it. */
export type TypedFields = Record<string, FormDataEntryValue>

export type CallOptions<Call extends Contract> = {
  needs?: Needs<NonNullable<AnswerOf<Call>>>
  /** The fields of a form; without them the call is a GET. */
  fields?: RequestOf<Call> | TypedFields
  signal?: AbortSignal
}

function fits(value: unknown, needs: unknown): boolean {
  if (Array.isArray(needs)) return Array.isArray(value) && value.every((item) => fits(item, needs[0]))
  if (!isRecord(needs)) return typeof value === needs
  return isRecord(value) && Object.entries(needs).every(([field, need]) => fits(value[field], need))
}

/** Asks, and tells an answer from a refusal. A body with an error is a refusal, whatever its status. */
async function ask<Answer>(address: string, init: RequestInit, needs: unknown, isFile = false): Promise<CallAnswer<Answer>> {
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
    // no answer, or none that can be read
  }
  const message = typeof error?.message === 'string' && error.message !== '' ? error.message : null
  return { isOk: false, status, message, fields: error?.fields ?? {} }
}

/** Calls the site; never throws. An answer that lacks what the page needs counts as none. */
export function callSite<Call extends Contract>(
  address: string,
  { needs, fields, signal }: CallOptions<Call> = {},
): Promise<CallAnswer<AnswerOf<Call>>> {
  const form = fields && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(fields) }
  return ask(address, { ...form, signal }, needs)
}

/** Calls the site for a file; never throws. */
export function callForFile(address: string, signal: AbortSignal): Promise<CallAnswer<Blob>> {
  return ask(address, { signal }, null, true)
}

/**
 * The answer of a call, for callers that show every failure alike.
 * @throws When there is none; the cause is its status, null where the site did not answer.
 */
export function expectAnswer<Answer>(given: CallAnswer<Answer>): Answer {
  if (given.isOk) return given.answer
  throw new Error(`The call answered ${given.status}`, { cause: given.status || null })
}
