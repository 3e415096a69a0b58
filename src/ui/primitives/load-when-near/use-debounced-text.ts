import { useEffect, useState } from 'react'

/**
 * Returns a text once it has stopped changing, so that a screen reader does not read every step of a slider. Empty until the first change.
 */
export function useDebouncedText(text: string, ms = 600): string {
  const [first] = useState(text)
  const [settled, setSettled] = useState('')
  useEffect(() => {
    if (text === first && settled === '') return
    const timer = setTimeout(() => setSettled(text), ms)
    return () => clearTimeout(timer)
  }, [text, first, settled, ms])
  return settled
}
