'use client'

import { useEffect, useRef, useState } from 'react'
import type { ComboboxGroup, LoadOptions } from './combobox-options'

/** Long enough that a word is one request, short enough to go unnoticed. */
const PAUSE_MS = 180

export type OptionsState = 'ready' | 'loading' | 'failed'

/** Returns the options to show: the initial ones, then the results of `loadOptions` for the typed text. Late results are ignored. */
export function useOptions(first: readonly ComboboxGroup[], loadOptions: LoadOptions | undefined, pauseMs = PAUSE_MS) {
  const [loaded, setLoaded] = useState<readonly ComboboxGroup[] | null>(null)
  const [state, setState] = useState<OptionsState>('ready')
  const asked = useRef<AbortController | null>(null)
  useEffect(() => () => asked.current?.abort(), [])

  function ask(query: string): void {
    if (!loadOptions) return
    asked.current?.abort()
    const question = new AbortController()
    asked.current = question
    if (query.trim() === '') {
      setLoaded(null)
      setState('ready')
      return
    }
    setState('loading')
    const timer = setTimeout(() => {
      loadOptions(query, question.signal)
        .then((groups) => settle(groups, 'ready'))
        .catch(() => settle([], 'failed'))
    }, pauseMs)
    question.signal.addEventListener('abort', () => clearTimeout(timer))

    function settle(groups: readonly ComboboxGroup[], outcome: OptionsState): void {
      if (question.signal.aborted) return
      setLoaded(groups)
      setState(outcome)
    }
  }

  return { groups: loaded ?? first, state, ask }
}
