import type { z } from 'zod'
import { shared } from '../cache/process-global'
import { askService, type Asking } from './ask-service'
import { type Circuit, type CircuitSettings, createCircuit } from './circuit'

type Adapter = { kind: string }

type Definition<Port extends Adapter, Settings extends z.ZodType> = {
  /** Names the service in the log, and its circuit in this process. */
  name: string
  settings: Settings
  /** The settings of the environment; null when the platform does not use the service. Read at every call. */
  configure: () => z.input<Settings> | null
  /** The adapter that calls the service. It throws a ServiceUnavailableError when there is no usable answer. */
  connect: (settings: z.output<Settings>) => Port
  /** The adapter that comes with the product, used when the service is not configured. */
  embedded: () => Port
  /** Who answers while a configured service is unavailable: the embedded adapter, or nobody. */
  fallback: 'embedded' | 'none'
  circuit?: CircuitSettings
}

/** An answer, and whether it is the embedded adapter's in place of a configured service; or that there is none. */
export type ServiceAnswer<Answer> = { kind: 'answered'; answer: Answer; isFallback: boolean } | { kind: 'unavailable' }

/** An outside service of the platform. */
export type OutsideService<Port extends Adapter> = {
  isConfigured: () => boolean
  /** The adapter of a configured service, else the embedded one, to be called directly: without circuit or fallback. */
  open: () => Port
  /** Asks the service through its circuit, and the embedded adapter where the definition says so. Never throws. */
  ask: <Answer>(question: (port: Port) => Promise<Answer>) => Promise<ServiceAnswer<Answer>>
  /** The answer alone; null when there is none. Never throws. */
  find: <Answer>(question: (port: Port) => Promise<Answer | null>) => Promise<Answer | null>
}

/**
 * Defines an outside service: where its settings come from, which adapter calls it, and who answers instead. Every service is opened through here, so that
 * they all have a timeout, a circuit, and a log without personal data (docs/decisions/0053).
 */
export function defineService<Port extends Adapter, Settings extends z.ZodType>({
  name,
  settings,
  configure,
  connect,
  embedded,
  fallback,
  circuit: circuitSettings,
}: Definition<Port, Settings>): OutsideService<Port> {
  // pages, calls and the proxy are separate bundles in one process: they share one circuit
  const circuit = () => (shared<Circuit>(`forecourt.circuit.${name}`).value ??= createCircuit(circuitSettings))

  const connectConfigured = (): Port | null => {
    const given = configure()
    return given === null ? null : connect(settings.parse(given))
  }

  const askAdapter = <Answer>(port: Port, guard: Circuit | null, question: (port: Port) => Promise<Answer>): Promise<Asking<Answer>> =>
    askService({ service: name, adapter: port.kind, circuit: guard, ask: () => question(port) })

  const ask = async <Answer>(question: (port: Port) => Promise<Answer>): Promise<ServiceAnswer<Answer>> => {
    const configured = connectConfigured()
    if (configured !== null) {
      const asking = await askAdapter(configured, circuit(), question)
      if (asking.kind === 'answered') return { ...asking, isFallback: false }
      if (fallback === 'none') return asking
    }
    const asking = await askAdapter(embedded(), null, question)
    return asking.kind === 'answered' ? { ...asking, isFallback: configured !== null } : asking
  }

  return {
    isConfigured: () => configure() !== null,
    open: () => connectConfigured() ?? embedded(),
    ask,
    find: async (question) => {
      const asking = await ask(question)
      return asking.kind === 'answered' ? asking.answer : null
    },
  }
}
