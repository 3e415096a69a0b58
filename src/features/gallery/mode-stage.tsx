import { type ComponentType, useEffect, useState } from 'react'
import type { Photo } from '@/domain/vehicle/gallery/slots'
import type { ViewerMode } from '@/domain/vehicle/gallery/viewer-modes'
import { Icon } from '@/ui/primitives/icon/icon'
import type { ModeViewProps } from './mode-view'
import { Notice } from './notice'
import { savesData, useLazyComponent, whenIdle } from './use-lazy-component'
import { VideoStage } from './video-stage'

export type ModeStageProps = ModeViewProps & {
  mode: Exclude<ViewerMode, 'gallery'>
  photo: Photo | null
  /** True when the visitor chose the mode; false for the page's initial mode. */
  isAsked: boolean
}

const loadSpin = (): Promise<ComponentType<ModeViewProps>> => import('./spin-view').then((module) => module.SpinView)
const loadInterior = (): Promise<ComponentType<ModeViewProps>> => import('./interior-view').then((module) => module.InteriorView)

/** Prefetches the code of a mode. */
export function prefetchMode(mode: ViewerMode): void {
  const load = mode === 'spinner' ? loadSpin : mode === 'interior' ? loadInterior : null
  load?.().catch(() => undefined)
}

type DeferredModeProps = { load: () => Promise<ComponentType<ModeViewProps>>; title: string; isAsked: boolean; given: ModeViewProps }

/** Loads a mode at once when the visitor chose it, otherwise when the browser is idle. */
function DeferredMode({ load, title, isAsked, given }: DeferredModeProps) {
  const [isWanted, setWanted] = useState(isAsked)
  const { Component, hasFailed } = useLazyComponent(load, isWanted)
  useEffect(() => (isAsked || savesData() ? undefined : whenIdle(() => setWanted(true))), [isAsked])
  return (
    <>
      {Component && <Component {...given} />}
      {hasFailed && <Notice back={given.back}>This view could not be loaded. Please check your connection.</Notice>}
      {!isWanted && (
        <button
          type="button"
          aria-label={`Start: ${title} of ${given.name}`}
          onClick={() => setWanted(true)}
          className="absolute inset-0 m-auto grid size-18 cursor-pointer place-items-center rounded-full bg-surface text-ink shadow-raised"
        >
          <Icon name="play" size={30} />
        </button>
      )}
    </>
  )
}

/** Shows a spin, walkaround or interior over its poster, in place of the photos (GAL-05). */
export function ModeStage({ mode, photo, isAsked, ...given }: ModeStageProps) {
  const { view, name, look, back } = given
  if (mode === 'interior') return <DeferredMode load={loadInterior} title="Interior" {...{ isAsked, given }} />
  if (mode === 'spinner' && view.spin?.kind !== 'embed')
    return <DeferredMode load={loadSpin} title="360 degree view" {...{ isAsked, given }} />
  const video = mode === 'walkaround' ? view.walkaround : view.spin?.kind === 'embed' ? view.spin.frame : null
  const label = mode === 'walkaround' ? `Walkaround of ${name}` : `360 degree view of ${name}`
  if (!video) return null
  return (
    <div className="absolute inset-0">
      <VideoStage video={video} poster={photo} label={label} look={look} startsNow={isAsked} back={back} />
    </div>
  )
}
