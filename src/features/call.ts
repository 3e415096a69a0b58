import type { z } from 'zod'
import type { Contract } from '@/contract/contract'
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

/** Reads a refusal of the site: `{ error: { code, message, fields } }`. */
function readRefusal(status: number, body: unknown): NoAnswer {
  const { message, fields }: Record<string, unknown> = isRecord(body) && isRecord(body.error) ? body.error : {}
  const known = isRecord(fields) ? Object.entries(fields).map(([name, text]) => [name, String(text)]) : []
  return { isOk: false, status, message: typeof message === 'string' && message !== '' ? message : null, fields: Object.fromEntries(known) }
}

async function ask<Answer>(address: string, init: RequestInit, read: (response: Response) => Promise<Answer>): Promise<CallAnswer<Answer>> {
  let status = 0
  try {
    const response = await fetch(address, init)
    status = response.status
    if (!response.ok) return readRefusal(status, await response.json().catch(() => null))
    return { isOk: true, status, answer: await read(response), headers: response.headers }
  } catch {
    return readRefusal(status, null)
  }
}

/** Calls the site; never throws. An answer that lacks what the page needs counts as none, and one with an error as a refusal whatever its status. */
export async function callSite<Call extends Contract>(
  address: string,
  { needs, fields, signal }: CallOptions<Call> = {},
): Promise<CallAnswer<AnswerOf<Call>>> {
  const form = fields && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(fields) }
  const given = await ask(address, { ...form, signal }, async (response) => {
    const answer: AnswerOf<Call> = response.status === 204 ? null : await response.json()
    if (needs && !fits(answer, needs)) throw new Error(`${address} answers something else`)
    return answer
  })
  return given.isOk && isRecord(given.answer) && 'error' in given.answer ? readRefusal(given.status, given.answer) : given
}

/** Calls the site for a file; never throws. */
export function callForFile(address: string, signal: AbortSignal): Promise<CallAnswer<Blob>> {
  return ask(address, { signal }, (response) => response.blob())
}

/**
 * The answer of a call, for callers that show every failure alike.
 * @throws When there is none; the cause is its status, null where the site did not answer.
 */
export function expectAnswer<Answer>(given: CallAnswer<Answer>): Answer {
  if (given.isOk) return given.answer
  throw new Error(given.message ?? `The call answered ${given.status}`, { cause: given.status || null })
}
