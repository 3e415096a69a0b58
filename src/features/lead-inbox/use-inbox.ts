import { useCallback, useEffect, useRef, useState } from 'react'
import type { InboxFilter } from '@/domain/leads/inbox/inbox-filter'
import type { Inbox } from './responses'
import { readInbox } from './call-inbox'

/** How often the inbox refreshes. */
const REFRESH_MS = 20_000
/** Debounce time of typed text. */
const TYPING_MS = 250

type Shown = { inbox: Inbox | null; problem: string | null }

/**
 * Loads the filtered inbox and the expanded leads, and refreshes them while the page is visible. Outdated responses are dropped. `filter`
 * is null until it is known. `reload` resolves once the new data is shown.
 */
export function useInbox(filter: InboxFilter | null, openIds: readonly number[]) {
  const [shown, setShown] = useState<Shown>({ inbox: null, problem: null })
  const asked = useRef({ filter, openIds, turn: 0 })
  const reload = useCallback(async () => {
    const { filter: wanted, openIds: open } = asked.current
    if (wanted === null) return
    const turn = ++asked.current.turn
    const answer = await readInbox(wanted, open)
    if (turn !== asked.current.turn) return
    setShown(({ inbox }) => (answer.kind === 'ok' ? { inbox: answer.value, problem: null } : { inbox, problem: answer.message }))
  }, [])
  useEffect(() => {
    asked.current = { ...asked.current, openIds }
  }, [openIds])
  useEffect(() => {
    asked.current = { ...asked.current, filter, turn: asked.current.turn + 1 }
    const look = () => {
      if (document.visibilityState === 'visible') void reload()
    }
    const timer = setTimeout(() => void reload(), filter?.text ? TYPING_MS : 0)
    const again = setInterval(look, REFRESH_MS)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      clearInterval(again)
      document.removeEventListener('visibilitychange', look)
    }
  }, [filter, reload])
  return { ...shown, reload }
}
