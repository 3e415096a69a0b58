import { useState } from 'react'
import { resolveSourceFor } from '@/ui/primitives/picture/sources'
import type { ModeViewProps } from './mode-view'
import { Notice } from './notice'
import { Turntable } from './turntable'
import { useFrames } from './use-frames'

/** Loads the pictures of a spin behind its first one, then starts it (SPIN-01). */
export function SpinView({ view, name, look, isGrey, back }: ModeViewProps) {
  const spin = view.spin?.kind === 'frames' ? view.spin : null
  const [sources] = useState(() => {
    const dots = Math.min(window.innerWidth * window.devicePixelRatio, look.width)
    return spin?.frames.map((src) => resolveSourceFor(src, dots)) ?? []
  })
  const { settled, usable } = useFrames(sources)
  if (!spin) return null
  if (usable === null) {
    const percent = Math.floor((100 * settled) / sources.length)
    return (
      <div className="absolute inset-0 grid place-content-center max-[359px]:content-end max-[359px]:pb-2">
        <div className="w-56 max-w-[calc(100vw-24px)] rounded-control bg-surface/90 px-4 py-3 text-ink shadow-raised">
          <p className="flex justify-between gap-3 text-sm/5">
            <span>
              <span className="max-[359px]:hidden">Loading the </span>360° view
            </span>
            <span>{percent}%</span>
          </p>
          <div
            role="progressbar"
            aria-label="Loading the 360 degree view"
            aria-valuenow={percent}
            aria-valuemin={0}
            aria-valuemax={100}
            className="mt-2 h-1 overflow-hidden rounded-full bg-tint forced-colors:border"
          >
            <div className="h-full bg-brand forced-colors:bg-[Highlight]" style={{ width: `${percent}%` }} />
          </div>
        </div>
      </div>
    )
  }
  if (usable.length < 2) return <Notice back={back}>The 360° view could not be loaded.</Notice>
  return <Turntable spin={spin} sources={sources} usable={usable} name={name} look={look} isGrey={isGrey} />
}
