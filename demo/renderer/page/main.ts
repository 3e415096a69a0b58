import * as THREE from 'three'
import type { Order } from './order'
import { createPhotographer, type Picture } from './photographer'
import { createRoomPhotographer } from './room-photographer'

declare global {
  interface Window {
    /** Draws an order and sends its pictures to the server. Set once the page is ready. */
    drawOrder?: (order: Order) => Promise<void>
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

const photographCar = createPhotographer(renderer)
const photographRoom = createRoomPhotographer(renderer)

window.drawOrder = async (order) => {
  for (const picture of order.kind === 'car' ? photographCar(order) : photographRoom(order)) await handIn(picture, order)
}

async function handIn({ file, mirrored = '', pixels }: Picture, { width, height }: { width: number; height: number }): Promise<void> {
  const query = new URLSearchParams({ file, mirrored, width: String(width), height: String(height) })
  const response = await fetch(`/pictures?${query}`, { method: 'POST', body: new Blob([new Uint8Array(pixels)]) })
  if (!response.ok) throw new Error(`${file}: ${await response.text()}`)
}
