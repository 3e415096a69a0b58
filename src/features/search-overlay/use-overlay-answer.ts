import { useCallback, useEffect, useRef, useState } from 'react'
import { askOverlay, type OverlayAnswer } from './overlay-call'

/** One request per word, without a noticeable delay. */
const PAUSE_MS = 160

type Asked = { text: string; answer: OverlayAnswer }

export type LiveAnswer = {
  /** The latest answer. It stays while a newer one loads. */
  answer: OverlayAnswer | null
  hasFailed: boolean
  /** Returns the answer for the current text, also when its pause has not passed. */
  ask: () => Promise<OverlayAnswer>
}

/** Asks for the meaning of a text while it is typed. Outdated answers are dropped. */
export function useOverlayAnswer(isOpen: boolean, text: string): LiveAnswer {
  const [asked, setAsked] = useState<Asked | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const isFirst = useRef(true)
  useEffect(() => {
    if (!isOpen) return
    const controller = new AbortController()
    const { signal } = controller
    const timer = setTimeout(
      () => {
        askOverlay(text, signal).then(
          (answer) => {
            if (signal.aborted) return
            setAsked({ text, answer })
            setFailed(false)
          },
          () => !signal.aborted && setFailed(true),
        )
      },
      isFirst.current ? 0 : PAUSE_MS,
    )
    isFirst.current = false
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [isOpen, text])
  const ask = useCallback(
    () => (asked?.text === text ? Promise.resolve(asked.answer) : askOverlay(text, new AbortController().signal)),
    [asked, text],
  )
  return { answer: hasFailed ? null : (asked?.answer ?? null), hasFailed, ask }
}
