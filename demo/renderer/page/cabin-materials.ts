import type * as THREE from 'three'
import { paintTexture, surface } from './room-shapes'

export const TRIMS = ['black', 'tan'] as const
export type TrimName = (typeof TRIMS)[number]

const COLOURS: Record<TrimName, { seat: string; dash: string; lower: string; strip: string; roof: string }> = {
  black: { seat: '#3d3e42', dash: '#2c2d30', lower: '#38393d', strip: '#85898e', roof: '#8f9092' },
  tan: { seat: '#9a683f', dash: '#2b2826', lower: '#7a5132', strip: '#4a3526', roof: '#b9b2a6' },
}

export type CabinMaterials = ReturnType<typeof createCabinMaterials>

export function createCabinMaterials(trim: TrimName) {
  const { seat, dash, lower, strip, roof } = COLOURS[trim]
  return {
    seat: surface({ colour: seat, rough: 0.55 }),
    pleats: surface({ colour: seat, rough: 0.6, bump: paintPleats() }),
    dash: surface({ colour: dash, rough: 0.8 }),
    lower: surface({ colour: lower, rough: 0.6 }),
    strip: surface({ colour: strip, rough: 0.35, metal: trim === 'black' ? 0.8 : 0.1 }),
    roof: surface({ colour: roof, rough: 0.95 }),
    carpet: surface({ colour: '#1b1b1d', rough: 1 }),
    gloss: surface({ colour: '#0a0a0b', rough: 0.15 }),
    chrome: surface({ colour: '#b4b8bc', rough: 0.2, metal: 1 }),
    shell: surface({ colour: '#3a3b3d', rough: 0.9 }),
    mapScreen: surface({ colour: '#fff', rough: 0.2, glow: 1.1, picture: paintMap() }),
    dials: surface({ colour: '#fff', rough: 0.2, glow: 1.1, picture: paintDials() }),
    light: surface({ colour: '#cfe3ff', glow: 1.4 }),
  }
}

function paintPleats(): THREE.Texture {
  return paintTexture(
    128,
    128,
    (pen) => {
      for (let row = 0; row < 128; row += 1) {
        const level = Math.round(255 * Math.abs(Math.sin((row / 32) * Math.PI)) ** 0.4)
        pen.fillStyle = `rgb(${level},${level},${level})`
        pen.fillRect(0, row, 128, 1)
      }
    },
    [1, 2],
  )
}

/** Paints an invented town map with a route. */
function paintMap(): THREE.Texture {
  return paintTexture(640, 360, (pen) => {
    pen.fillStyle = '#10161d'
    pen.fillRect(0, 0, 640, 360)
    pen.strokeStyle = '#2c3947'
    for (let line = 0; line < 12; line += 1) {
      pen.lineWidth = line % 4 === 0 ? 10 : 4
      pen.beginPath()
      pen.moveTo(150 + line * 47, 0)
      pen.lineTo(60 + line * 52, 360)
      pen.moveTo(150, line * 34)
      pen.lineTo(640, line * 38 - 30)
      pen.stroke()
    }
    pen.fillStyle = '#1d3b4d'
    pen.beginPath()
    pen.ellipse(520, 70, 120, 60, 0.4, 0, 7)
    pen.fill()
    pen.strokeStyle = '#4aa3ff'
    pen.lineWidth = 9
    pen.beginPath()
    pen.moveTo(300, 360)
    pen.lineTo(330, 220)
    pen.lineTo(470, 200)
    pen.lineTo(500, 60)
    pen.stroke()
    pen.fillStyle = '#0b0e12'
    pen.fillRect(0, 0, 110, 360)
    for (const [index, colour] of ['#4aa3ff', '#5bc27a', '#e6a23c', '#c46bd6', '#e5e9ee'].entries()) {
      pen.fillStyle = colour
      pen.beginPath()
      pen.roundRect(32, 24 + index * 66, 46, 46, 12)
      pen.fill()
    }
  })
}

function paintDials(): THREE.Texture {
  return paintTexture(640, 240, (pen) => {
    pen.fillStyle = '#090b0e'
    pen.fillRect(0, 0, 640, 240)
    for (const [x, needle] of [
      [150, 2.6],
      [490, 3.6],
    ] as const) {
      pen.strokeStyle = '#33414f'
      pen.lineWidth = 10
      pen.beginPath()
      pen.arc(x, 130, 88, 0.75 * Math.PI, 2.25 * Math.PI)
      pen.stroke()
      pen.strokeStyle = '#e8edf2'
      pen.lineWidth = 4
      for (let tick = 0; tick <= 10; tick += 1) {
        const angle = (0.75 + tick * 0.15) * Math.PI
        pen.beginPath()
        pen.moveTo(x + 70 * Math.cos(angle), 130 + 70 * Math.sin(angle))
        pen.lineTo(x + 84 * Math.cos(angle), 130 + 84 * Math.sin(angle))
        pen.stroke()
      }
      pen.strokeStyle = '#ff6a3d'
      pen.lineWidth = 5
      pen.beginPath()
      pen.moveTo(x, 130)
      pen.lineTo(x + 76 * Math.cos(needle), 130 + 76 * Math.sin(needle))
      pen.stroke()
    }
    pen.fillStyle = '#1b2733'
    pen.fillRect(262, 40, 116, 160)
    pen.fillStyle = '#dfe7ee'
    pen.fillRect(310, 70, 8, 110)
  })
}
