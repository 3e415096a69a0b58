import type axe from 'axe-core'

declare module 'axe-core' {
  type Colour = { toHexString(): string }
  /** Not in axe's own types. */
  interface Commons {
    color: {
      /** Null where it can't be known, such as on a picture. Only between setup() and teardown(). */
      getBackgroundColor(element: Element): Colour | null
      getForegroundColor(element: Element): Colour | null
      getContrast(one: Colour, other: Colour): number
    }
  }
}

declare global {
  interface Window {
    axe: typeof axe
  }
}
