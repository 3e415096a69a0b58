'use client'

import { type ReactNode, use, useEffect, useRef, useState, useSyncExternalStore } from 'react'

const never = () => () => {}
const yes = () => true
const no = () => false

/** What stood in parts that were taken away, for when they come back. */
const takenAway = new Map<string, string>()

function findDrawn(name: string): string {
  return takenAway.get(name) ?? document.querySelector(`[data-still="${CSS.escape(name)}"]`)?.innerHTML ?? ''
}

/** On the server, what the page cache has of such a part (`src/server/cache`); a browser finds it in the page. */
function findKept(name: string, from: string): string {
  const pages: unknown = Reflect.get(globalThis, Symbol.for('forecourt.page-cache'))
  const isCache = (value: unknown): value is { framePart: (path: string, name: string) => string } =>
    typeof value === 'object' && value !== null && 'framePart' in value
  return isCache(pages) ? pages.framePart(from, name) : ''
}

type StillKeeperProps = { name: string; still: Promise<ReactNode>; from?: string }

/**
 * Holds a still part's place. Its content is null where the page came without its data: then what the server drew is left alone, and put back where
 * React builds the part anew.
 */
export function StillKeeper({ name, still, from }: StillKeeperProps) {
  const isTakenOver = useSyncExternalStore(never, no, yes)
  const content = use(still)
  const isKept = content === null
  const place = useRef<HTMLDivElement>(null)
  // the same object for good: React writes it only where it makes the element itself
  const [drawn] = useState(() => {
    if (typeof window === 'undefined') return { __html: from ? findKept(name, from) : '' }
    return { __html: isKept && !isTakenOver ? findDrawn(name) : '' }
  })
  useEffect(() => {
    const element = place.current
    if (!isKept || !element) return
    return () => void takenAway.set(name, element.innerHTML)
  }, [isKept, name])
  if (isKept) return <div ref={place} className="contents" data-still={name} suppressHydrationWarning dangerouslySetInnerHTML={drawn} />
  return (
    <div ref={place} className="contents" data-still={name}>
      {content}
    </div>
  )
}
