'use client'

import { useId, useState } from 'react'
import {
  describeHotspot,
  hideHotspot,
  type HotspotSide,
  nextHotspotId,
  placeHotspot,
  removeHotspot,
} from '@/domain/vehicle/editing/hotspot-list'
import styles from './car-pictures.module.css'
import { PointPicker } from './point-picker'

type Props = {
  title: string
  /** The pictures of the side: the spin images, or the one of the interior. */
  pictures: readonly string[]
  side: HotspotSide
  isReadOnly: boolean
  onChange: (side: HotspotSide) => void
}

type SpotsProps = Pick<Props, 'pictures' | 'side' | 'isReadOnly' | 'onChange'> & {
  frame: number
  chosen: string | null
  onChoose: (id: string | null) => void
}

const findPlace = (side: HotspotSide, id: string, frame: number) => side.positions[id]?.find(({ activeAngle }) => activeAngle === frame)

function SpotList({ pictures, side, frame, chosen, isReadOnly, onChoose, onChange }: SpotsProps) {
  return (
    <ol className={styles.spots}>
      {side.hotspots.map(({ id: spot, description }, at) => (
        <li key={spot} data-chosen={spot === chosen || undefined}>
          <input
            type="text"
            aria-label={`Text of hotspot ${at + 1}`}
            placeholder="What it shows"
            value={description}
            readOnly={isReadOnly}
            onChange={({ target }) => onChange(describeHotspot(side, spot, target.value))}
          />
          {!isReadOnly && (
            <span className={styles.actions}>
              <button
                type="button"
                className={styles.button}
                aria-pressed={spot === chosen}
                onClick={() => onChoose(spot === chosen ? null : spot)}
              >
                Place {at + 1}
              </button>
              {pictures.length > 1 && findPlace(side, spot, frame) && (
                <button type="button" className={styles.button} onClick={() => onChange(hideHotspot(side, spot, frame))}>
                  Not on this image
                </button>
              )}
              <button
                type="button"
                className={styles.button}
                aria-label={`Delete hotspot ${at + 1}`}
                onClick={() => onChange(removeHotspot(side, spot))}
              >
                Delete
              </button>
            </span>
          )}
        </li>
      ))}
    </ol>
  )
}

/** One side's hotspots: a click on the picture places a new one, or the chosen one; each has its text below (EDT-14). */
export function HotspotBoard({ title, pictures, side, isReadOnly, onChange }: Props) {
  const [picked, setFrame] = useState(0)
  const [chosen, setChosen] = useState<string | null>(null)
  const id = useId()
  const frame = Math.min(picked, pictures.length - 1)
  const src = pictures[frame]
  if (src === undefined) return null
  const placeOf = (spot: string) => findPlace(side, spot, frame)
  const current = chosen === null ? undefined : placeOf(chosen)
  const place = ({ x, y }: { x: number; y: number }) => {
    const spot = chosen ?? nextHotspotId(side)
    onChange(placeHotspot(side, spot, { frame, x, y }))
    setChosen(spot)
  }
  return (
    <section className={styles.board} aria-label={title}>
      <h4>{title}</h4>
      {pictures.length > 1 && (
        <label className={styles.frames} htmlFor={id}>
          Image {frame + 1} of {pictures.length}
          <input
            id={id}
            type="range"
            min={0}
            max={pictures.length - 1}
            value={frame}
            onChange={({ target }) => setFrame(Number(target.value))}
          />
        </label>
      )}
      {isReadOnly ? (
        <img className={styles.single} src={src} alt="" />
      ) : (
        <PointPicker
          src={src}
          label={chosen === null ? 'Place a new hotspot' : 'Place the chosen hotspot'}
          point={current ? { x: current.posX, y: current.posY } : null}
          onPoint={place}
        >
          {side.hotspots.map((spot, at) => {
            const shown = placeOf(spot.id)
            return shown ? (
              <i
                key={spot.id}
                className={styles.mark}
                data-chosen={spot.id === chosen || undefined}
                style={{ left: `${shown.posX}%`, top: `${shown.posY}%` }}
              >
                {at + 1}
              </i>
            ) : null
          })}
        </PointPicker>
      )}
      <SpotList
        pictures={pictures}
        side={side}
        frame={frame}
        chosen={chosen}
        isReadOnly={isReadOnly}
        onChoose={setChosen}
        onChange={onChange}
      />
    </section>
  )
}
