import { LRUCache } from 'lru-cache'
import { shared } from '../cache/process-global'
import type { ServiceAnswer } from './define-service'

type Limits = {
  /** The number of answers; the least recently used is dropped first. */
  most: number
  /** How long an answer is kept, in milliseconds; for good when left out. */
  forMs?: number
}

/**
 * Keeps the answers of a service in this process, by the key of their question. Failures and answers of a fallback are not kept.
 * @param name Of the kept answers, unique in the process.
 */
export function keepAnswers<Answer>(name: string, { most, forMs = 0 }: Limits) {
  // an object around each answer: null is an answer too
  const kept = () =>
    (shared<LRUCache<string, { answer: Answer }>>(`forecourt.answers.${name}`).value ??= new LRUCache({ max: most, ttl: forMs }))
  return async (key: string, ask: () => Promise<ServiceAnswer<Answer>>): Promise<ServiceAnswer<Answer>> => {
    const known = kept().get(key)
    if (known) return { kind: 'answered', answer: known.answer, isFallback: false }
    const asking = await ask()
    if (asking.kind === 'answered' && !asking.isFallback) kept().set(key, { answer: asking.answer })
    return asking
  }
}
