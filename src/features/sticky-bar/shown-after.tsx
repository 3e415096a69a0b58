'use client'

import { type ReactNode, useEffect, useState } from 'react'

/**
 * Shows its content once the page is scrolled down further than `px` (VDP-07). It is drawn when it is first shown, not before; out of sight it is out of
 * the reach of keys and readers too.
 */
export function ShownAfter({ px, children }: { px: number; children: ReactNode }) {
  const [state, setState] = useState<'unseen' | 'shown' | 'away'>('unseen')
  useEffect(() => {
    const follow = () => {
      const isPast = window.scrollY > px
      setState((now) => (isPast ? 'shown' : now === 'unseen' ? 'unseen' : 'away'))
    }
    follow()
    window.addEventListener('scroll', follow, { passive: true })
    return () => window.removeEventListener('scroll', follow)
  }, [px])
  if (state === 'unseen') return null
  return (
    <div inert={state === 'away'} data-shown={state === 'shown'} className="sticky-bar">
      {children}
    </div>
  )
}
