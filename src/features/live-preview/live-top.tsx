'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { isSameHeader, readHeaderChoices, type HeaderChoices } from '@/domain/editing/preview/header-choices'
import { listenToEditor } from './notify-editor'

type DrawTop = (choices: HeaderChoices) => Promise<ReactNode>

/** `children` is the page top with the stored settings. */
type Props = { adminOrigin: string; draw: DrawTop; children: ReactNode }

/** Delay after the last change before the top is rendered again. */
const DEBOUNCE_MS = 150

/** Shows the top of the page with the unsaved header, logo, second line and menu of the form beside it (ADM-15, EDT-15). */
export function LiveTop({ adminOrigin, draw, children }: Props) {
  const [top, setTop] = useState<ReactNode>(null)
  const shown = useRef<HeaderChoices | null>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const rerender = async (choices: HeaderChoices) => {
      const node = await draw(choices).catch(() => null)
      // Drop the response when a later choice has replaced it.
      if (node !== null && shown.current === choices) setTop(node)
    }
    const stop = listenToEditor(adminOrigin, (message) => {
      if (message.kind !== 'form' || message.collection !== 'site-settings') return
      const choices = readHeaderChoices(message.data)
      if (shown.current && isSameHeader(shown.current, choices)) return
      shown.current = choices
      clearTimeout(timer)
      timer = setTimeout(() => void rerender(choices), DEBOUNCE_MS)
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [adminOrigin, draw])
  return top ?? children
}
