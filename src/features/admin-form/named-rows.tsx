'use client'

import { type ReactNode, useEffect } from 'react'
import { watchNames } from './name-rows'

/** Wraps the admin: names the controls that Payload draws without names, or all with the same one (A11Y-01). */
export function NamedRows({ children }: { children: ReactNode }) {
  useEffect(watchNames, [])
  return children
}
