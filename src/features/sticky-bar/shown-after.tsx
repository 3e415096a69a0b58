'use client'

import { type ReactNode, useEffect, useState } from 'react'

/** Shows its content once the page is scrolled down further than `px` (VDP-07); until then it is out of the reach of keys and readers too. */
export function ShownAfter({ px, children }: { px: number; children: ReactNode }) {
  const [isShown, setIsShown] = useState(false)
  useEffect(() => {
    const follow = () => setIsShown(window.scrollY > px)
    follow()
    window.addEventListener('scroll', follow, { passive: true })
    return () => window.removeEventListener('scroll', follow)
  }, [px])
  return (
    <div inert={!isShown} data-shown={isShown} className="sticky-bar noscript:hidden">
      {children}
    </div>
  )
}
