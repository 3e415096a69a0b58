'use client'

import { type ComponentType, useCallback, useEffect, useState } from 'react'
import { kindOfHash } from '@/domain/leads/form/car-forms'
import type { FormKind } from '@/domain/leads/form/form-kinds'
import type { EnquiryCar } from './enquiry-car'
import type { FormDialogProps } from './form-dialog'
import type { FormSite } from './form-site'

export type FormLauncherProps = { car: EnquiryCar; site: FormSite }

function loadDialog(): Promise<ComponentType<FormDialogProps>> {
  return import('./form-dialog').then((module) => module.FormDialog)
}

/** Returns the kind of form that the clicked link opens, or null. */
function kindOfLink(event: Event): FormKind | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  return link?.pathname === window.location.pathname ? kindOfHash(link.hash) : null
}

/** Makes links such as '#enquire' and '#test-drive' open a form over the page. The form is loaded on demand. */
export function FormLauncher({ car, site }: FormLauncherProps) {
  const [Dialog, setDialog] = useState<ComponentType<FormDialogProps> | null>(null)
  const [kinds, setKinds] = useState<readonly FormKind[]>([])
  const [state, setState] = useState<FormKind | 'closed' | 'failed'>('closed')

  const open = useCallback(async (kind: FormKind) => {
    try {
      const loaded = await loadDialog()
      setDialog(() => loaded)
      // Opened forms stay mounted to keep their input.
      setKinds((known) => (known.includes(kind) ? known : [...known, kind]))
      setState(kind)
    } catch {
      setState('failed')
    }
  }, [])

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const kind = kindOfLink(event)
      if (event.metaKey || event.ctrlKey || event.shiftKey || !kind) return
      event.preventDefault()
      void open(kind)
    }
    const onIntent = (event: Event) => {
      if (kindOfLink(event)) loadDialog().catch(() => undefined)
    }
    const onHash = () => {
      const kind = kindOfHash(window.location.hash)
      if (kind) void open(kind)
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
    if (kindOfHash(window.location.hash)) window.history.replaceState(null, '', window.location.pathname + window.location.search)
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
      {Dialog && kinds.map((kind) => <Dialog key={kind} car={car} site={site} kind={kind} isOpen={state === kind} close={close} />)}
    </>
  )
}
