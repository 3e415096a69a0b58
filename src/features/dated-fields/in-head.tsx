import { type ReactNode, useState } from 'react'
import { createPortal } from 'react-dom'

/** Puts list items into the line of the form's head that has the status. On a phone it scrolls sideways: its items must take the focus. */
export function InHead({ children }: { children: ReactNode }) {
  const [list, setList] = useState<Element | null>(null)
  return (
    <>
      <span hidden ref={(mark) => setList(mark?.closest('.doc-controls')?.querySelector('.doc-controls__meta') ?? null)} />
      {list && createPortal(children, list)}
    </>
  )
}
