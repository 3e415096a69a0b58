import { useEffect, useRef } from 'react'
import { IconButton } from '@/ui/button/button'
import { Picture } from '@/ui/picture/picture'
import type { PhotoView } from '@/ui/vehicle-page/photo-view'

export type FullscreenProps = { photos: readonly PhotoView[]; name: string; index: number; step: (by: 1 | -1) => void; close: () => void }

const SIDE = 'absolute top-1/2 z-10 -translate-y-1/2 bg-black/50 text-white hover:bg-black'

/** One picture as large as the screen; closes with Escape and its button, and the focus goes back to where it was (GAL-04). */
export function Fullscreen({ photos, name, index, step, close }: FullscreenProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  const photo = photos[index]
  return (
    <dialog
      ref={dialog}
      data-gallery=""
      aria-label={`Photos of ${name}`}
      onClose={close}
      className="m-0 h-dvh max-h-none w-screen max-w-none bg-black text-white backdrop:bg-black"
    >
      <div className="flex h-full flex-col">
        <div className="flex items-center justify-between py-1 pr-1 pl-5">
          <p role="status">
            {index + 1} of {photos.length}
          </p>
          <IconButton icon="close" label="Close" onClick={close} size={26} />
        </div>
        <div className="relative min-h-0 flex-1">
          {photo && (
            <Picture
              key={photo.alt}
              src={photo.url}
              alt={photo.alt}
              width={1920}
              height={1280}
              sizes="100vw"
              isEager
              className="size-full object-contain"
            />
          )}
          {photos.length > 1 && (
            <>
              <IconButton icon="caret-left" label="Previous photo" onClick={() => step(-1)} className={`${SIDE} left-2`} />
              <IconButton icon="caret-right" label="Next photo" onClick={() => step(1)} className={`${SIDE} right-2`} />
            </>
          )}
        </div>
      </div>
    </dialog>
  )
}
