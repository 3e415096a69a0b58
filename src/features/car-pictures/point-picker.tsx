'use client'

import type { KeyboardEvent, MouseEvent, ReactNode } from 'react'
import type { FocalPoint } from '@/domain/vehicle/focal-point'
import styles from './car-pictures.module.css'

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
const FAR = 5
const within = (value: number) => Math.min(100, Math.max(0, value))

type Props = {
  src: string
  label: string
  point: FocalPoint | null
  onPoint: (point: FocalPoint) => void
  /** Marks over the picture. */
  children?: ReactNode
}

/** A picture on which a click, or the arrow keys (with Shift in larger steps), choose a point. */
export function PointPicker({ src, label, point, onPoint, children }: Props) {
  const click = ({ clientX, clientY, currentTarget, detail }: MouseEvent<HTMLButtonElement>) => {
    const box = currentTarget.getBoundingClientRect()
    // Enter and Space click too, without a place
    if (detail === 0 || box.width === 0 || box.height === 0) onPoint(point ?? { x: 50, y: 50 })
    else onPoint({ x: within(((clientX - box.left) / box.width) * 100), y: within(((clientY - box.top) / box.height) * 100) })
  }
  const press = (event: KeyboardEvent<HTMLButtonElement>) => {
    const [right, down] = STEPS[event.key] ?? [0, 0]
    if (right === 0 && down === 0) return
    event.preventDefault()
    const far = event.shiftKey ? FAR : 1
    const { x, y } = point ?? { x: 50, y: 50 }
    onPoint({ x: within(x + right * far), y: within(y + down * far) })
  }
  return (
    <div className={styles.picker}>
      <button type="button" className={styles.canvas} aria-label={label} onClick={click} onKeyDown={press}>
        <img src={src} alt="" draggable={false} />
        {point && <i className={styles.point} style={{ left: `${point.x}%`, top: `${point.y}%` }} />}
      </button>
      {children}
    </div>
  )
}
