import { pairs } from './body-spec'
import type { FrontStyle } from './front-style'
import { CHROME, LOWER, SEDAN } from './front-styles-cars'

export const BOX: FrontStyle = {
  ...SEDAN,
  lamp: pairs([0.4, 0.64, 0.4, 0.88, 0.2, 0.9, -0.1, 0.92, -0.1, 0.68, 0.2, 0.64]),
  daylight: pairs([0.385, 0.66, 0.385, 0.865, 0.05, 0.875]),
  projectorSize: 0.052,
  openings: [
    {
      outline: pairs([0.36, 0.1, 0.34, 0.34]),
      mesh: 'bars',
      pitch: 0.04,
    },
    {
      outline: pairs([0.44, 0.56, 0.42, 0.9]),
      mesh: 'slats',
      pitch: 0.035,
      depth: 0.05,
      frame: { width: 0.022, ...CHROME },
    },
  ],
  bars: [
    {
      outline: pairs([0.46, 0.69, 0.44, 0.77]),
      ...CHROME,
    },
  ],
  pockets: [
    {
      outline: pairs([0.27, 0.2, 0.13, 0.2, 0.13, 0.36, 0.27, 0.36]),
    },
  ],
  skidPlate: true,
  badge: 0.73,
  plate: 0.42,
  bonnet: 0.985,
}

const DARK_FRAME = { width: 0.024, colour: '#1b1d20', gloss: 0.5 }

export const UTE: FrontStyle = {
  ...BOX,
  openings: [
    {
      outline: pairs([0.36, 0.1, 0.34, 0.34]),
      mesh: 'bars',
      pitch: 0.04,
    },
    {
      outline: pairs([0.44, 0.56, 0.42, 0.9]),
      mesh: 'diamonds',
      pitch: 0.04,
      depth: 0.05,
      frame: DARK_FRAME,
    },
  ],
}

/** Round lamps and seven upright slots. */
export const RETRO: FrontStyle = {
  ...BOX,
  lamp: pairs([0.37, 0.62, 0.41, 0.76, 0.37, 0.9, 0.26, 0.95, 0.15, 0.9, 0.11, 0.76, 0.15, 0.62, 0.26, 0.57]),
  light: 'round',
  daylight: [],
  projectors: [0.26],
  projectorSize: 0.1,
  openings: [
    {
      outline: pairs([0.36, 0.1, 0.34, 0.34]),
      mesh: 'bars',
      pitch: 0.04,
    },
    {
      outline: pairs([0.5, 0.6, 0.5, 0.91]),
      mesh: 'slats',
      pitch: 0.105,
      depth: 0.06,
      frame: { width: 0.03, colour: '#2a2c30', gloss: 0.5 },
    },
  ],
  bars: [],
  badge: 0.955,
}

/** A wide hexagonal opening with bracket-shaped lights round it. */
export const HEXAGON: FrontStyle = {
  ...UTE,
  lamp: pairs([0.36, 0.6, 0.34, 0.9, 0.2, 0.93, -0.1, 0.95, -0.1, 0.66, 0.14, 0.6]),
  light: 'blade',
  daylight: pairs([0.1, 0.64, 0.31, 0.64, 0.3, 0.87, 0.02, 0.9]),
  projectors: [0.13, 0.21],
  projectorSize: 0.036,
  openings: [
    {
      outline: pairs([0.4, 0.08, 0.36, 0.3]),
      mesh: 'bars',
      pitch: 0.04,
    },
    {
      outline: pairs([0.52, 0.46, 0.39, 0.62, 0.39, 0.84, 0.48, 0.94]),
      mesh: 'honeycomb',
      pitch: 0.055,
      depth: 0.06,
      frame: { width: 0.03, ...CHROME },
    },
  ],
  bars: [],
  badge: 0.72,
  plate: 0.36,
}

export const VAN: FrontStyle = {
  ...SEDAN,
  lamp: pairs([0.38, 0.8, 0.36, 0.98, 0.15, 1.16, -0.1, 1.34, -0.1, 1.0, 0.2, 0.8]),
  daylight: pairs([0.36, 0.808, 0.34, 0.968, 0.15, 1.148, -0.1, 1.328]),
  openings: [
    { outline: LOWER, mesh: 'bars', pitch: 0.04 },
    {
      outline: pairs([0.5, 0.7, 0.46, 0.9]),
      mesh: 'bars',
      pitch: 0.045,
      frame: { width: 0.014, ...CHROME },
    },
  ],
  pockets: [],
  badge: 0.8,
  plate: 0.46,
}

export const WIDE_VAN: FrontStyle = {
  ...VAN,
  lamp: pairs([0.34, 0.72, 0.34, 0.9, 0.16, 1.0, -0.1, 1.1, -0.1, 0.86, 0.2, 0.72]),
  light: 'blade',
  daylight: pairs([0.32, 0.75, 0.3, 0.87, 0.14, 0.96, -0.1, 1.05]),
  projectors: [0.15, 0.25],
  projectorSize: 0.03,
  openings: [
    {
      outline: pairs([0.34, 0.08, 0.2, 0.16, 0.24, 0.42, 0.38, 0.5]),
      mesh: 'honeycomb',
      pitch: 0.045,
      depth: 0.05,
    },
    {
      outline: pairs([0.4, 0.72, 0.36, 0.76, 0.36, 0.86, 0.4, 0.89]),
      mesh: 'bars',
      pitch: 0.04,
      depth: 0.03,
    },
  ],
  badge: 0.81,
  plate: 0.29,
}
