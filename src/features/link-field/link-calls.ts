import { isRecord } from '@/domain/json/is-record'
import { TARGET_KINDS, type Target, type TargetKind, type TargetOption } from '@/domain/pages/links/target-words'
import { callAdmin, sendJson } from '@/features/call-admin'

const isKind = (value: unknown): value is TargetKind => typeof value === 'string' && Object.hasOwn(TARGET_KINDS, value)

function readTarget(value: unknown): Target | null {
  if (!isRecord(value) || !isKind(value.kind)) return null
  return { kind: value.kind, name: String(value.name), detail: String(value.detail ?? '') }
}

/** Returns what a link can lead to; null when the call fails. */
export async function findTargets(tenant: number, typed: string): Promise<TargetOption[] | null> {
  const { isOk, json } = await callAdmin(`/api/links?tenant=${tenant}&q=${encodeURIComponent(typed)}`)
  const options: unknown = isRecord(json) ? json.options : null
  if (!isOk || !Array.isArray(options)) return null
  return options.flatMap((one) => {
    const target = readTarget(one)
    return target !== null && isRecord(one) && typeof one.href === 'string' ? [{ ...target, href: one.href }] : []
  })
}

/** The fields of a form ask at about the same time, and share one call. */
const GATHER_MS = 150
/** A target may be published or sold meanwhile. */
const FRESH_MS = 20_000

type Answer = Promise<Target | null>
type Waiting = { hrefs: Set<string>; answer: Promise<unknown> }

const known = new Map<string, { at: number; answer: Answer }>()
const waiting = new Map<number, Waiting>()

function ask(tenant: number, hrefs: Set<string>): Promise<unknown> {
  return new Promise((resolve) => setTimeout(resolve, GATHER_MS)).then(async () => {
    waiting.delete(tenant)
    const { json } = await callAdmin('/api/links', sendJson('POST', { tenant, hrefs: [...hrefs] }))
    return isRecord(json) ? json.targets : null
  })
}

/** Returns what an address leads to; null when that can't be found out. */
export function describeHref(tenant: number, href: string): Answer {
  const key = `${tenant} ${href}`
  const before = known.get(key)
  if (before && Date.now() - before.at < FRESH_MS) return before.answer
  const hrefs = waiting.get(tenant)?.hrefs ?? new Set<string>()
  hrefs.add(href)
  const shared = waiting.get(tenant) ?? { hrefs, answer: ask(tenant, hrefs) }
  waiting.set(tenant, shared)
  const answer = shared.answer.then((targets) => (isRecord(targets) && Object.hasOwn(targets, href) ? readTarget(targets[href]) : null))
  known.set(key, { at: Date.now(), answer })
  return answer
}
