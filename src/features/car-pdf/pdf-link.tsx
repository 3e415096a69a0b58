'use client'

import { type MouseEvent, useState } from 'react'
import { VISIT_EVENTS } from '@/domain/analytics/visit-event'
import { Icon } from '@/ui/primitives/icon/icon'
import { logEvent } from '@/ui/primitives/log-event'

/** Loaded on the first press: every vehicle page has this link, but few visitors print. */
const loadFetch = () => import('./fetch-pdf')

/**
 * 'Print' link (VDP-22): downloads the PDF as {slug}.pdf and says 'Preparing...' meanwhile (API-18). Without JavaScript the browser fetches
 * the file.
 */
export function PdfLink({ id, slug }: { id: number; slug: string }) {
  const [state, setState] = useState<'idle' | 'preparing' | { failure: string }>('idle')
  const href = `/api/cars/${slug}/pdf`
  const download = async (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey) return
    event.preventDefault()
    if (state === 'preparing') return
    setState('preparing')
    logEvent(VISIT_EVENTS.print, id)
    const { fetchPdf, saveFile } = await loadFetch()
    const outcome = await fetchPdf(href)
    if (outcome.kind === 'failed') {
      setState({ failure: outcome.message })
      return
    }
    saveFile(outcome.file, `${slug}.pdf`)
    setState('idle')
  }
  return (
    <>
      <a
        href={href}
        download={`${slug}.pdf`}
        rel="nofollow"
        aria-busy={state === 'preparing'}
        onClick={(event) => void download(event)}
        className="tool"
      >
        <Icon name="print" size={20} />
        <span aria-live="polite">{state === 'preparing' ? 'Preparing...' : 'Print'}</span>
      </a>
      {typeof state === 'object' && (
        <p
          role="alert"
          className="fixed inset-x-4 bottom-4 z-50 mx-auto max-w-md rounded-control bg-ink px-5 py-4 text-ground shadow-panel"
        >
          {state.failure}
        </p>
      )}
    </>
  )
}
