'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { makeDrawQueue } from './draw-queue'
import { listenToEditor } from './notify-editor'

/** `children` is the section with the stored values. */
type Props = { adminOrigin: string; draw: (ownValues: unknown) => Promise<ReactNode>; children: ReactNode }

const PAUSE_MS = 120

/** Shows a group's section with a site's own values as they are typed in the form beside it (EDT-25). */
export function LiveOwnValues({ adminOrigin, draw, children }: Props) {
  const [drawn, setDrawn] = useState<ReactNode>(null)
  useEffect(() => {
    let typed: unknown = null
    let shown: string | null = null
    const queue = makeDrawQueue(async () => {
      const node = await draw(typed).catch(() => null)
      if (node !== null) setDrawn(node)
    })
    const stop = listenToEditor(adminOrigin, (message) => {
      if (message.kind !== 'form' || message.collection !== 'shared-sections') return
      typed = message.data.ownValues ?? []
      const text = JSON.stringify(typed)
      if (text === shown) return
      shown = text
      queue.ask(PAUSE_MS)
    })
    return () => {
      queue.stop()
      stop()
    }
  }, [adminOrigin, draw])
  return drawn ?? children
}
