import { useState } from 'react'
import type { Video } from '@/domain/vehicle/gallery/video'
import { Notice } from './notice'

export type VideoPlayerProps = { video: Video; label: string; back?: () => void }

const FILL = 'absolute inset-0 size-full bg-black'

const takeFocus = (element: HTMLElement | null) => element?.focus({ preventScroll: true })

/** Plays a video file, or another site's player in a sandboxed iframe. Takes the focus, because the pressed button is gone. */
export function VideoPlayer({ video, label, back }: VideoPlayerProps) {
  const [isBroken, setBroken] = useState(false)
  if (isBroken) {
    return (
      <Notice href={video.url} back={back}>
        This video can’t be played right now.
      </Notice>
    )
  }
  if (video.kind === 'file') {
    return (
      <video
        ref={takeFocus}
        src={video.url}
        aria-label={label}
        controls
        autoPlay
        playsInline
        onClick={(event) => event.stopPropagation()}
        onError={() => setBroken(true)}
        className={`${FILL} object-contain`}
      />
    )
  }
  return (
    <>
      <iframe
        ref={takeFocus}
        src={video.src}
        title={label}
        allow="autoplay; fullscreen; picture-in-picture; gyroscope; accelerometer"
        referrerPolicy="strict-origin-when-cross-origin"
        sandbox="allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox"
        className={FILL}
      />
      {/* an iframe that the other site refuses to fill stays blank without an error */}
      <a
        href={video.url}
        target="_blank"
        rel="noopener noreferrer"
        className="absolute top-3 right-3 inline-flex min-h-11 items-center rounded-control px-3 text-sm/5 on-photo underline underline-offset-4"
      >
        Open at {video.host}
      </a>
    </>
  )
}
