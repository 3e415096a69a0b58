'use client'

import { ServerFunctionsContext, useLivePreviewContext, useServerFunctions } from '@payloadcms/ui'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { fitPreview } from '@/domain/editing/preview/fit-preview'
import { keepAddress, noteShownAddress } from './keep-address'
import { isPhone } from '@/ui/admin/phone'

/**
 * On a phone, begins with the form: the preview is a switch away (EDT-28). A click on a block in the preview goes back to the form, which opens
 * that block.
 */
function usePhoneSwitch(): void {
  const { iframeRef, isLivePreviewing, setIsLivePreviewing } = useLivePreviewContext()
  useEffect(() => {
    if (isPhone()) setIsLivePreviewing(false)
  }, [setIsLivePreviewing])
  useEffect(() => {
    const open = ({ data, source }: MessageEvent) => {
      const isBlock =
        source === iframeRef.current?.contentWindow &&
        typeof data === 'object' &&
        data !== null &&
        'type' in data &&
        data.type === 'forecourt-open-block'
      if (isBlock && isPhone()) setIsLivePreviewing(false)
    }
    if (isLivePreviewing) window.addEventListener('message', open)
    return () => window.removeEventListener('message', open)
  }, [iframeRef, isLivePreviewing, setIsLivePreviewing])
}

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
  usePhoneSwitch()
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
