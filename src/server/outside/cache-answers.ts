import { LRUCache } from 'lru-cache'
import { processGlobal } from '../cache/process-global'
import type { ServiceAnswer } from './define-service'

type Limits = {
  /** The maximum number of answers; the least recently used is dropped first. */
  most: number
  /** How long an answer is valid, in milliseconds; forever if omitted. */
  forMs?: number
}

/**
 * Caches a service's answers in this process, by the key of their question. Does not cache failures or answers of a fallback.
 * @param name Unique in the process.
 */
export function cacheAnswers<Answer>(name: string, { most, forMs = 0 }: Limits) {
  // wrapped in an object, because null is an answer too
  const cache = () =>
    (processGlobal<LRUCache<string, { answer: Answer }>>(`forecourt.answers.${name}`).value ??= new LRUCache({ max: most, ttl: forMs }))
  return async (key: string, ask: () => Promise<ServiceAnswer<Answer>>): Promise<ServiceAnswer<Answer>> => {
    const known = cache().get(key)
    if (known) return { kind: 'answered', answer: known.answer, isFallback: false }
    const asking = await ask()
    if (asking.kind === 'answered' && !asking.isFallback) cache().set(key, { answer: asking.answer })
    return asking
  }
}
