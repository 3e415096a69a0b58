import { askService } from '../outside/ask-service'
import { type Circuit, createCircuit } from '../outside/circuit'
import { isSearchUnavailable, type SearchEngine } from './port'

/** A visitor has waited for the engine once or twice: then nobody waits for it any more, and every few seconds one search tries it again. */
const createOwnCircuit = () => createCircuit({ failures: 2, restMs: 5_000 })

/**
 * An engine whose searches another one answers while it is away (REL-02). The other one must hold the same cars at every moment, as PostgreSQL does:
 * each car is written to its rows in the car's own transaction, whichever engine is asked. That it stands in is logged and told by health.
 * @throws SearchUnavailableError when neither answers.
 */
export function withStandIn(engine: SearchEngine, standIn: SearchEngine, circuit: Circuit = createOwnCircuit()): SearchEngine {
  const ask = async <Answer>(from: (engine: SearchEngine) => Promise<Answer>): Promise<Answer> => {
    const asked = { service: 'search', adapter: engine.kind, circuit, ask: () => from(engine), isUnavailable: isSearchUnavailable }
    const asking = await askService(asked)
    return asking.kind === 'answered' ? asking.answer : from(standIn)
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
