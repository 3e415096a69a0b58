import type { RoomOrder } from './page/order'

type Shot = Pick<RoomOrder, 'eye' | 'look' | 'angle'> & { view: string }

const WIDE = { width: 960, height: 640, passes: 7 } as const
const ALL_ROUND = { width: 2048, height: 1024, angle: 90, passes: 5, isPanorama: true } as const

const CABIN_SHOTS: readonly Shot[] = [
  { view: 'dashboard', eye: [-0.42, 0.98, 0.02], look: [0.72, 0.58, 0.06], angle: 58 },
  { view: 'seats', eye: [0.72, 0.92, -0.6], look: [-0.2, 0.5, 0.3], angle: 62 },
  { view: 'rear', eye: [-0.46, 1.0, 0], look: [-1.2, 0.52, 0], angle: 74 },
]
const CARAVAN_SHOTS: readonly Shot[] = [
  { view: 'living', eye: [-2.2, 1.45, 0.12], look: [1.6, 0.85, 0], angle: 60 },
  { view: 'kitchen', eye: [-0.9, 1.45, 0.75], look: [0.5, 0.8, -0.9], angle: 60 },
  { view: 'bed', eye: [0.35, 1.4, 0.1], look: [2.4, 0.7, 0], angle: 58 },
]

/** The interiors of cars and caravans, and panoramas of three of them. */
export function listInteriors(): RoomOrder[] {
  const cabins = (['car', 'tall'] as const).flatMap((name) =>
    (['black', 'tan'] as const).flatMap((trim) =>
      CABIN_SHOTS.map(({ view, ...shot }): RoomOrder => ({
        ...WIDE,
        ...shot,
        room: { kind: 'cabin', name, trim },
        file: `cabin-${name}-${trim}-${view}.webp`,
        exposure: 1.2,
      })),
    ),
  )
  const caravan = CARAVAN_SHOTS.map(({ view, ...shot }): RoomOrder => ({
    ...WIDE,
    ...shot,
    room: { kind: 'caravan' },
    file: `cabin-caravan-${view}.webp`,
  }))
  return [
    ...cabins,
    ...caravan,
    ...(['car', 'tall'] as const).map((name): RoomOrder => ({
      ...ALL_ROUND,
      room: { kind: 'cabin', name, trim: 'black' },
      file: `cabin-${name}-panorama.webp`,
      eye: [-0.1, 0.95, 0],
      look: [1, 0.95, 0],
      exposure: 1.2,
    })),
    { ...ALL_ROUND, room: { kind: 'caravan' }, file: 'cabin-caravan-panorama.webp', eye: [-0.2, 1.4, 0], look: [1, 1.4, 0] },
  ]
}

/** The camera's position for showrooms. */
export const YARD_CAMERA = { eye: [-7, 1.7, 22], look: [1.2, 2.5, 0], angle: 38 } as const

/** Four showrooms. The cars in front are overlaid (park-cars.ts), so their cut-outs are drawn first. */
export function listYards(): RoomOrder[] {
  return (['glass', 'brick', 'corner', 'shed'] as const).map((name) => ({
    room: { kind: 'yard', name },
    file: `yard-${name}.webp`,
    width: 1200,
    height: 800,
    passes: 10,
    ...YARD_CAMERA,
    exposure: 0.95,
  }))
}
