import { type Circuit, createCircuit } from '../outside/circuit'
import { logger } from '../log/log'
import { isSearchUnavailable, type SearchEngine } from './port'

/** A visitor has waited for the engine once or twice: then nobody waits for it any more, and every few seconds one search tries it again. */
const createOwnCircuit = () => createCircuit({ failures: 2, restMs: 5_000 })

/**
 * An engine whose searches another one answers while it is away (REL-02). The other one must hold the same cars at every moment, as PostgreSQL does:
 * each car is written to its rows in the car's own transaction, whichever engine is asked. That it stands in is logged and told by health.
 * @throws SearchUnavailableError when neither answers.
 */
export function withStandIn(engine: SearchEngine, standIn: SearchEngine, circuit: Circuit = createOwnCircuit()): SearchEngine {
  let isAway = false
  const note = (isAwayNow: boolean) => {
    if (isAway === isAwayNow) return
    isAway = isAwayNow
    if (isAway) logger.warn({ engine: engine.kind, answering: standIn.kind }, 'the search engine does not answer, another one stands in')
    else logger.info({ engine: engine.kind }, 'the search engine answers again')
  }
  const ask = async <Answer>(from: (engine: SearchEngine) => Promise<Answer>): Promise<Answer> => {
    if (!circuit.isClosed()) return from(standIn)
    try {
      const answer = await from(engine)
      circuit.noteSuccess()
      note(false)
      return answer
    } catch (error) {
      if (!isSearchUnavailable(error)) throw error
      circuit.noteFailure()
      note(true)
      return from(standIn)
    }
  }
  return {
    ...engine,
    search: (query) => ask((one) => one.search(query)),
    multiSearch: (queries) => ask((one) => one.multiSearch(queries)),
    health: async () => {
      const health = await engine.health()
      if (health.isHealthy) return health
      return { ...(await standIn.health()), kind: engine.kind, standIn: standIn.kind }
    },
  }
}
