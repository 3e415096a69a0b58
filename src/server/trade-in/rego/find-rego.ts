import { env } from '@/env'
import { defineService } from '@/server/outside/define-service'
import { serviceSettings, toServiceSettings } from '@/server/outside/service-settings'
import { createEmbeddedRego } from './embedded-rego'
import type { RegoCar, RegoQuestion } from './port'
import { createServiceRego } from './service-rego'

const register = defineService({
  name: 'rego',
  settings: serviceSettings(),
  configure: () => toServiceSettings(env().REGO_URL, env().REGO_KEY),
  connect: createServiceRego,
  embedded: createEmbeddedRego,
  fallback: 'none',
})

/** Returns the car of a plate (API-17); on null the visitor types the details. Never throws. */
export function findRego(question: RegoQuestion): Promise<RegoCar | null> {
  return register.find((provider) => provider.ask(question))
}
