'use client'

import { ServerFunctionsContext, useLivePreviewContext, useServerFunctions } from '@payloadcms/ui'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { fitPreview } from '@/domain/preview/fit-preview'
import { keepAddress, noteShownAddress } from './keep-address'

/** Wraps the admin, so that only a press of the preview's button closes a preview (ADM-02). */
export function KeepPreview({ children }: { children: ReactNode }) {
  const functions = useServerFunctions()
  const getFormState = useMemo(() => keepAddress(functions.getFormState), [functions.getFormState])
  const keeping = useMemo(() => ({ ...functions, getFormState }), [functions, getFormState])
  return <ServerFunctionsContext value={keeping}>{children}</ServerFunctionsContext>
}

/** Scales down devices that are wider than the preview, which Payload would crop, and remembers the preview's address (ADM-02). */
export function FitPreview() {
  const { breakpoint, isLivePreviewing, size, url, zoom } = useLivePreviewContext()
  const [availableWidth, setAvailableWidth] = useState(0)
  useEffect(() => noteShownAddress(url), [url])
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
