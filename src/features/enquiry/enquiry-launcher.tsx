'use client'

import { type ComponentType, useCallback, useEffect, useState } from 'react'
import type { EnquiryCar } from './enquiry-car'
import type { EnquiryDialogProps } from './enquiry-dialog'
import type { CarEnquiryShape } from './enquiry-fields'

const HASH = '#enquire'

export type EnquiryLauncherProps = { car: EnquiryCar; shape: CarEnquiryShape }

function loadDialog(): Promise<ComponentType<EnquiryDialogProps>> {
  return import('./enquiry-dialog').then((module) => module.EnquiryDialog)
}

/** A link on this page to its own enquiry form. */
function findOpener(event: Event): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  return link?.hash === HASH && link.pathname === window.location.pathname ? link : null
}

/** Turns the page's links to '#enquire' into ones that open the form over the page; the form itself is fetched when it is wanted. */
export function EnquiryLauncher({ car, shape }: EnquiryLauncherProps) {
  const [Dialog, setDialog] = useState<ComponentType<EnquiryDialogProps> | null>(null)
  const [state, setState] = useState<'closed' | 'open' | 'failed'>('closed')

  const open = useCallback(async () => {
    try {
      const loaded = await loadDialog()
      setDialog(() => loaded)
      setState('open')
    } catch {
      setState('failed')
    }
  }, [])

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || !findOpener(event)) return
      event.preventDefault()
      void open()
    }
    const onIntent = (event: Event) => {
      if (findOpener(event)) loadDialog().catch(() => undefined)
    }
    const onHash = () => {
      if (window.location.hash === HASH) void open()
    }
    onHash()
    document.addEventListener('click', onClick)
    document.addEventListener('pointerover', onIntent)
    window.addEventListener('hashchange', onHash)
    return () => {
      document.removeEventListener('click', onClick)
      document.removeEventListener('pointerover', onIntent)
      window.removeEventListener('hashchange', onHash)
    }
  }, [open])

  const close = useCallback(() => {
    setState('closed')
    if (window.location.hash === HASH) window.history.replaceState(null, '', window.location.pathname + window.location.search)
  }, [])

  return (
    <>
      {state === 'failed' && (
        <p
          role="alert"
          className="fixed inset-x-4 bottom-4 z-50 mx-auto max-w-md rounded-control bg-ink px-5 py-4 text-ground shadow-panel"
        >
          The form could not be loaded. Please check your connection and try again.
        </p>
      )}
      {Dialog && <Dialog car={car} shape={shape} isOpen={state === 'open'} close={close} />}
    </>
  )
}
