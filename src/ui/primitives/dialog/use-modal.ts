'use client'

import { type RefObject, useEffect, useRef } from 'react'

export type ModalControl = { ref: RefObject<HTMLDialogElement | null>; onClose: () => void }

/** For a dialog, sheet or drawer that follows a state: what to hand it, so that it is open while `isOpen` holds. */
export function useModal(isOpen: boolean, onClose: () => void): ModalControl {
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = ref.current
    if (!dialog || dialog.open === isOpen) return
    if (isOpen) dialog.showModal()
    else dialog.close()
  }, [isOpen])
  return { ref, onClose }
}
