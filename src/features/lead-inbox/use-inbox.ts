import { useCallback, useEffect, useRef, useState } from 'react'
import type { InboxFilter } from '@/domain/leads/inbox/inbox-filter'
import type { Inbox } from './answers'
import { readInbox } from './call-inbox'

/** A lead that comes in shows within this time. */
const REFRESH_MS = 20_000
/** Typing is over when it has paused for this long. */
const TYPING_MS = 250

type Shown = { inbox: Inbox | null; problem: string | null }

/**
 * The inbox as the filter has it, with the leads that are open, read again while it is looked at; a late answer to an earlier question counts for
 * nothing. `filter` is null until it is known. `reload` resolves once what it read is shown.
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
