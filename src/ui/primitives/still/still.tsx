import type { ReactNode } from 'react'
import { StillKeeper } from './still-keeper'

/** A promise that is kept already: nothing waits for it, and the page's data has it in a row of its own. */
const keepNow = (content: ReactNode) => Object.assign(Promise.resolve(content), { status: 'fulfilled', value: content })

type StillProps = {
  name: string
  /** The path of a page whose site is known to have this part as it is drawn now: then it is taken from there and not drawn again. */
  from?: string | undefined
  children: ReactNode
}

/**
 * A part of the page that stays as the server drew it. Where nothing in it is alive its second writing, the data from which React would build it
 * again, is left out of the kept page (`src/server/cache/still-parts.ts`): half of what a phone has to fetch and all of what it would have to compare. A part that
 * turns out to hold something alive is left whole, so it may stand around anything. `name` tells it from the other still parts of its page.
 */
export function Still({ name, from, children }: StillProps) {
  if (from) return <StillKeeper name={name} still={keepNow(null)} from={from} />
  return <StillKeeper name={name} still={keepNow(<>{children}</>)} />
}
