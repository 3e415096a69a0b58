import type { Circuit } from './circuit'
import { logger } from '../log/log'

type Asked<Answer> = {
  /** What is asked, for the log: 'quotes'. */
  service: string
  circuit: Circuit
  /** @throws when the service does not answer in time or not in the agreed form. */
  ask: () => Promise<Answer>
}

/** What an outside service says, or that nobody knows because it failed or is being left alone. */
export type Asking<Answer> = { kind: 'answered'; answer: Answer } | { kind: 'unavailable' }

/** Asks an outside service through its circuit; a failure is told in the log and never thrown. */
export async function askService<Answer>({ service, circuit, ask }: Asked<Answer>): Promise<Asking<Answer>> {
  if (!circuit.isClosed()) return { kind: 'unavailable' }
  try {
    const answer = await ask()
    circuit.noteSuccess()
    return { kind: 'answered', answer }
  } catch (error) {
    circuit.noteFailure()
    logger.warn({ service, reason: error instanceof Error ? error.message : String(error) }, 'an outside service did not answer')
    return { kind: 'unavailable' }
  }
}
