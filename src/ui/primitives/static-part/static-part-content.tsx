'use client'

import { type ReactNode, use, useEffect, useRef, useState, useSyncExternalStore } from 'react'

const never = () => () => {}
const yes = () => true
const no = () => false

/** The HTML of parts that were unmounted, to restore it on the next mount. */
const unmountedParts = new Map<string, string>()

function findRenderedPart(name: string): string {
  return unmountedParts.get(name) ?? document.querySelector(`[data-static="${CSS.escape(name)}"]`)?.innerHTML ?? ''
}

/** Finds the HTML of a part: on the server in the page cache (`src/server/cache`), in a browser in the page. */
function findCachedPart(name: string, from: string): string {
  const pages: unknown = Reflect.get(globalThis, Symbol.for('forecourt.page-cache'))
  const isCache = (value: unknown): value is { framePart: (path: string, name: string) => string } =>
    typeof value === 'object' && value !== null && 'framePart' in value
  return isCache(pages) ? pages.framePart(from, name) : ''
}

type StaticPartContentProps = { name: string; part: Promise<ReactNode>; from?: string }

/**
 * Renders a static part. Its content is null if the page came without its data. Then the server's HTML stays untouched, and is restored
 * when React mounts the part again.
 */
export function StaticPartContent({ name, part, from }: StaticPartContentProps) {
  const isTakenOver = useSyncExternalStore(never, no, yes)
  const content = use(part)
  const isEmptied = content === null
  const element = useRef<HTMLDivElement>(null)
  // A stable object: React sets the HTML only when it creates the element.
  const [rendered] = useState(() => {
    if (typeof window === 'undefined') return { __html: from ? findCachedPart(name, from) : '' }
    return { __html: isEmptied && !isTakenOver ? findRenderedPart(name) : '' }
  })
  useEffect(() => {
    const div = element.current
    if (!isEmptied || !div) return
    return () => void unmountedParts.set(name, div.innerHTML)
  }, [isEmptied, name])
  if (isEmptied)
    return <div ref={element} className="contents" data-static={name} suppressHydrationWarning dangerouslySetInnerHTML={rendered} />
  return (
    <div ref={element} className="contents" data-static={name}>
      {content}
    </div>
  )
}
