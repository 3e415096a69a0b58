import { type ComponentType, useEffect, useState } from 'react'
import type { GalleryView } from '@/domain/gallery/gallery-view'
import type { Photo } from '@/domain/gallery/slots'
import type { ViewerMode } from '@/domain/gallery/viewer-modes'
import { Icon } from '@/ui/icon/icon'
import { Picture } from '@/ui/picture/picture'
import type { GalleryLook } from './gallery-looks'
import { Notice } from './notice'
import { savesData, useOnNeed, whenIdle } from './use-on-need'
import { VideoStage } from './video-stage'

/** What the views of spin and interior are given; each takes its part of the view. */
export type ModeViewProps = { view: GalleryView; name: string; look: GalleryLook; isGrey: boolean; back: () => void }

export type ExtraMode = Exclude<ViewerMode, 'gallery'>
export type ModeStageProps = ModeViewProps & {
  mode: ExtraMode
  poster: Photo | null
  /** True when the visitor chose the mode; false for the one that the page began with. */
  isAsked: boolean
}

const loadSpin = (): Promise<ComponentType<ModeViewProps>> => import('./spin-view').then((module) => module.SpinView)
const loadInterior = (): Promise<ComponentType<ModeViewProps>> => import('./interior-view').then((module) => module.InteriorView)

/** Fetches the code of a mode before it is chosen. */
export function expectMode(mode: ViewerMode): void {
  const load = mode === 'spinner' ? loadSpin : mode === 'interior' ? loadInterior : null
  load?.().catch(() => undefined)
}

type PlannedProps = ModeStageProps & { load: () => Promise<ComponentType<ModeViewProps>>; src: string; title: string }

/** Its first picture at once; the rest when the visitor chose it, or else when the page has nothing better to do. */
function Planned({ load, src, title, isAsked, poster: _, mode: __, ...props }: PlannedProps) {
  const { look, name, isGrey, back } = props
  const [isWanted, setWanted] = useState(isAsked)
  const { Component, hasFailed } = useOnNeed(load, isWanted)
  useEffect(() => (isAsked || savesData() ? undefined : whenIdle(() => setWanted(true))), [isAsked])
  return (
    <div className="absolute inset-0 noscript:hidden">
      <Picture
        src={src}
        alt={`${title} of ${name}`}
        width={look.width}
        height={look.height}
        sizes={look.sizes}
        isEager={!isAsked}
        className={`size-full object-cover ${isGrey ? 'opacity-45 grayscale' : ''}`}
      />
      {Component && <Component {...props} />}
      {hasFailed && <Notice back={back}>This view could not be loaded. Please check your connection.</Notice>}
      {!isWanted && (
        <button
          type="button"
          aria-label={`Start: ${title}`}
          onClick={() => setWanted(true)}
          className="absolute inset-0 m-auto grid size-18 cursor-pointer place-items-center rounded-full bg-surface text-ink shadow-raised"
        >
          <Icon name="play" size={30} />
        </button>
      )}
    </div>
  )
}

/** What is shown in the place of the photos: spin, walkaround or interior (GAL-05). */
export function ModeStage(props: ModeStageProps) {
  const { mode, view, name, look, poster, isAsked, back } = props
  const { spin, walkaround, interior } = view
  const video = mode === 'walkaround' ? walkaround : spin?.kind === 'embed' && mode === 'spinner' ? spin.frame : null
  if (video) {
    const label = mode === 'walkaround' ? `Walkaround of ${name}` : `360 degree view of ${name}`
    return (
      <div className="absolute inset-0 noscript:hidden">
        <VideoStage key={mode} video={video} poster={poster} label={label} look={look} startsNow={isAsked} isEager={!isAsked} back={back} />
      </div>
    )
  }
  if (mode === 'spinner' && spin?.kind === 'frames')
    return <Planned key={mode} {...props} load={loadSpin} src={spin.frames[0] ?? ''} title="360 degree view" />
  if (mode === 'interior' && interior) return <Planned key={mode} {...props} load={loadInterior} src={interior.url} title="Interior" />
  return null
}
