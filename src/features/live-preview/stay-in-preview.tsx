'use client'

import { type ReactNode, useEffect } from 'react'

/** The path inside the site to which a pressed link leads; null for a link that leaves the site, and for an anchor of the page itself. */
function pathOf(target: EventTarget | null): string | null {
  const href = target instanceof Element ? target.closest('main a[href], header a[href], footer a[href]')?.getAttribute('href') : null
  if (!href?.startsWith('/') || href.startsWith('//')) return null
  return new URL(href, location.origin).pathname
}

/** Lets links inside a site show their page in the preview of a release (EDT-20): the preview's origin has no pages of its own. */
export function StayInPreview({ children }: { children: ReactNode }) {
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const path = pathOf(event.target)
      if (path === null) return
      event.preventDefault()
      event.stopPropagation()
      const address = new URL(location.href)
      address.searchParams.set('path', path)
      address.hash = ''
      location.assign(address)
    }
    document.addEventListener('click', follow, true)
    return () => document.removeEventListener('click', follow, true)
  }, [])
  return children
}
