import { isVan, type Solid } from './solid'

export type SurfaceMesh = { positions: Float32Array; normals: Float32Array; triangles: Uint32Array }

/** Edge of a cell in metres. */
const CELL = 0.021
const CORNERS = [
  [0, 0, 0],
  [1, 0, 0],
  [0, 1, 0],
  [1, 1, 0],
  [0, 0, 1],
  [1, 0, 1],
  [0, 1, 1],
  [1, 1, 1],
] as const
const EDGES = [
  [0, 1],
  [0, 2],
  [0, 4],
  [1, 3],
  [1, 5],
  [2, 3],
  [2, 6],
  [3, 7],
  [4, 5],
  [4, 6],
  [5, 7],
  [6, 7],
] as const

/** Returns the solid's skin as triangles (naive surface nets). Vertices are moved onto the skin and normals taken from its gradient. */
export function meshSolid(solid: Solid): SurfaceMesh {
  const grid = sampleGrid(solid, isVan(solid.spec) ? CELL * 1.1 : CELL)
  const { cellOf, positions } = placeVertices(grid)
  const triangles = joinVertices(grid, cellOf)
  const normals = settleVertices(solid, positions, grid.cell)
  return { positions, normals, triangles }
}

type Grid = {
  cell: number
  origin: readonly [number, number, number]
  counts: readonly [number, number, number]
  values: Float32Array
  indexOf: (i: number, j: number, k: number) => number
}

/** The body is symmetrical, so one half is computed and the other copied. */
function sampleGrid({ spec, distance, frontEnd, rearEnd }: Solid, cell: number): Grid {
  const [left, floor] = [rearEnd - 0.08, spec.sill - 0.06]
  const nx = Math.ceil((frontEnd - rearEnd + 0.16) / cell)
  const ny = Math.ceil((spec.height + 0.1 - floor) / cell)
  const half = Math.ceil((spec.halfWidth + 0.08) / cell)
  const nz = 2 * half + 1
  const indexOf = (i: number, j: number, k: number) => (i * (ny + 1) + j) * (nz + 1) + k
  const values = new Float32Array((nx + 1) * (ny + 1) * (nz + 1))
  const back = (-half - 0.5) * cell
  for (let i = 0; i <= nx; i += 1)
    for (let j = 0; j <= ny; j += 1)
      for (let k = 0; k <= half; k += 1) {
        const value = distance(left + i * cell, floor + j * cell, back + k * cell)
        values[indexOf(i, j, k)] = value
        values[indexOf(i, j, nz - k)] = value
      }
  return { cell, origin: [left, floor, back], counts: [nx, ny, nz], values, indexOf }
}

function placeVertices({ cell, origin, counts: [nx, ny, nz], values, indexOf }: Grid) {
  const cellOf = new Int32Array(values.length).fill(-1)
  const positions: number[] = []
  const corner = new Float64Array(8)
  for (let i = 0; i < nx; i += 1)
    for (let j = 0; j < ny; j += 1)
      for (let k = 0; k < nz; k += 1) {
        let inside = 0
        CORNERS.forEach(([dx, dy, dz], index) => {
          const value = values[indexOf(i + dx, j + dy, k + dz)] ?? 0
          corner[index] = value
          if (value < 0) inside += 1
        })
        if (inside === 0 || inside === 8) continue
        const [x, y, z] = averageCrossings(corner)
        cellOf[indexOf(i, j, k)] = positions.length / 3
        positions.push(origin[0] + (i + x) * cell, origin[1] + (j + y) * cell, origin[2] + (k + z) * cell)
      }
  return { cellOf, positions: Float32Array.from(positions) }
}

function averageCrossings(corner: Float64Array): [number, number, number] {
  const sum: [number, number, number] = [0, 0, 0]
  let crossings = 0
  for (const [from, to] of EDGES) {
    const [low, high] = [corner[from] ?? 0, corner[to] ?? 0]
    if (low < 0 === high < 0) continue
    const t = low / (low - high)
    const [start, end] = [CORNERS[from], CORNERS[to]]
    sum[0] += start[0] + t * (end[0] - start[0])
    sum[1] += start[1] + t * (end[1] - start[1])
    sum[2] += start[2] + t * (end[2] - start[2])
    crossings += 1
  }
  return [sum[0] / crossings, sum[1] / crossings, sum[2] / crossings]
}

function joinVertices({ counts: [nx, ny, nz], values, indexOf }: Grid, cellOf: Int32Array): Uint32Array {
  const triangles: number[] = []
  const vertex = (i: number, j: number, k: number) => cellOf[indexOf(i, j, k)] ?? -1
  const quad = (a: number, b: number, c: number, d: number, isInside: boolean) => {
    if (Math.min(a, b, c, d) < 0) return
    if (isInside) triangles.push(a, b, c, a, c, d)
    else triangles.push(a, c, b, a, d, c)
  }
  const isInside = (i: number, j: number, k: number) => (values[indexOf(i, j, k)] ?? 0) < 0
  for (let i = 1; i < nx; i += 1)
    for (let j = 1; j < ny; j += 1)
      for (let k = 1; k < nz; k += 1) {
        const here = isInside(i, j, k)
        if (here !== isInside(i + 1, j, k)) quad(vertex(i, j - 1, k - 1), vertex(i, j, k - 1), vertex(i, j, k), vertex(i, j - 1, k), here)
        if (here !== isInside(i, j + 1, k)) quad(vertex(i - 1, j, k - 1), vertex(i - 1, j, k), vertex(i, j, k), vertex(i, j, k - 1), here)
        if (here !== isInside(i, j, k + 1)) quad(vertex(i - 1, j - 1, k), vertex(i, j - 1, k), vertex(i, j, k), vertex(i - 1, j, k), here)
      }
  return Uint32Array.from(triangles)
}

/** Moves vertices towards the skin in three Newton steps of at most .6 of a cell each. Returns the normals. */
function settleVertices({ distance }: Solid, positions: Float32Array, cell: number): Float32Array {
  const normals = new Float32Array(positions.length)
  const step = 0.003
  const slope = (ahead: number, behind: number) => (ahead - behind) / (2 * step)
  for (let at = 0; at < positions.length; at += 3) {
    let [x, y, z] = [positions[at] ?? 0, positions[at + 1] ?? 0, positions[at + 2] ?? 0]
    let gradient: readonly [number, number, number] = [0, 0, 0]
    for (let round = 0; round < 4; round += 1) {
      gradient = [
        slope(distance(x + step, y, z), distance(x - step, y, z)),
        slope(distance(x, y + step, z), distance(x, y - step, z)),
        Math.abs(z) < step ? 0 : slope(distance(x, y, z + step), distance(x, y, z - step)),
      ]
      if (round === 3) break
      const [gx, gy, gz] = gradient
      const move = Math.max(-cell * 0.6, Math.min(cell * 0.6, distance(x, y, z))) / (gx * gx + gy * gy + gz * gz)
      x -= move * gx
      y -= move * gy
      z -= move * gz
    }
    const length = Math.hypot(...gradient)
    positions.set([x, y, z], at)
    normals.set(
      gradient.map((part) => part / length),
      at,
    )
  }
  return normals
}
