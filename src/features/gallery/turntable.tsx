import { type Dispatch, memo, type PointerEvent, useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react'
import type { Spin } from '@/domain/vehicle/gallery/gallery-view'
import {
  frameOfDrag,
  listHotspots,
  readSpinKey,
  type SpinAction,
  type SpinState,
  toInitialSpin,
  reduceSpin,
} from '@/domain/vehicle/gallery/spin'
import { IconButton } from '@/ui/primitives/button/button'
import type { GalleryLook } from './gallery-classes'
import { Hotspots } from './hotspots'
import { useArrowKeys } from './use-gallery'
import { readStockWords } from '@/ui/primitives/stock-words'

type FrameSpin = Extract<Spin, { kind: 'frames' }>
export type TurntableProps = {
  spin: FrameSpin
  sources: readonly string[]
  /** Numbers of the loaded frames. */
  usable: readonly number[]
  name: string
  look: GalleryLook
  isGrey: boolean
}

/** Turns the spin automatically once loaded, unless it is switched off or the visitor prefers reduced motion (SPIN-02, SPIN-05). */
function useAutoTurn(isOn: boolean, interval: number, isTurning: boolean, dispatch: Dispatch<SpinAction>): void {
  useEffect(() => {
    if (isOn && !matchMedia('(prefers-reduced-motion: reduce)').matches) dispatch({ kind: 'start' })
  }, [isOn, dispatch])
  useEffect(() => {
    if (!isTurning) return
    const timer = setInterval(() => dispatch({ kind: 'tick' }), interval)
    return () => clearInterval(timer)
  }, [isTurning, interval, dispatch])
}

/** Turns the spin by dragging: one frame per given number of px (SPIN-04). */
function useDrag({ frame, count }: SpinState, pixelsPerFrame: number, dispatch: Dispatch<SpinAction>) {
  const drag = useRef<{ x: number; frame: number | null } | null>(null)
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return
      dispatch({ kind: 'stop' })
      // An automatic turn may be pending, so the drag reads its start frame after the next render.
      drag.current = { x: event.clientX, frame: null }
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const from = drag.current
      if (!from) return
      from.frame ??= frame
      dispatch({ kind: 'show', frame: frameOfDrag(from.frame, event.clientX - from.x, pixelsPerFrame, count) })
    },
    onPointerUp: () => {
      drag.current = null
    },
    onPointerCancel: () => {
      drag.current = null
    },
  }
}

type ToolsProps = { isTurning: boolean; dispatch: Dispatch<SpinAction>; look: GalleryLook; toNext: (() => void) | null }

/** Buttons for everything that dragging does. Memoised, because the spin renders ten times a second. */
const Tools = memo(function Tools({ isTurning, dispatch, look, toNext }: ToolsProps) {
  return (
    <div role="group" aria-label={`Turn the ${readStockWords().one}`} className={`absolute z-20 flex text-ink ${look.tools}`}>
      <IconButton icon="caret-left" label="Turn left" onClick={() => dispatch({ kind: 'step', by: -1 })} />
      <IconButton
        icon={isTurning ? 'pause' : 'play'}
        label={isTurning ? 'Stop turning' : 'Turn once around'}
        onClick={() => dispatch({ kind: isTurning ? 'stop' : 'start' })}
      />
      <IconButton icon="caret-right" label="Turn right" onClick={() => dispatch({ kind: 'step', by: 1 })} />
      {toNext && <IconButton icon="info" label="Next highlight" onClick={toNext} />}
    </div>
  )
})

/** Returns the first position of each hotspot among the loaded frames. */
function listStops({ hotspots }: FrameSpin, usable: readonly number[]): { id: string; at: number }[] {
  const stops = hotspots.flatMap(({ id, positions }) => {
    const at = usable.findIndex((frame) => positions.some((position) => position.frame === frame))
    return at < 0 ? [] : [{ id, at }]
  })
  return stops.toSorted((a, b) => a.at - b.at)
}

/** Lets a picture cover the stage if that crops at most 30% of its height; beside narrower ones the stage fades out. */
function coverStage(shape: number) {
  const width = `min(max(100cqw, 100cqh * ${shape}), 100cqh * ${shape / 0.7})`
  const fade = `clamp(0px, (100cqw - ${width}) / 2, 80px)`
  return { aspectRatio: shape, width, maskImage: `linear-gradient(to right, #0000, #000 ${fade}, #000 calc(100% - ${fade}), #0000)` }
}

/** A vehicle to turn by dragging, keys or buttons, with its hotspots (SPIN-02 to SPIN-07). */
export function Turntable({ spin, sources, usable, name, look, isGrey }: TurntableProps) {
  const [state, dispatch] = useReducer(reduceSpin, usable.length, toInitialSpin)
  const [openId, setOpenId] = useState<string | null>(null)
  const [shape, setShape] = useState(1.5)
  const isTurning = state.left > 0
  useAutoTurn(spin.turnsByItself, spin.interval, isTurning, dispatch)
  useArrowKeys(
    true,
    useCallback((by: 1 | -1) => dispatch({ kind: 'step', by }), []),
  )
  const drag = useDrag(state, spin.pixelsPerFrame, dispatch)
  const frame = usable[state.frame] ?? 0
  const stops = useMemo(() => listStops(spin, usable), [spin, usable])
  const toNext = useCallback(() => {
    const shown = stops.findIndex(({ id }) => id === openId)
    const next = stops[(shown + 1) % stops.length]
    if (!next) return
    dispatch({ kind: 'show', frame: next.at })
    setOpenId(next.id)
  }, [stops, openId])
  const toggle = (id: string) => {
    dispatch({ kind: 'stop' })
    setOpenId((open) => (open === id ? null : id))
  }
  return (
    <div className="[container-type:size] absolute inset-0 overflow-hidden bg-tint">
      <div
        role="slider"
        tabIndex={0}
        aria-label={`360 degree view of ${name}`}
        aria-orientation="horizontal"
        aria-valuemin={1}
        aria-valuemax={state.count}
        aria-valuenow={state.frame + 1}
        aria-valuetext={`${Math.round((360 * state.frame) / state.count)} degrees, view ${state.frame + 1} of ${state.count}`}
        onKeyDown={(event) => {
          const action = event.altKey || event.ctrlKey || event.metaKey ? null : readSpinKey(event.key, state)
          if (!action) return
          event.preventDefault()
          dispatch(action)
        }}
        {...drag}
        className="absolute inset-0 cursor-grab touch-pan-y focus-visible:-outline-offset-4 active:cursor-grabbing"
      />
      {/* only the hotspots take presses; the rest belongs to the slider below */}
      <div
        style={coverStage(shape)}
        className="[container-type:size] pointer-events-none absolute top-1/2 left-1/2 -translate-x-1/2 -translate-y-1/2"
      >
        {/* renders every frame and shows one: changing the address of a single image takes phones longer than a frame lasts */}
        {usable.map((number) => (
          <img
            key={number}
            src={sources[number]}
            alt=""
            style={{ visibility: number === frame ? 'visible' : 'hidden' }}
            decoding="sync"
            draggable={false}
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
              if (naturalWidth > 0 && naturalHeight > 0) setShape(naturalWidth / naturalHeight)
            }}
            className={`absolute inset-0 size-full select-none ${isGrey ? 'opacity-45 grayscale' : ''}`}
          />
        ))}
        <Hotspots spots={listHotspots(spin.hotspots, frame)} openId={openId} toggle={toggle} />
      </div>
      <Tools isTurning={isTurning} dispatch={dispatch} look={look} toNext={stops.length > 0 ? toNext : null} />
    </div>
  )
}
