'use client'

import { useEffect } from 'react'
import styles from './document-session.module.css'

type UndoButtonsProps = { canUndo: boolean; canRedo: boolean; onStep: (direction: 'undo' | 'redo') => void }

const TEXT_FIELD = 'input:not([type=checkbox]):not([type=radio]):not([type=button]), textarea, select, [contenteditable=true]'

/** Returns the action of a key. While a text field has the caret, the browser's own undo applies. */
function readKeys({ key, ctrlKey, metaKey, shiftKey, altKey, target }: KeyboardEvent): 'undo' | 'redo' | null {
  if (key.toLowerCase() !== 'z' || altKey || !(ctrlKey || metaKey)) return null
  if (target instanceof Element && target.matches(TEXT_FIELD)) return null
  return shiftKey ? 'redo' : 'undo'
}

/** Undo and redo, beside the document's buttons and by Ctrl+Z and Shift+Ctrl+Z (EDT-10). */
export function UndoButtons({ canUndo, canRedo, onStep }: UndoButtonsProps) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const direction = readKeys(event)
      if (direction === null) return
      event.preventDefault()
      onStep(direction)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [onStep])
  return (
    <span className={styles.steps}>
      {(
        [
          ['undo', 'Undo', canUndo, 'M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3'],
          ['redo', 'Redo', canRedo, 'm15 14 5-5-5-5M20 9H10a6 6 0 0 0 0 12h3'],
        ] as const
      ).map(([direction, label, isPossible, path]) => (
        <button
          key={direction}
          type="button"
          className={styles.step}
          aria-label={label}
          title={isPossible ? label : `Nothing to ${direction}`}
          aria-disabled={!isPossible}
          onClick={() => isPossible && onStep(direction)}
        >
          <svg viewBox="0 0 24 24" width="18" height="18" fill="none" stroke="currentColor" strokeWidth="1.8" aria-hidden="true">
            <path d={path} strokeLinecap="round" strokeLinejoin="round" />
          </svg>
        </button>
      ))}
    </span>
  )
}
