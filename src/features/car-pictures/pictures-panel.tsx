'use client'

import { useEffect, useRef } from 'react'
import { addPictures, listPictures, type PictureListKind } from '@/domain/vehicle/editing/picture-list'
import { PictureGrid } from './picture-grid'
import { UploadArea } from './upload-area'
import type { UploadPicture } from './upload-picture'
import { useUploads } from './use-uploads'

const WORDS: Record<PictureListKind, { add: string; none: string }> = {
  photos: { add: 'Add photos', none: 'No photos yet. Results show a drawing of the car until there is one.' },
  frames: { add: 'Add spin images', none: 'No spin images yet. Add the images of one turn in their order.' },
}

type Props = {
  kind: PictureListKind
  stored: unknown
  isReadOnly: boolean
  upload: UploadPicture
  onChange: (stored: unknown[], order: number[]) => void
}

/** Photos or spin images of a car: the pictures themselves, and a place to add many at once (EDT-14). */
export function PicturesPanel({ kind, stored, isReadOnly, upload, onChange }: Props) {
  const latest = useRef(stored)
  useEffect(() => {
    latest.current = stored
  }, [stored])
  const { uploads, start, dismiss } = useUploads(upload, (pictures) => {
    // Two uploads can end before the form has been drawn again.
    const next = addPictures(latest.current, kind, pictures)
    latest.current = next
    onChange(
      next,
      next.map((_, at) => at),
    )
  })
  return (
    <>
      {listPictures(stored).length === 0 && <p>{WORDS[kind].none}</p>}
      <PictureGrid kind={kind} stored={stored} isReadOnly={isReadOnly} onChange={onChange} />
      {!isReadOnly && <UploadArea label={WORDS[kind].add} uploads={uploads} onFiles={(files) => void start(files)} onDismiss={dismiss} />}
    </>
  )
}
