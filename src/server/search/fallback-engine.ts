import { askService } from '../outside/ask-service'
import { type Circuit, createCircuit } from '../outside/circuit'
import { isSearchUnavailable, type SearchEngine } from './port'

/** After two failures no visitor waits for the engine; every five seconds one search tries it again. */
const createOwnCircuit = () => createCircuit({ failures: 2, restMs: 5_000 })

/**
 * Returns an engine whose searches use a fallback while it is unavailable (REL-02). The fallback must have the same vehicles at every
 * moment; PostgreSQL does, because its rows are written in the vehicle's own transaction. Use of the fallback is logged and reported by
 * `health`.
 * @throws SearchUnavailableError when the fallback does not answer either.
 */
export function withFallback(engine: SearchEngine, fallback: SearchEngine, circuit: Circuit = createOwnCircuit()): SearchEngine {
  const ask = async <Answer>(from: (engine: SearchEngine) => Promise<Answer>): Promise<Answer> => {
    const asked = { service: 'search', adapter: engine.kind, circuit, ask: () => from(engine), isUnavailable: isSearchUnavailable }
    const asking = await askService(asked)
    return asking.kind === 'answered' ? asking.answer : from(fallback)
  }
  return {
    ...engine,
    search: (query) => ask((one) => one.search(query)),
    multiSearch: (queries) => ask((one) => one.multiSearch(queries)),
    health: async () => {
      const health = await engine.health()
      if (health.isHealthy) return health
      return { ...(await fallback.health()), kind: engine.kind, fallback: fallback.kind }
    },
  }
}
