import type { ReactNode } from 'react'

/** One state or use of a primitive. `id` starts the ids of what it draws, so that it can stand twice on a page. */
export type Example = { name: string; draw: (id: string) => ReactNode }

/** What the design system consists of: each has its examples, or the registry does not compile. */
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
