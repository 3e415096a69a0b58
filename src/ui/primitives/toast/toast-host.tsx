'use client'

import { type ComponentType, useEffect, useState } from 'react'
import type { ToastOutletProps } from './toast-outlet'
import { hearToasts, type ToastMessage } from './toasts'

const loadOutlet = () => import('./toast-outlet').then((module) => module.ToastOutlet)

/** Stands once on every page and weighs nothing until the first message comes: then it fetches what shows them. */
export function ToastHost() {
  const [message, setMessage] = useState<ToastMessage | null>(null)
  const [Outlet, setOutlet] = useState<ComponentType<ToastOutletProps> | null>(null)
  useEffect(
    () =>
      hearToasts((heard) => {
        setMessage(heard)
        loadOutlet()
          .then((loaded) => setOutlet(() => loaded))
          // a message in passing is not worth an error: what it reports is done
          .catch(() => undefined)
      }),
    [],
  )
  return Outlet && <Outlet message={message} />
}
