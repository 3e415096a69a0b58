import { z } from 'zod'
import type { LeadAttributes } from './lead'

const texts = z.record(z.string(), z.string()).catch({})
const lines = z.array(z.string()).catch([])
const schema = z.object({ visited_pages: lines, linked_query_params: texts, additional_services: lines, answers: texts })

/**
 * Reads the attributes of a stored lead (LEAD-01). Unreadable parts are empty, so that the rest still reaches its destinations (REL-01).
 */
export function readLeadAttributes(stored: unknown): LeadAttributes {
  return schema.catch({ visited_pages: [], linked_query_params: {}, additional_services: [], answers: {} }).parse(stored)
}
