import { pairs } from './body-spec'
import type { FrontStyle } from './front-style'
import { CHROME, SEDAN } from './front-styles-cars'

export const SPORT: FrontStyle = {
  ...SEDAN,
  lamp: pairs([0.42, 0.86, 0.38, 0.98, 0.15, 1.17, -0.1, 1.38, -0.1, 1.06, 0.2, 0.84]),
  daylight: pairs([0.4, 0.868, 0.36, 0.968, 0.15, 1.158, -0.1, 1.368]),
  projectors: [0.22, 0.33],
  openings: [
    {
      outline: pairs([0.42, 0.05, 0.2, 0.12, 0.22, 0.42, 0.36, 0.58, 0.62, 0.6]),
      mesh: 'diamonds',
      pitch: 0.028,
      depth: 0.05,
    },
  ],
  badge: 0.8,
  plate: 0.4,
  bonnet: 0.9,
}

/** A low oval opening and round lamps. */
export const GRAND_TOURER: FrontStyle = {
  ...SPORT,
  lamp: pairs([0.34, 0.84, 0.36, 1.0, 0.24, 1.2, 0.06, 1.3, -0.02, 1.14, 0.06, 0.92, 0.2, 0.82]),
  light: 'round',
  daylight: pairs([0.32, 0.88, 0.2, 0.86]),
  projectors: [0.19],
  projectorSize: 0.062,
  openings: [
    {
      outline: pairs([0.72, 0.3, 0.52, 0.36, 0.46, 0.5, 0.52, 0.66, 0.72, 0.72]),
      mesh: 'slats',
      pitch: 0.024,
      depth: 0.05,
      frame: { width: 0.016, ...CHROME },
    },
    {
      outline: pairs([0.44, 0.06, 0.12, 0.1, 0.1, 0.34, 0.3, 0.3]),
      twin: true,
      mesh: 'honeycomb',
      pitch: 0.03,
    },
  ],
  pockets: [],
  badge: 0.86,
  plate: 0.17,
}

export const ROADSTER: FrontStyle = {
  ...SPORT,
  lamp: pairs([0.4, 0.9, 0.37, 1.0, 0.15, 1.14, -0.1, 1.3, -0.1, 1.08, 0.2, 0.88]),
  light: 'blade',
  daylight: pairs([0.38, 0.93, 0.2, 0.96, 0.1, 1.06, -0.1, 1.24]),
  projectors: [0.2, 0.29],
  projectorSize: 0.03,
  openings: [
    {
      outline: pairs([0.56, 0.12, 0.42, 0.2, 0.44, 0.46, 0.6, 0.56]),
      mesh: 'bars',
      pitch: 0.03,
      depth: 0.05,
    },
    {
      outline: pairs([0.36, 0.08, 0.1, 0.14, 0.08, 0.38, 0.3, 0.34]),
      twin: true,
      mesh: 'diamonds',
      pitch: 0.028,
    },
  ],
  pockets: [],
  plate: 0.34,
}
