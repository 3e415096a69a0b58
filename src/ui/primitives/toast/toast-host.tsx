'use client'

import { type ComponentType, useEffect, useState } from 'react'
import type { ToastOutletProps } from './toast-outlet'
import { subscribeToToasts, type ToastMessage } from './toasts'

const loadOutlet = () => import('./toast-outlet').then((module) => module.ToastOutlet)

/** Rendered once on every page. It loads the toast code with the first message. */
export function ToastHost() {
  const [message, setMessage] = useState<ToastMessage | null>(null)
  const [Outlet, setOutlet] = useState<ComponentType<ToastOutletProps> | null>(null)
  useEffect(
    () =>
      subscribeToToasts((heard) => {
        setMessage(heard)
        loadOutlet()
          .then((loaded) => setOutlet(() => loaded))
          // a lost toast is harmless: the action it reports is done
          .catch(() => undefined)
      }),
    [],
  )
  return Outlet && <Outlet message={message} />
}
