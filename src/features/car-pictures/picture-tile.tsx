'use client'

import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import type { ListedPicture } from '@/domain/vehicle/editing/picture-list'
import styles from './car-pictures.module.css'

type Props = {
  picture: ListedPicture
  /** From 1. */
  place: number
  isFirst: boolean
  canFocus: boolean
  isReadOnly: boolean
  onFirst: () => void
  onFocalPoint: () => void
  onRemove: () => void
}

/** One picture of a list: its handle drags it, by pointer or with Space and the arrow keys. */
export function PictureTile({ picture, place, isFirst, canFocus, isReadOnly, onFirst, onFocalPoint, onRemove }: Props) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: picture.key,
    disabled: isReadOnly,
  })
  const name = `${picture.isVideo ? 'video' : 'picture'} ${place}`
  const { focal, thumbUrl, isVideo } = picture
  return (
    <li
      ref={setNodeRef}
      className={styles.tile}
      data-dragging={isDragging || undefined}
      style={{ transform: CSS.Transform.toString(transform), transition }}
    >
      <button ref={setActivatorNodeRef} type="button" className={styles.handle} {...attributes} {...listeners} aria-label={`Move ${name}`}>
        {isVideo || thumbUrl === '' ? (
          <span className={styles.blank}>{isVideo ? 'Video' : 'No address'}</span>
        ) : (
          <img src={thumbUrl} alt="" loading="lazy" draggable={false} style={focal ? { objectPosition: `${focal.x}% ${focal.y}%` } : {}} />
        )}
        <span className={styles.number}>{isFirst ? `${place} · First picture` : place}</span>
      </button>
      {!isReadOnly && (
        <span className={styles.actions}>
          {!isFirst && !isVideo && (
            <button type="button" className={styles.button} onClick={onFirst} aria-label={`Make ${name} the first`}>
              Make first
            </button>
          )}
          {canFocus && !isVideo && (
            <button type="button" className={styles.button} onClick={onFocalPoint} aria-label={`Focal point of ${name}`}>
              Focus
            </button>
          )}
          <button type="button" className={styles.button} onClick={onRemove} aria-label={`Delete ${name}`}>
            Delete
          </button>
        </span>
      )}
    </li>
  )
}
