'use client'

import { type RefObject, useEffect, useRef } from 'react'

export type ModalControl = { ref: RefObject<HTMLDialogElement | null>; onClose: () => void }

/** Returns the props of a controlled dialog, sheet or drawer, which is open while `isOpen` is true. */
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
