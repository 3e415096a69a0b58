import { pairs } from './body-spec'
import type { FrontPoints, FrontStyle } from './front-style'

export const CHROME = { colour: '#b9bcc0', gloss: 1 }

export const LOWER: FrontPoints = pairs([0.38, 0.06, 0.26, 0.16, 0.3, 0.34, 0.42, 0.36])

const POCKET = {
  outline: pairs([0.27, 0.14, 0.16, 0.2, 0.14, 0.42, 0.21, 0.44]),
  light: pairs([0.24, 0.22, 0.175, 0.4]),
} as const

export const SEDAN: FrontStyle = {
  lamp: pairs([0.46, 0.8, 0.44, 0.93, 0.2, 1.06, -0.1, 1.22, -0.1, 0.98, 0.22, 0.83]),
  light: 'projectors',
  daylight: pairs([0.44, 0.808, 0.42, 0.918, 0.2, 1.048, -0.1, 1.208]),
  projectors: [0.16, 0.29],
  projectorSize: 0.038,
  openings: [
    { outline: LOWER, mesh: 'bars', pitch: 0.035 },
    {
      outline: pairs([0.62, 0.6, 0.43, 0.8, 0.42, 0.9, 0.62, 0.97]),
      mesh: 'slats',
      pitch: 0.03,
      frame: { width: 0.014, ...CHROME },
    },
  ],
  pockets: [POCKET],
  badge: 0.8,
  plate: 0.46,
  bonnet: 1.015,
}

/** A slim strip between the lamps above one wide opening. */
export const SLIM: FrontStyle = {
  ...SEDAN,
  lamp: pairs([0.45, 0.8, 0.43, 0.9, 0.2, 1.0, -0.1, 1.15, -0.1, 0.97, 0.24, 0.83]),
  daylight: pairs([0.43, 0.81, 0.41, 0.885, 0.2, 0.985, -0.1, 1.13]),
  openings: [
    {
      outline: pairs([0.36, 0.06, 0.24, 0.13, 0.32, 0.46, 0.46, 0.52]),
      mesh: 'honeycomb',
      pitch: 0.036,
      depth: 0.05,
    },
    {
      outline: pairs([0.46, 0.79, 0.43, 0.82, 0.42, 0.89, 0.46, 0.91]),
      mesh: 'bars',
      pitch: 0.024,
      depth: 0.03,
    },
  ],
  badge: 0.85,
  plate: 0.32,
}

/** One tall frame from bumper to bonnet. */
export const SINGLE_FRAME: FrontStyle = {
  ...SEDAN,
  lamp: pairs([0.44, 0.78, 0.42, 0.89, 0.2, 0.99, -0.1, 1.1, -0.1, 0.96, 0.2, 0.82]),
  light: 'blade',
  daylight: pairs([0.42, 0.86, 0.3, 0.86, 0.27, 0.82, 0.16, 0.87, 0.13, 0.9, -0.1, 0.98]),
  projectors: [0.18, 0.27, 0.35],
  projectorSize: 0.028,
  openings: [
    {
      outline: pairs([0.66, 0.16, 0.5, 0.36, 0.46, 0.66, 0.54, 0.92]),
      mesh: 'honeycomb',
      pitch: 0.042,
      depth: 0.05,
      frame: { width: 0.02, ...CHROME },
    },
    {
      outline: pairs([0.4, 0.1, 0.1, 0.14, 0.12, 0.34, 0.34, 0.34]),
      twin: true,
      mesh: 'bars',
      pitch: 0.035,
    },
  ],
  pockets: [],
  badge: 0.78,
  plate: 0.36,
}

/** Two upright openings side by side. */
export const TWIN: FrontStyle = {
  ...SEDAN,
  lamp: pairs([0.5, 0.74, 0.5, 0.9, 0.24, 0.97, -0.1, 1.1, -0.1, 0.94, 0.22, 0.78]),
  light: 'round',
  daylight: pairs([0.44, 0.76, 0.3, 0.76]),
  projectors: [0.19, 0.36],
  projectorSize: 0.046,
  openings: [
    { outline: LOWER, mesh: 'bars', pitch: 0.035 },
    {
      outline: pairs([0.88, 0.6, 0.62, 0.62, 0.57, 0.86, 0.66, 0.95, 0.88, 0.95]),
      twin: true,
      mesh: 'slats',
      pitch: 0.026,
      frame: { width: 0.018, ...CHROME },
    },
  ],
  badge: 1.02,
  plate: 0.44,
  bonnet: 1.06,
}

export const SUV: FrontStyle = {
  ...SEDAN,
  lamp: pairs([0.45, 0.82, 0.44, 0.92, 0.2, 1.0, -0.1, 1.09, -0.1, 0.92, 0.24, 0.8]),
  daylight: pairs([0.43, 0.828, 0.42, 0.908, 0.2, 0.988, -0.1, 1.078]),
  openings: [
    { outline: LOWER, mesh: 'bars', pitch: 0.035 },
    {
      outline: pairs([0.67, 0.46, 0.49, 0.6, 0.43, 0.86, 0.53, 0.94]),
      mesh: 'diamonds',
      pitch: 0.032,
      depth: 0.045,
      frame: { width: 0.017, ...CHROME },
    },
  ],
  badge: 0.72,
  plate: 0.44,
}

/** A line of light over the whole width, with the main lamps low in the bumper. */
export const SPLIT: FrontStyle = {
  ...SUV,
  lamp: pairs([0.5, 0.89, 0.5, 0.945, 0.2, 0.985, -0.1, 1.04, -0.1, 0.95, 0.2, 0.9]),
  light: 'blade',
  daylight: pairs([0.52, 0.918, 0.2, 0.945, -0.1, 0.995]),
  projectors: [],
  openings: [
    {
      outline: pairs([0.46, 0.08, 0.34, 0.14, 0.36, 0.4, 0.48, 0.5]),
      mesh: 'honeycomb',
      pitch: 0.04,
      depth: 0.05,
    },
  ],
  pockets: [
    {
      outline: pairs([0.26, 0.44, 0.07, 0.48, 0.05, 0.74, 0.24, 0.7]),
      light: pairs([0.21, 0.6, 0.1, 0.63]),
    },
  ],
  lightLine: 0.918,
  badge: 0.74,
  plate: 0.28,
}
