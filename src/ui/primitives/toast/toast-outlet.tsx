'use client'

import { Toast } from '@base-ui/react/toast'
import { useEffect } from 'react'
import { Icon, type IconName } from '../icon/icon'
import type { ToastMessage, ToastTone } from './toasts'

export type ToastOutletProps = { message: ToastMessage | null }

/** Long enough to read it and reach its link. The timer pauses while it is hovered or focused. */
const STAYS_MS = 8_000

const manager = Toast.createToastManager<ToastMessage>()

const MARKS: Record<ToastTone, { icon: IconName; look: string }> = {
  good: { icon: 'check', look: 'bg-good text-surface' },
  bad: { icon: 'warning', look: 'bg-bad text-surface' },
  plain: { icon: 'info', look: 'bg-ground/15 text-ground' },
}

const VIEWPORT = 'toast-viewport fixed z-50 mx-auto mb-[var(--foot-taken,0px)] outline-none'
const SLAB =
  'toast-slab grid min-h-20 w-full grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 sm:flex bg-ink py-3 pr-2 text-ground shadow-panel transition-[opacity,translate] duration-200 data-ending-style:opacity-0 data-limited:hidden data-starting-style:translate-y-4 data-starting-style:opacity-0'

function Slab({ toast }: { toast: Toast.Root.ToastObject<ToastMessage> }) {
  const { tone = 'good', link } = toast.data ?? {}
  const { icon, look } = MARKS[tone]
  return (
    <Toast.Root toast={toast} swipeDirection={['down', 'right']} className={SLAB}>
      <span aria-hidden="true" className={`toast-mark size-7 shrink-0 place-items-center rounded-full ${look}`}>
        <Icon name={icon} size={16} weight="bold" />
      </span>
      <div className="col-start-2 min-w-0 grow">
        <Toast.Title render={<p />} className="text-[0.9375rem]/6 font-strong" />
        <Toast.Description className="text-[0.9375rem]/6 text-pretty opacity-85" />
      </div>
      {link && (
        <a
          href={link.href}
          className="toast-link col-start-2 row-start-2 inline-flex min-h-11 shrink-0 items-center font-strong underline-offset-4 focus-visible:outline-current"
        >
          {link.label}
        </a>
      )}
      <Toast.Close
        aria-label="Dismiss"
        className="col-start-3 row-start-1 grid size-11 shrink-0 cursor-pointer place-items-center rounded-control opacity-85 hover:opacity-100 focus-visible:outline-current"
      >
        <Icon name="close" size={18} />
      </Toast.Close>
    </Toast.Root>
  )
}

function Slabs() {
  const { toasts } = Toast.useToastManager<ToastMessage>()
  return toasts.map((toast) => <Slab key={toast.id} toast={toast} />)
}

/**
 * Shows the latest message and removes the previous one. The live region is rendered before its first message, so that screen readers
 * announce it.
 */
export function ToastOutlet({ message }: ToastOutletProps) {
  useEffect(() => {
    if (!message) return
    manager.close()
    manager.add({
      title: message.title,
      description: message.text,
      data: message,
      priority: message.tone === 'bad' ? 'high' : 'low',
      timeout: message.staysMs,
    })
  }, [message])
  return (
    <Toast.Provider toastManager={manager} timeout={STAYS_MS} limit={1}>
      <Toast.Portal>
        <Toast.Viewport className={VIEWPORT}>
          <Slabs />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  )
}
