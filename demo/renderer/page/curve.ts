/** Two coordinates in metres. Which two depends on the drawing or curve. */
export type Point = readonly [number, number]
export type Curve = (position: number) => number

/**
 * Creates a monotone cubic through the points, blurred by a Gaussian of `blur` metres and sampled every `step`. The blur keeps reflections
 * along the body clean.
 */
export function createCurve(points: readonly Point[], blur = 0.05, step = 0.01): Curve {
  const sorted = [...points].sort((one, other) => one[0] - other[0])
  const through = interpolateMonotone(sorted)
  const start = (sorted[0]?.[0] ?? 0) - blur * 4
  const end = (sorted.at(-1)?.[0] ?? 0) + blur * 4
  const raw = Float64Array.from({ length: Math.ceil((end - start) / step) + 1 }, (_, index) => through(start + index * step))
  const samples = blur > 0 ? blurSamples(raw, blur / step) : raw
  const at = (index: number) => samples[index] ?? 0
  const last = samples.length - 1
  return (position) => {
    const place = (position - start) / step
    if (place <= 1) return at(0)
    if (place >= last - 2) return at(last)
    const index = Math.floor(place)
    const t = place - index
    const [p0, p1, p2, p3] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    return p1 + 0.5 * t * (p2 - p0 + t * (2 * p0 - 5 * p1 + 4 * p2 - p3 + t * (3 * (p1 - p2) + p3 - p0)))
  }
}

function interpolateMonotone(points: readonly Point[]): Curve {
  const x = points.map(([first]) => first)
  const y = points.map(([, second]) => second)
  const at = (list: readonly number[], index: number) => list[index] ?? 0
  const slopes = x.slice(1).map((next, index) => (at(y, index + 1) - at(y, index)) / (next - at(x, index)))
  const tangents = x.map((_, index) => {
    const before = slopes[index - 1] ?? at(slopes, index)
    const after = slopes[index] ?? before
    return before * after <= 0 ? 0 : (2 * before * after) / (before + after)
  })
  return (position) => {
    if (position <= at(x, 0)) return at(y, 0)
    const next = x.findIndex((value) => value >= position)
    if (next === -1) return at(y, y.length - 1)
    const index = Math.max(0, next - 1)
    const width = at(x, index + 1) - at(x, index)
    const t = (position - at(x, index)) / width
    const [t2, t3] = [t * t, t * t * t]
    const ends = at(y, index) * (2 * t3 - 3 * t2 + 1) + at(y, index + 1) * (3 * t2 - 2 * t3)
    return ends + width * (at(tangents, index) * (t3 - 2 * t2 + t) + at(tangents, index + 1) * (t3 - t2))
  }
}

function blurSamples(samples: Float64Array, sigma: number): Float64Array {
  const radius = Math.ceil(3 * sigma)
  const kernel = Array.from({ length: 2 * radius + 1 }, (_, index) => Math.exp(-0.5 * ((index - radius) / sigma) ** 2))
  const weight = kernel.reduce((sum, value) => sum + value, 0)
  const clamp = (index: number) => Math.max(0, Math.min(samples.length - 1, index))
  return samples.map((_, index) => kernel.reduce((sum, value, k) => sum + value * (samples[clamp(index + k - radius)] ?? 0), 0) / weight)
}

/** Returns the larger of two, rounded off within `width` of where they meet. */
export function smoothMax(one: number, other: number, width: number): number {
  const overlap = width - Math.abs(one - other)
  return (one > other ? one : other) + (overlap > 0 ? overlap ** 3 / (6 * width * width) : 0)
}

export function smoothMin(one: number, other: number, width: number): number {
  return -smoothMax(-one, -other, width)
}
