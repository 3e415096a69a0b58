'use client'

import { usePathname } from 'next/navigation'
import { type ReactNode, useEffect, useSyncExternalStore } from 'react'
import { LinkQuestionDialog } from './links/link-question'
import { readAsked, subscribe as subscribeAsked } from './links/question-store'
import { ProblemList } from './problem-list'
import { closeProblem, readProblem, subscribe } from './problem-store'
import { watchCalls } from './watch-calls'

const nothing = () => null

/**
 * Wraps the admin: shows why a call was refused, or what to decide before it goes on, whichever screen made it.
 */
export function ProblemsProvider({ children }: { children: ReactNode }) {
  const shown = useSyncExternalStore(subscribe, readProblem, nothing)
  const asked = useSyncExternalStore(subscribeAsked, readAsked, nothing)
  const pathname = usePathname()
  useEffect(watchCalls, [])
  useEffect(() => {
    // the list stays open while somebody visits the users of a document one after the other
    if ((readProblem()?.call.documents.length ?? 0) === 0) closeProblem()
  }, [pathname])
  return (
    <>
      {children}
      {asked && <LinkQuestionDialog {...asked} />}
      {shown && <ProblemList {...shown} onClose={() => closeProblem()} />}
    </>
  )
}
