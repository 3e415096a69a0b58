import type { z } from 'zod'
import { processGlobal } from '../cache/process-global'
import { askService, type Asking } from './ask-service'
import { type Circuit, type CircuitSettings, createCircuit } from './circuit'

type Adapter = { kind: string }

type Definition<Port extends Adapter, Settings extends z.ZodType> = {
  /** Names the service in the log, and its circuit in this process. */
  name: string
  settings: Settings
  /** Returns the settings from the environment; null when the platform does not use the service. Called for every question. */
  configure: () => z.input<Settings> | null
  /** The adapter that calls the service. It throws a ServiceUnavailableError when there is no usable answer. */
  connect: (settings: z.output<Settings>) => Port
  /** Creates the built-in adapter, used when the service is not configured. */
  embedded: () => Port
  /** What answers while a configured service is unavailable: the embedded adapter or nothing. */
  fallback: 'embedded' | 'none'
  circuit?: CircuitSettings
}

/** An answer, and whether the embedded adapter gave it as fallback; or 'unavailable'. */
export type ServiceAnswer<Answer> = { kind: 'answered'; answer: Answer; isFallback: boolean } | { kind: 'unavailable' }

/** An outside service of the platform. */
export type OutsideService<Port extends Adapter> = {
  isConfigured: () => boolean
  /** Returns the adapter of the configured service, else the embedded one, to be called without circuit or fallback. */
  open: () => Port
  /** Asks the service through its circuit, and the embedded adapter if it is the fallback. Never throws. */
  ask: <Answer>(question: (port: Port) => Promise<Answer>) => Promise<ServiceAnswer<Answer>>
  /** Returns only the answer; null when there is none. Never throws. */
  find: <Answer>(question: (port: Port) => Promise<Answer | null>) => Promise<Answer | null>
}

/**
 * Defines an outside service: its settings, its adapter and its fallback. Define every service with this function, so that all of them have
 * a timeout, a circuit, and a log without personal data (docs/decisions/0053).
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
  // pages, calls and the proxy are separate bundles in one process, but share one circuit
  const circuit = () => (processGlobal<Circuit>(`forecourt.circuit.${name}`).value ??= createCircuit(circuitSettings))

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
