import type { ReactNode } from 'react'

/** One state or use of a primitive. `id` prefixes the ids of the elements that it draws, so that an example can appear twice on a page. */
export type Example = { name: string; draw: (id: string) => ReactNode }

/** The primitives of the design system. The registry only compiles when each has examples. */
export const PRIMITIVES = [
  'button',
  'link',
  'input',
  'textarea',
  'select',
  'checkbox',
  'radio',
  'switch',
  'slider',
  'combobox',
  'dialog',
  'sheet',
  'drawer',
  'menu',
  'tooltip',
  'toast',
  'tabs',
  'accordion',
  'carousel',
  'pagination',
  'alert',
  'badge',
  'chip',
  'skeleton',
  'picture',
] as const
export type PrimitiveName = (typeof PRIMITIVES)[number]

export const LONG_TEXT = 'Meridian Mercedes-Benz Commercial Vehicles & Caravans Beenleigh–Yatala'
