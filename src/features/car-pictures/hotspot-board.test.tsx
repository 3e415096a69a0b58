// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import type { HotspotSide } from '@/domain/vehicle/editing/hotspot-list'
import { HotspotBoard } from './hotspot-board'

afterEach(cleanup)

test('EDT-14: a click on the picture places a hotspot; it gets its text, is placed on another image, and is deleted', () => {
  let stored: HotspotSide = { hotspots: [], positions: {} }
  function Form() {
    const [side, setSide] = useState(stored)
    stored = side
    return <HotspotBoard title="On the spin images" pictures={['/1.webp', '/2.webp']} side={side} isReadOnly={false} onChange={setSide} />
  }
  render(<Form />)
  const picture = screen.getByRole('button', { name: 'Place a new hotspot' })
  picture.getBoundingClientRect = () => DOMRect.fromRect({ x: 100, y: 50, width: 400, height: 200 })
  fireEvent.click(picture, { clientX: 200, clientY: 150, detail: 1 })
  fireEvent.change(screen.getByRole('textbox', { name: 'Text of hotspot 1' }), { target: { value: 'LED lamps' } })
  expect(stored).toStrictEqual({
    hotspots: [{ id: 'spot-1', description: 'LED lamps' }],
    positions: { 'spot-1': [{ hotspotId: 'spot-1', activeAngle: 0, posX: 25, posY: 50 }] },
  })
  fireEvent.change(screen.getByRole('slider'), { target: { value: '1' } })
  fireEvent.keyDown(screen.getByRole('button', { name: 'Place the chosen hotspot' }), { key: 'ArrowRight' })
  expect(stored.positions['spot-1']?.map(({ activeAngle, posX }) => [activeAngle, posX])).toStrictEqual([
    [0, 25],
    [1, 51],
  ])
  fireEvent.click(screen.getByRole('button', { name: 'Not on this image' }))
  expect(stored.positions['spot-1']).toHaveLength(1)
  fireEvent.click(screen.getByRole('button', { name: 'Delete hotspot 1' }))
  expect(stored).toStrictEqual({ hotspots: [], positions: {} })
})
