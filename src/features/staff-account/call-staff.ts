import { callAdmin, sendJson } from '@/features/call-admin'

/** Data for setting up an authenticator app: the key to type, and the QR code as rows of dark (1) and light (0) modules. */
export type SetUp = { key: string; qr: number[][] }
export type FactorState = { setAt: string | null; codesLeft: number; isObligatory: boolean }

/** Response of the calls about staff accounts. `step` is the next step of a sign-in. */
export type StaffAnswer = {
  isOk: boolean
  message: string
  /** Errors by field name. */
  fields: Record<string, string>
  step: 'code' | 'setUp' | null
  setUp: SetUp | null
  recoveryCodes: string[] | null
  state: FactorState
}

const NO_CONNECTION = 'That didn’t work. Check your connection and try again.'

type Json = Readonly<Partial<Record<string, unknown>>>
const toJson = (value: unknown): Json => (typeof value === 'object' && value !== null ? { ...value } : {})
const toList = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
const toText = (value: unknown): string => (typeof value === 'string' ? value : '')

function readSetUp(value: unknown): SetUp | null {
  const { key, qr } = toJson(value)
  return typeof key === 'string' ? { key, qr: toList(qr).map((row) => toList(row).map(Number)) } : null
}

function readAnswer(isOk: boolean, body: Json): StaffAnswer {
  const [error] = toList(body.errors).map(toJson)
  const problems = toList(toJson(error?.data).errors).map(toJson)
  return {
    isOk,
    message: toText(error?.message) || toText(body.message) || (isOk ? '' : NO_CONNECTION),
    fields: Object.fromEntries(problems.map(({ path, message }) => [toText(path), toText(message)])),
    step: body.step === 'code' || body.step === 'setUp' ? body.step : null,
    setUp: readSetUp(body.setUp),
    recoveryCodes: Array.isArray(body.recoveryCodes) ? body.recoveryCodes.map(String) : null,
    state: { setAt: toText(body.setAt) || null, codesLeft: Number(body.codesLeft ?? 0), isObligatory: body.isObligatory === true },
  }
}

/** Calls an endpoint of staff accounts. @param path Below /api/users; with a body it is posted. */
export async function callStaff(path: string, body?: Record<string, unknown>): Promise<StaffAnswer> {
  const { isOk, json } = await callAdmin(`/api/users${path}`, body && sendJson('POST', body))
  return readAnswer(isOk, toJson(json))
}
