import { z } from 'zod'
import { cleanLine } from './clean-text'
import { isKeyName, withoutKeys } from './keys-in-address'

const MAX_ENTRIES = 50

function clippedTo(limit: number) {
  return z.string().overwrite((text) => cleanLine(text).slice(0, limit))
}

const address = z.string().overwrite((text) => cleanLine(withoutKeys(text.slice(0, 4096))).slice(0, 2048))

/**
 * The visit as reported by the browser (LEAD-02). `source` is the referrer of the landing page, empty for none; `linked_query_params` are
 * the query parameters of the landing page. Values are limited and cleaned but never refused, so that no lead is lost over them.
 */
export const visitSchema = z
  .object({
    url: address.catch(''),
    source: address.catch(''),
    visited_pages: z
      .array(address)
      .transform((pages) => pages.slice(-MAX_ENTRIES))
      .catch([]),
    linked_query_params: z
      .record(z.string(), clippedTo(500))
      .transform((parameters) =>
        Object.fromEntries(
          Object.entries(parameters)
            .filter(([key]) => !isKeyName(key))
            .slice(0, MAX_ENTRIES)
            .map(([key, value]) => [cleanLine(key).slice(0, 100), value]),
        ),
      )
      .catch({}),
  })
  .catch({ url: '', source: '', visited_pages: [], linked_query_params: {} })

export type Visit = z.output<typeof visitSchema>

/** Reads a visit from data or from the JSON text in a plain form. Without one, the URL is the referrer. */
export function readVisit(given: unknown, referrer: string): Visit {
  const visit = visitSchema.parse(typeof given === 'string' ? parseVisit(given) : given)
  return visit.url === '' ? visitSchema.parse({ ...visit, url: referrer }) : visit
}

function parseVisit(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
