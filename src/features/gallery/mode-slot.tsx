import { resolvePoster } from '@/domain/vehicle/gallery/poster'
import type { ViewerMode } from '@/domain/vehicle/gallery/viewer-modes'
import { Picture } from '@/ui/primitives/picture/picture'
import type { ModeStageProps } from './mode-stage'
import { Notice } from './notice'
import { useLazyComponent } from './use-lazy-component'

const load = () => import('./mode-stage')
const loadStage = () => load().then((module) => module.ModeStage)

/** Prefetches the code of a mode that the visitor is about to choose. */
export function prefetchMode(mode: ViewerMode): void {
  if (mode === 'gallery') return
  load()
    .then((module) => module.prefetchMode(mode))
    .catch(() => undefined)
}

/** Shows a mode other than photos. Its poster is in the markup; everything else is loaded on demand. */
export function ModeSlot(props: ModeStageProps) {
  const { mode, view, name, look, isGrey, isAsked, back } = props
  const { Component: Stage, hasFailed } = useLazyComponent(loadStage, true)
  const poster = resolvePoster(view, mode)
  return (
    <div className="absolute inset-0 noscript:hidden">
      {poster !== null && (
        <Picture
          src={poster}
          alt={name}
          width={look.width}
          height={look.height}
          sizes={look.sizes}
          isEager={!isAsked}
          className={`size-full object-cover ${isGrey ? 'opacity-45 grayscale' : ''}`}
        />
      )}
      {Stage && <Stage key={mode} {...props} />}
      {hasFailed && <Notice back={back}>This view could not be loaded. Please check your connection.</Notice>}
    </div>
  )
}
