'use client'

import { type ReactNode, useEffect, useState } from 'react'

/**
 * Shows its content once the page is scrolled by more than `px` (VDP-07). Renders it the first time it is shown; while hidden it is out of
 * reach of keyboard and screen readers.
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
