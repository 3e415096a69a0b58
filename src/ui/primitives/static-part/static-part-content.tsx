'use client'

import { type ReactNode, use, useEffect, useRef, useState, useSyncExternalStore } from 'react'

const never = () => () => {}
const yes = () => true
const no = () => false

/** The HTML of parts that were unmounted, to restore it on the next mount. */
const unmountedParts = new Map<string, string>()

function findRenderedPart(name: string): string {
  return unmountedParts.get(name) ?? document.querySelector(`[data-still="${CSS.escape(name)}"]`)?.innerHTML ?? ''
}

/** Finds the HTML of a part: on the server in the page cache (`src/server/cache`), in a browser in the page. */
function findCachedPart(name: string, from: string): string {
  const pages: unknown = Reflect.get(globalThis, Symbol.for('forecourt.page-cache'))
  const isCache = (value: unknown): value is { framePart: (path: string, name: string) => string } =>
    typeof value === 'object' && value !== null && 'framePart' in value
  return isCache(pages) ? pages.framePart(from, name) : ''
}

type StillKeeperProps = { name: string; still: Promise<ReactNode>; from?: string }

/**
 * Renders a static part. Its content is null if the page came without its data. Then the server's HTML stays untouched, and is restored
 * when React mounts the part again.
 */
export function StaticPartContent({ name, still, from }: StillKeeperProps) {
  const isTakenOver = useSyncExternalStore(never, no, yes)
  const content = use(still)
  const isKept = content === null
  const place = useRef<HTMLDivElement>(null)
  // A stable object: React sets the HTML only when it creates the element.
  const [drawn] = useState(() => {
    if (typeof window === 'undefined') return { __html: from ? findCachedPart(name, from) : '' }
    return { __html: isKept && !isTakenOver ? findRenderedPart(name) : '' }
  })
  useEffect(() => {
    const element = place.current
    if (!isKept || !element) return
    return () => void unmountedParts.set(name, element.innerHTML)
  }, [isKept, name])
  if (isKept) return <div ref={place} className="contents" data-still={name} suppressHydrationWarning dangerouslySetInnerHTML={drawn} />
  return (
    <div ref={place} className="contents" data-still={name}>
      {content}
    </div>
  )
}
