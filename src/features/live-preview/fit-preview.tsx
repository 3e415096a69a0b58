'use client'

import { useLivePreviewContext } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { fitPreview } from '@/domain/preview/fit-preview'

/** Scales down devices that are wider than the preview, which Payload would crop (ADM-02). */
export function FitPreview() {
  const { breakpoint, isLivePreviewing, size, zoom } = useLivePreviewContext()
  const [availableWidth, setAvailableWidth] = useState(0)
  useEffect(() => {
    const frame = document.querySelector('.live-preview-window__main')
    if (!frame || typeof ResizeObserver === 'undefined') return
    const watcher = new ResizeObserver(([entry]) => setAvailableWidth(entry?.contentRect.width ?? 0))
    watcher.observe(frame)
    return () => watcher.disconnect()
    // Look the iframe up again when a device is chosen: it mounts after the form.
  }, [isLivePreviewing, breakpoint])
  const width = breakpoint && breakpoint !== 'responsive' ? size.width : null
  const scale = fitPreview({ width, availableWidth })
  if (scale === 1) return null
  const shown = `transform: scale(${scale * zoom}) !important; transform-origin: 0 0 !important; height: ${100 / scale}% !important;`
  return <style>{`#live-preview-iframe { ${shown} }`}</style>
}
