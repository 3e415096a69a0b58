import type { Circuit } from './circuit'
import { logger } from '../process/log'

type Asked<Answer> = {
  /** The service's name for the log: 'quotes'. */
  service: string
  /** The adapter's name for the log: 'youx'. */
  adapter: string
  /** null: no circuit breaker */
  circuit: Circuit | null
  /** @throws when the service gives no usable answer. */
  ask: () => Promise<Answer>
  /**
   * Decides whether an error means that the service is unavailable; by default every error does. Other errors are bugs and are rethrown.
   */
  isUnavailable?: (error: unknown) => boolean
}

/** The answer of a service, or 'unavailable' when it failed or its circuit is open. */
export type Asking<Answer> = { kind: 'answered'; answer: Answer } | { kind: 'unavailable' }

/** Asks a service through its circuit breaker. A failure is logged without the question (SEC-05) and not thrown. */
export async function askService<Answer>({
  service,
  adapter,
  circuit,
  ask,
  isUnavailable = () => true,
}: Asked<Answer>): Promise<Asking<Answer>> {
  if (circuit?.isClosed() === false) return { kind: 'unavailable' }
  try {
    const answer = await ask()
    if (circuit?.noteSuccess()) logger.info({ service, adapter }, 'a service answers again')
    return { kind: 'answered', answer }
  } catch (error) {
    if (!isUnavailable(error)) throw error
    circuit?.noteFailure()
    logger.warn({ service, adapter, reason: error instanceof Error ? error.message : 'unknown' }, 'a service did not answer')
    return { kind: 'unavailable' }
  }
}
