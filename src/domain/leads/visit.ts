import { z } from 'zod'
import { cleanLine } from './clean-text'

const MOST_ENTRIES = 50

function clippedTo(limit: number) {
  return z.string().overwrite((text) => cleanLine(text).slice(0, limit))
}

const address = clippedTo(2048)

/**
 * What the browser tells about the visit (LEAD-02): `source` is the referrer of the landing page, empty for none; `linked_query_params` are the query
 * parameters of the landing page. It is bounded and cleaned but never refused: no lead is lost over where its sender has been.
 */
export const visitSchema = z
  .object({
    url: address.catch(''),
    source: address.catch(''),
    visited_pages: z
      .array(address)
      .transform((pages) => pages.slice(-MOST_ENTRIES))
      .catch([]),
    linked_query_params: z
      .record(z.string(), clippedTo(500))
      .transform((parameters) =>
        Object.fromEntries(
          Object.entries(parameters)
            .slice(0, MOST_ENTRIES)
            .map(([key, value]) => [cleanLine(key).slice(0, 100), value]),
        ),
      )
      .catch({}),
  })
  .catch({ url: '', source: '', visited_pages: [], linked_query_params: {} })

export type Visit = z.output<typeof visitSchema>
