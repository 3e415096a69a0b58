import { useId } from 'react'
import type { ShownHotspot } from '@/domain/vehicle/gallery/spin'
import { Icon } from '@/ui/primitives/icon/icon'

export type HotspotsProps = {
  spots: readonly ShownHotspot[]
  /** The hotspot whose description is open. */
  openId: string | null
  toggle: (id: string) => void
}

/** Where a description stands beside its button, which is 44 px wide, so that it stays 8 px inside the picture. `x` is a percentage. */
const SIDES = [
  { until: 30, side: '', style: (x: number) => ({ left: `max(0px, 30px - ${x}cqw)` }) },
  { until: 70, side: 'left-1/2 -translate-x-1/2', style: () => ({}) },
  { until: 101, side: '', style: (x: number) => ({ right: `max(0px, ${x - 100}cqw + 30px)` }) },
] as const

/** Points on a picture, each a button that shows its description (SPIN-07). Escape or a second press closes it. */
export function Hotspots({ spots, openId, toggle }: HotspotsProps) {
  const id = useId()
  return spots.map((spot) => {
    const isOpen = spot.id === openId
    const { side, style } = SIDES.find(({ until }) => spot.x < until) ?? SIDES[2]
    return (
      // Positioned by transform, so that moving with the spin causes no layout shift.
      <div
        key={spot.id}
        style={{ transform: `translate(${spot.x}cqw, ${spot.y}cqh)` }}
        className={`pointer-events-auto absolute top-0 left-0 -mt-[22px] -ml-[22px] size-[44px] ${isOpen ? 'z-20' : 'z-10'}`}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && isOpen) toggle(spot.id)
        }}
      >
        <button
          type="button"
          aria-label={isOpen ? `Hide: ${spot.description}` : `Show: ${spot.description}`}
          aria-expanded={isOpen}
          aria-controls={`${id}-${spot.id}`}
          onClick={() => toggle(spot.id)}
          className="group grid size-[44px] cursor-pointer place-items-center rounded-full"
        >
          <span className="grid size-[28px] place-items-center rounded-full border-2 border-surface bg-brand text-brand-ink shadow-raised transition-quick group-hover:scale-110">
            <Icon name={isOpen ? 'minus' : 'plus'} size={14} />
          </span>
        </button>
        <p
          id={`${id}-${spot.id}`}
          role="status"
          style={style(spot.x)}
          className={`absolute w-max max-w-56 rounded-control bg-surface px-3 py-2 text-sm/5 text-ink shadow-raised ${side} ${spot.y > 45 ? 'bottom-[44px]' : 'top-[44px]'} ${isOpen ? '' : 'hidden'}`}
        >
          {isOpen ? spot.description : ''}
        </p>
      </div>
    )
  })
}
