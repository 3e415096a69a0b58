import type { ViewerMode } from '@/domain/vehicle/gallery/viewer-modes'
import { Icon, type IconName } from '@/ui/primitives/icon/icon'
import type { GalleryLook } from './gallery-classes'

export type ModeBarProps = {
  modes: readonly ViewerMode[]
  mode: ViewerMode
  choose: (mode: ViewerMode) => void
  /** Called on hover or focus, to prefetch the mode. */
  expect: (mode: ViewerMode) => void
  look: GalleryLook
}

const ICONS: Record<ViewerMode, IconName> = { spinner: 'spin', walkaround: 'play', gallery: 'camera', interior: 'seat' }

/** Buttons for the view modes (GAL-05). Renders nothing for a single mode. */
export function ModeBar({ modes, mode: shown, choose, expect, look }: ModeBarProps) {
  if (modes.length < 2) return null
  const labels: Record<ViewerMode, string> = {
    spinner: look.spinLabel,
    walkaround: 'Walkaround',
    gallery: 'Gallery',
    interior: 'Interior',
  }
  return (
    <div role="group" aria-label="Photo and 360° views" className={`z-10 flex noscript:hidden ${look.modes}`}>
      {modes.map((mode) => (
        <button
          key={mode}
          type="button"
          aria-pressed={mode === shown}
          onClick={() => choose(mode)}
          onPointerEnter={() => expect(mode)}
          onFocus={() => expect(mode)}
          className={`inline-flex cursor-pointer items-center whitespace-nowrap transition-quick ${look.mode} ${mode === shown ? look.chosen : look.idle}`}
        >
          <Icon name={ICONS[mode]} size={18} />
          {labels[mode]}
        </button>
      ))}
    </div>
  )
}
