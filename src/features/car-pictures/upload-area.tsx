'use client'

import { useId, useState } from 'react'
import { PICTURE_LIMITS, PICTURE_TYPES } from '@/domain/editing/upload-limits'
import { describeUploads, type FileUpload, sumProgress } from '@/domain/vehicle/editing/upload-list'
import styles from './car-pictures.module.css'

type Props = {
  label: string
  isSingle?: boolean
  uploads: readonly FileUpload[]
  onFiles: (files: File[]) => void
  onDismiss: (key: string) => void
}

/** Chooses files, or takes dropped ones, and shows their progress; refused files are named with their reason until dismissed (EDT-14). */
export function UploadArea({ label, isSingle = false, uploads, onFiles, onDismiss }: Props) {
  const [isOver, setIsOver] = useState(false)
  const id = useId()
  const refused = uploads.filter(({ problem }) => problem !== null)
  const isRunning = uploads.some(({ isDone, problem }) => !isDone && problem === null)
  return (
    <div
      className={styles.drop}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setIsOver(false)
        const files = [...event.dataTransfer.files]
        if (files.length > 0) onFiles(isSingle ? files.slice(0, 1) : files)
      }}
    >
      <label htmlFor={id} className={styles.choose}>
        {label}
      </label>
      <input
        id={id}
        className={styles.file}
        type="file"
        multiple={!isSingle}
        accept={PICTURE_TYPES.join(',')}
        aria-describedby={`${id}-limits`}
        onChange={({ target }) => {
          if (target.files && target.files.length > 0) onFiles([...target.files])
          target.value = ''
        }}
      />
      <small id={`${id}-limits`}>
        or drop {isSingle ? 'a file' : 'files'} here · {PICTURE_LIMITS}
      </small>
      {isRunning && <progress className={styles.progress} max={100} value={sumProgress(uploads)} aria-label="Upload" />}
      <p role="status" className={styles.status}>
        {describeUploads(uploads)}
      </p>
      {refused.length > 0 && (
        <ul className={styles.refused} aria-label="Not added">
          {refused.map(({ key, name, problem }) => (
            <li key={key}>
              <span>
                <b>{name}</b> {problem}
              </span>
              <button type="button" className={styles.button} onClick={() => onDismiss(key)} aria-label={`Dismiss ${name}`}>
                Dismiss
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
