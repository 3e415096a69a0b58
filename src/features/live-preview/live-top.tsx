'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { isSameHeader, readHeaderChoices, type HeaderChoices } from '@/domain/preview/header-choices'
import { hearEditor } from './tell-editor'

type DrawTop = (choices: HeaderChoices) => Promise<ReactNode>

/** `children` is the top as the settings are stored. */
type Props = { adminOrigin: string; draw: DrawTop; children: ReactNode }

/** So long after the last change the top is drawn anew. */
const REST_MS = 150

/** The top of the page with the header, the logo and the second line that the form beside it has at this moment (ADM-15). */
export function LiveTop({ adminOrigin, draw, children }: Props) {
  const [top, setTop] = useState<ReactNode>(null)
  const shown = useRef<HeaderChoices | null>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const redraw = async (choices: HeaderChoices) => {
      const node = await draw(choices).catch(() => null)
      // an answer that a later choice overtook is not shown
      if (node !== null && shown.current === choices) setTop(node)
    }
    const stop = hearEditor(adminOrigin, (message) => {
      if (message.kind !== 'form' || message.collection !== 'site-settings') return
      const choices = readHeaderChoices(message.data)
      if (shown.current && isSameHeader(shown.current, choices)) return
      shown.current = choices
      clearTimeout(timer)
      timer = setTimeout(() => void redraw(choices), REST_MS)
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [adminOrigin, draw])
  return top ?? children
}
