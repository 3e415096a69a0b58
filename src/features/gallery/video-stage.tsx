import { useState } from 'react'
import type { Photo } from '@/domain/vehicle/gallery/slots'
import type { Video } from '@/domain/vehicle/gallery/video'
import { Icon } from '@/ui/primitives/icon/icon'
import { Picture } from '@/ui/primitives/picture/picture'
import type { GalleryLook } from './gallery-classes'
import { Notice } from './notice'
import { useLazyComponent } from './use-lazy-component'

export type VideoStageProps = {
  video: Video
  /** Shown until the video plays. */
  poster: Photo | null
  /** 'Video of 2023 Toyota RAV4' */
  label: string
  look: GalleryLook
  /** True when the visitor has already asked for it. */
  startsNow?: boolean
  back?: () => void
}

export const loadPlayer = () => import('./video-player').then((module) => module.VideoPlayer)

/** A poster with a play button. The player and everything from other sites load on the press (GAL-09). */
export function VideoStage({ video, poster, label, look, startsNow = false, back }: VideoStageProps) {
  const [isWanted, setWanted] = useState(startsNow)
  const { Component: Player, hasFailed } = useLazyComponent(loadPlayer, isWanted)
  return (
    <div className="relative size-full bg-tint">
      {poster && (
        <Picture src={poster.url} alt="" width={look.width} height={look.height} sizes={look.sizes} className="size-full object-cover" />
      )}
      {Player && <Player video={video} label={label} back={back} />}
      {hasFailed && (
        <Notice href={video.url} back={back}>
          The player could not be loaded. Please check your connection.
        </Notice>
      )}
      {!isWanted && (
        <button
          type="button"
          aria-label={`Play: ${label}`}
          onClick={(event) => {
            event.stopPropagation()
            setWanted(true)
          }}
          className="group absolute inset-0 grid cursor-pointer place-items-center focus-visible:-outline-offset-4 noscript:hidden"
        >
          <span className="grid size-18 place-items-center rounded-full bg-surface text-ink shadow-raised transition-quick group-hover:scale-105">
            <Icon name="play" size={30} />
          </span>
          {video.kind === 'frame' && (
            <span className="absolute bottom-16 rounded-control px-3 py-1 text-sm/5 on-photo md:bottom-20">Plays from {video.host}</span>
          )}
        </button>
      )}
    </div>
  )
}
