import * as THREE from 'three'
import type { Point } from './curve'

/** What a drawing says about the skin behind it. Each channel is a separate canvas. */
type Channel = 'glass' | 'lamp' | 'line' | 'decal' | 'colour' | 'gloss' | 'height' | 'depth'
type Pen = CanvasRenderingContext2D

/** 0 matte, .5 glossy, 1 chrome. */
export type Gloss = number
/** The drawing's three layers of RGBA, and its left, top, 1/width and 1/height in metres. */
export type DrawingTexture = { layers: THREE.DataArrayTexture; frame: THREE.Vector4 }

/** The depth of a full channel, in metres. */
export const DEEPEST = 0.1
const LEVEL = 'rgb(128,128,128)'

/** An orthographic drawing of the body in metres, from which the skin's shader reads what is where. */
export class Drawing {
  readonly #pens: Record<Channel, Pen>
  readonly #bounds: readonly [left: number, right: number, bottom: number, top: number]
  readonly #width: number
  readonly #height: number

  constructor(bounds: readonly [left: number, right: number, bottom: number, top: number], pixelsPerMetre: number) {
    const [left, right, bottom, top] = bounds
    this.#bounds = bounds
    this.#width = Math.ceil((right - left) * pixelsPerMetre)
    this.#height = Math.ceil((top - bottom) * pixelsPerMetre)
    const open = (channel: Channel) => {
      const pen = openPen(this.#width, this.#height)
      pen.fillStyle = channel === 'height' ? LEVEL : '#000'
      pen.fillRect(0, 0, this.#width, this.#height)
      pen.setTransform(pixelsPerMetre, 0, 0, -pixelsPerMetre, -left * pixelsPerMetre, top * pixelsPerMetre)
      pen.lineJoin = 'round'
      pen.lineCap = 'round'
      return pen
    }
    this.#pens = {
      glass: open('glass'),
      lamp: open('lamp'),
      line: open('line'),
      decal: open('decal'),
      colour: open('colour'),
      gloss: open('gloss'),
      height: open('height'),
      depth: open('depth'),
    }
  }

  pen(channel: Channel): Pen {
    return this.#pens[channel]
  }

  /** Fills a shape on one channel. `round` rounds its corners outwards. */
  fill(channel: Channel, points: readonly Point[], style = '#fff', round = 0): void {
    const pen = this.#pens[channel]
    tracePath(pen, points, true)
    pen.fillStyle = style
    pen.fill()
    if (round > 0) strokePen(pen, 2 * round, style)
  }

  /** Draws a shut line: dark, and a groove. `isSmooth` bends it through its points. */
  line(points: readonly Point[], width: number, { style = '#fff', isClosed = false, isSmooth = false } = {}): void {
    for (const [channel, wide, tone] of [
      ['line', width, style],
      ['height', width * 1.6, 'rgb(70,70,70)'],
    ] as const) {
      const pen = this.#pens[channel]
      if (isSmooth) traceSmooth(pen, points)
      else tracePath(pen, points, isClosed)
      strokePen(pen, wide, tone)
    }
  }

  /** Draws a coloured patch on the paint. */
  patch(points: readonly Point[], colour: string, gloss: Gloss = 0, round = 0): void {
    this.fill('decal', points, '#fff', round)
    this.fill('colour', points, colour, round)
    this.fill('gloss', points, grey(gloss), round)
    this.fill('depth', points, '#000', round)
  }

  /** Draws a coloured line on the paint, raised by `rise` (-1 to 1). */
  stroke(points: readonly Point[], width: number, colour: string, gloss: Gloss = 0, { isClosed = false, rise = 0 } = {}): void {
    for (const [channel, style] of [
      ['decal', '#fff'],
      ['colour', colour],
      ['gloss', grey(gloss)],
      ['depth', '#000'],
    ] as const) {
      tracePath(this.#pens[channel], points, isClosed)
      strokePen(this.#pens[channel], width, style)
    }
    if (rise === 0) return
    tracePath(this.#pens.height, points, isClosed)
    strokePen(this.#pens.height, width, grey(0.5 + rise / 2))
  }

  /** Draws an opening `depth` metres deep with a dark floor. `inside` draws on the floor. */
  recess(points: readonly Point[], depth: number, floor: string, inside: (colour: Pen, height: Pen, gloss: Pen) => void, round = 0): void {
    this.patch(points, floor, 0, round)
    this.fill('depth', points, grey(depth / DEEPEST), round)
    this.fill('height', points, LEVEL, round)
    const pens = [this.#pens.colour, this.#pens.height, this.#pens.gloss] as const
    for (const pen of pens) {
      pen.save()
      tracePath(pen, points, true)
      pen.clip()
    }
    inside(...pens)
    for (const pen of pens) pen.restore()
  }

  /** Finishes the drawing: returns its channels as layers of one texture. */
  bake(): DrawingTexture {
    const count = this.#width * this.#height
    const read = (channel: Channel, blur = 0) => readCanvas(this.#pens[channel], this.#width, this.#height, blur)
    const [glass, lamp, line, decal] = [read('glass'), read('lamp'), read('line'), read('decal')]
    const [colour, gloss, height, depth] = [read('colour'), read('gloss'), read('height', 1.4), read('depth')]
    const data = new Uint8Array(count * 12)
    packLayer(data, 0, [glass, lamp, line, decal])
    packLayer(data, count * 4, [colour, colour.subarray(1), colour.subarray(2), gloss])
    packLayer(data, count * 8, [depth])
    packSlopes(data, count * 8 + 1, height, this.#width, this.#height)
    const layers = new THREE.DataArrayTexture(data, this.#width, this.#height, 3)
    layers.format = THREE.RGBAFormat
    layers.minFilter = THREE.LinearMipmapLinearFilter
    layers.magFilter = THREE.LinearFilter
    layers.generateMipmaps = true
    layers.needsUpdate = true
    const [left, right, bottom, top] = this.#bounds
    return { layers, frame: new THREE.Vector4(left, top, 1 / (right - left), 1 / (top - bottom)) }
  }
}

/** Interleaves the first bytes of the canvases' pixels. */
function packLayer(data: Uint8Array, start: number, sources: readonly Uint8ClampedArray[]): void {
  sources.forEach((source, channel) => {
    for (let index = 0; index < source.length; index += 4) data[start + index + channel] = source[index] ?? 0
  })
}

/** Packs the relief's slope sideways and upwards in two bytes per pixel, with 128 as level: one look-up instead of four. */
function packSlopes(data: Uint8Array, start: number, height: Uint8ClampedArray, width: number, rows: number): void {
  const at = (x: number, y: number) => height[(y * width + x) * 4] ?? 128
  for (let y = 1; y < rows - 1; y += 1)
    for (let x = 1; x < width - 1; x += 1) {
      const to = start + (y * width + x) * 4
      data[to] = Math.max(0, Math.min(255, 128 + at(x + 1, y) - at(x - 1, y)))
      data[to + 1] = Math.max(0, Math.min(255, 128 + at(x, y - 1) - at(x, y + 1)))
    }
}

export function grey(share: number): string {
  const level = Math.round(Math.max(0, Math.min(1, share)) * 255)
  return `rgb(${level},${level},${level})`
}

function openPen(width: number, height: number): Pen {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  if (!pen) throw new Error('This browser has no canvas')
  return pen
}

function readCanvas(pen: Pen, width: number, height: number, blur: number): Uint8ClampedArray {
  if (blur === 0) return pen.getImageData(0, 0, width, height).data
  const soft = openPen(width, height)
  soft.filter = `blur(${blur}px)`
  soft.drawImage(pen.canvas, 0, 0)
  return soft.getImageData(0, 0, width, height).data
}

export function tracePath(pen: Pen, points: readonly Point[], isClosed: boolean): void {
  pen.beginPath()
  points.forEach(([x, y], index) => (index === 0 ? pen.moveTo(x, y) : pen.lineTo(x, y)))
  if (isClosed) pen.closePath()
}

function traceSmooth(pen: Pen, points: readonly Point[]): void {
  const [first, ...rest] = points
  const last = rest.at(-1)
  if (!first || !last) return
  pen.beginPath()
  pen.moveTo(...first)
  rest.slice(0, -1).forEach((point, index) => {
    const next = rest[index + 1] ?? last
    const isEnd = index === rest.length - 2
    pen.quadraticCurveTo(...point, ...(isEnd ? last : middleOf(point, next)))
  })
  if (rest.length === 1) pen.lineTo(...last)
}

function middleOf(one: Point, other: Point): Point {
  return [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2]
}

function strokePen(pen: Pen, width: number, style: string): void {
  pen.lineWidth = width
  pen.strokeStyle = style
  pen.stroke()
}

/** Joins a shape and its mirror image, given its right-hand outline from bottom to top. */
export function mirrorShape(points: readonly Point[]): Point[] {
  return [...points, ...mirrorPoints(points).reverse()]
}

export function mirrorPoints(points: readonly Point[]): Point[] {
  return points.map(([x, y]): Point => [-x, y])
}
