import type { AsyncLocalStorage } from 'node:async_hooks'
import pino from 'pino'
import { REQUEST_CONTEXT, type RequestContext } from '@/domain/http/request-id'
import { env } from '@/env'
import { processGlobal } from '../cache/process-global'

const requests = processGlobal<AsyncLocalStorage<RequestContext>>(REQUEST_CONTEXT)

/** The server's structured log: one JSON object per line, with the request id (REL-05) and without personal data (SEC-05). */
export const logger = pino({
  level: env().LOG_LEVEL,
  base: undefined,
  timestamp: pino.stdTimeFunctions.isoTime,
  mixin: () => ({ ...requests.value?.getStore() }),
})
