import { useCallback, useEffect, useRef, useState } from 'react'
import type { SearchView } from '@/ui/pages/search-results/search-view'
import { SearchCache } from './search-cache'
import { callSearch } from './search-call'

export type SearchStatus = 'idle' | 'loading' | 'failed'

export type LiveSearch = {
  /** The latest results. They stay while newer ones load and when those fail (SRCH-14). */
  view: SearchView
  status: SearchStatus
  /** Screen reader announcement of the last change; empty at first. */
  announcement: string
  /** Shows the results of an address and adds it to the history, unless the browser navigated there itself. */
  show: (address: string, options?: { isHistory?: boolean }) => Promise<void>
  retry: () => void
}

/** Updates the results without a page load; only the latest request counts (SRCH-08, SRCH-14, SRCH-15). */
export function useLiveSearch(initial: SearchView): LiveSearch {
  const [view, setView] = useState(initial)
  const [status, setStatus] = useState<SearchStatus>('idle')
  const [announcement, setAnnouncement] = useState('')
  const [cache] = useState(() => new SearchCache<SearchView>())
  const pending = useRef<AbortController>(null)
  const asked = useRef(initial.address)

  const ask = useCallback(
    async (address: string, signal: AbortSignal): Promise<SearchView> => {
      const known = cache.get(address)
      if (known) return known
      const answer = await callSearch(address, signal)
      cache.set(answer.address, answer, address)
      return answer
    },
    [cache],
  )

  const show = useCallback<LiveSearch['show']>(
    async (address, { isHistory = false } = {}) => {
      pending.current?.abort()
      const controller = new AbortController()
      pending.current = controller
      asked.current = address
      setStatus('loading')
      try {
        const answer = await ask(address, controller.signal)
        if (controller.signal.aborted) return
        const here = window.location.pathname + window.location.search
        if (!isHistory && answer.address !== here) window.history.pushState(null, '', answer.address)
        setView(answer)
        setStatus('idle')
        setAnnouncement(answer.heading.countText)
      } catch {
        if (!controller.signal.aborted) setStatus('failed')
      }
    },
    [ask],
  )

  useEffect(() => {
    cache.set(initial.address, initial)
    const followHistory = () => void show(window.location.pathname + window.location.search, { isHistory: true })
    window.addEventListener('popstate', followHistory)
    return () => {
      window.removeEventListener('popstate', followHistory)
      pending.current?.abort()
    }
  }, [cache, initial, show])

  const retry = useCallback(() => void show(asked.current), [show])
  return { view, status, announcement, show, retry }
}
