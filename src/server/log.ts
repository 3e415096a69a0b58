import pino from 'pino'
import { env } from '@/env'

/** Structured log of the server: one JSON object a line, without personal data (SEC-05). */
export const logger = pino({ level: env().LOG_LEVEL, base: undefined, timestamp: pino.stdTimeFunctions.isoTime })
