'use client'

import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { rectSortingStrategy, SortableContext, sortableKeyboardCoordinates } from '@dnd-kit/sortable'
import { useId, useRef, useState } from 'react'
import { focusPicture, listPictures, movePicture, type PictureListKind, removePicture } from '@/domain/vehicle/editing/picture-list'
import styles from './car-pictures.module.css'
import { PictureTile } from './picture-tile'
import { PointPicker } from './point-picker'

type Props = {
  kind: PictureListKind
  stored: unknown
  isReadOnly: boolean
  /** @param order For each new place the picture's old place. */
  onChange: (stored: unknown[], order: number[]) => void
}

/** Says in words what a drag does: the library's own texts name keys of the list. */
function announceFor(placeOf: (key: UniqueIdentifier) => number): Announcements {
  return {
    onDragStart: ({ active }) => `Picture ${placeOf(active.id)} picked up.`,
    onDragOver: ({ active, over }) => (over ? `Picture ${placeOf(active.id)} is at place ${placeOf(over.id)}.` : undefined),
    onDragEnd: ({ active, over }) => `Picture ${placeOf(active.id)} moved to place ${placeOf(over?.id ?? active.id)}.`,
    onDragCancel: ({ active }) => `Picture ${placeOf(active.id)} stays at its place.`,
  }
}

const INSTRUCTIONS = { draggable: 'Press Space to pick the picture up, the arrow keys to move it, Space to drop it, and Escape to cancel.' }

/** The pictures of a list as a grid: dragged and keyed into order, the first one marked, with focal point and deletion (EDT-14). */
export function PictureGrid({ kind, stored, isReadOnly, onChange }: Props) {
  const pictures = listPictures(stored)
  const [focused, setFocused] = useState<string | null>(null)
  const listRef = useRef<HTMLOListElement>(null)
  const id = useId()
  // a click on the handle must not begin a drag
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const announcements = announceFor((key) => pictures.findIndex((picture) => picture.key === key) + 1)
  const places = pictures.map((_, at) => at)
  const move = (from: number, to: number) => onChange(movePicture(stored, from, to), movePicture(places, from, to).map(Number))
  const remove = (at: number) => {
    onChange(removePicture(stored, at), removePicture(places, at).map(Number))
    // the button is gone; the keyboard continues from the list
    listRef.current?.focus()
  }
  const end = ({ active, over }: DragEndEvent) => {
    const [from, to] = [active.id, over?.id].map((key) => pictures.findIndex((picture) => picture.key === key))
    if (from !== undefined && to !== undefined && from >= 0 && to >= 0 && from !== to) move(from, to)
  }
  const first = pictures.findIndex(({ isVideo, url }) => !isVideo && url !== '')
  const focusAt = pictures.findIndex(({ key }) => key === focused)
  const shown = pictures[focusAt]
  return (
    <DndContext
      id={id}
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements, screenReaderInstructions: INSTRUCTIONS }}
      onDragEnd={end}
    >
      <SortableContext items={pictures.map(({ key }) => key)} strategy={rectSortingStrategy}>
        <ol ref={listRef} tabIndex={-1} className={styles.grid} data-kind={kind}>
          {pictures.map((picture, at) => (
            <PictureTile
              key={picture.key}
              picture={picture}
              place={at + 1}
              isFirst={at === first}
              canFocus={kind === 'photos'}
              isReadOnly={isReadOnly}
              onFirst={() => move(at, 0)}
              onFocalPoint={() => setFocused(focused === picture.key ? null : picture.key)}
              onRemove={() => remove(at)}
            />
          ))}
        </ol>
      </SortableContext>
      {shown && (
        <section className={styles.panel} aria-label={`Focal point of picture ${focusAt + 1}`}>
          <p>Click what must stay visible when the picture is cropped, or move the point with the arrow keys.</p>
          <PointPicker
            src={shown.url}
            label={`Focal point of picture ${focusAt + 1}`}
            point={shown.focal}
            onPoint={(point) => onChange(focusPicture(stored, focusAt, point), places)}
          />
          <span className={styles.actions}>
            <button type="button" className={styles.button} onClick={() => onChange(focusPicture(stored, focusAt, null), places)}>
              Use the middle
            </button>
            <button type="button" className={styles.button} onClick={() => setFocused(null)}>
              Done
            </button>
          </span>
        </section>
      )}
    </DndContext>
  )
}
