import { useEffect, useRef, useState } from 'react'

/** Measures the container of a map in px: a drawing of the exact size keeps its labels readable. */
export function useElementSize() {
  const container = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState({ width: 720, height: 720 })
  useEffect(() => {
    const element = container.current
    if (!element || typeof ResizeObserver === 'undefined') return
    const watcher = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {}
      if (width > 0 && height > 0) setSize({ width: Math.round(width), height: Math.round(height) })
    })
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [])
  return { container, size }
}
