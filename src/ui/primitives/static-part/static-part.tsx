import type { ReactNode } from 'react'
import { StaticPartContent } from './static-part-content'

/** A promise that is already fulfilled: it never suspends, and React serialises it into its own row. */
const toFulfilled = (content: ReactNode) => Object.assign(Promise.resolve(content), { status: 'fulfilled', value: content })

type StaticPartProps = {
  name: string
  /** The path of a cached page of the site that already has this part. The part is then copied from it and not rendered again. */
  from?: string | undefined
  children: ReactNode
}

/**
 * A static part of the page. If it has no interactive content, the cached page leaves out the React data for it
 * (`src/server/cache/static-parts.ts`), which halves the download and the hydration work on a phone. A part with interactive content keeps
 * its data, so `StaticPart` can wrap anything. `name` must be unique within the page.
 */
export function StaticPart({ name, from, children }: StaticPartProps) {
  if (from) return <StaticPartContent name={name} part={toFulfilled(null)} from={from} />
  return <StaticPartContent name={name} part={toFulfilled(<>{children}</>)} />
}
