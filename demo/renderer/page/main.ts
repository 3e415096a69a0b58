import * as THREE from 'three'
import type { RoomOrder } from './order'
import { createRoomPhotographer } from './room-photographer'

declare global {
  interface Window {
    /** Draws an order and sends its picture to the server. Set once the page is ready. */
    drawOrder?: (order: RoomOrder) => Promise<void>
  }
}

const renderer = new THREE.WebGLRenderer({
  antialias: false,
  alpha: true,
  preserveDrawingBuffer: true,
  powerPreference: 'high-performance',
})
renderer.toneMapping = THREE.NoToneMapping
renderer.setClearColor(0, 0)
renderer.setPixelRatio(1)
document.body.append(renderer.domElement)

const photographRoom = createRoomPhotographer(renderer)

window.drawOrder = async (order) => {
  const { file, width, height } = order
  const query = new URLSearchParams({ file, width: String(width), height: String(height) })
  const response = await fetch(`/pictures?${query}`, { method: 'POST', body: new Blob([new Uint8Array(photographRoom(order))]) })
  if (!response.ok) throw new Error(`${file}: ${await response.text()}`)
}
