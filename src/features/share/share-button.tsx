'use client'

import { type ComponentType, useState } from 'react'
import { Icon } from '@/ui/primitives/icon/icon'
import type { ShareDialogProps } from './share-dialog'
import type { SharedCar } from './shared-car'

const loadDialog = () => import('./share-dialog').then((module) => module.ShareDialog)
/** Prefetch only: if it fails, the press retries. */
const loadEarly = () => void loadDialog().catch(() => undefined)

/** Opens the phone's share sheet if there is one. The visitor may close it without sharing. */
async function shareNatively({ url, name }: SharedCar): Promise<boolean> {
  if (typeof navigator.share !== 'function' || !window.matchMedia('(pointer: coarse)').matches) return false
  try {
    await navigator.share({ title: name, url })
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
  }
}

/** 'Share' (VDP-05, VDP-23): the phone's share sheet if there is one, otherwise a dialog that loads on hover or focus. */
export function ShareButton({ car }: { car: SharedCar }) {
  const [Dialog, setDialog] = useState<ComponentType<ShareDialogProps> | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const open = async () => {
    if (await shareNatively(car)) return
    try {
      const loaded = await loadDialog()
      setDialog(() => loaded)
      setIsOpen(true)
    } catch {
      // If the dialog fails to load, open the mail program.
      window.location.href = `mailto:?subject=${encodeURIComponent(car.name)}&body=${encodeURIComponent(car.url)}`
    }
  }
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onPointerEnter={loadEarly}
        onFocus={loadEarly}
        onClick={() => void open()}
        className="tool noscript:hidden"
      >
        <Icon name="share" size={20} />
        Share
      </button>
      {Dialog && <Dialog car={car} isOpen={isOpen} close={() => setIsOpen(false)} />}
    </>
  )
}
