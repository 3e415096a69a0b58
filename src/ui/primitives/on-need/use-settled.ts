import { useEffect, useState } from 'react'

/** A text once it has stood still for a moment, so that a slider on its way is not read out step by step. Empty until it changes first. */
export function useSettled(text: string, ms = 600): string {
  const [first] = useState(text)
  const [settled, setSettled] = useState('')
  useEffect(() => {
    if (text === first && settled === '') return
    const timer = setTimeout(() => setSettled(text), ms)
    return () => clearTimeout(timer)
  }, [text, first, settled, ms])
  return settled
}
