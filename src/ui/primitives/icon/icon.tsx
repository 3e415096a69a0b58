import { SPRITE_VERSION } from './sprite-version'
import type { IconName, IconWeight } from './icon-names'

export type { IconName, IconWeight } from './icon-names'

export type IconProps = {
  name: IconName
  /** Width and height in px. */
  size?: number
  weight?: IconWeight
  /** The words for an icon that stands alone; without them it is decoration. */
  label?: string
  className?: string
}

/** An icon from the sprite of its weight: no path travels in the page or in scripts, and the browser fetches each sprite once. */
export function Icon({ name, size = 20, weight = 'regular', label, className }: IconProps) {
  const meaning = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  // one element to React: a page of results has three hundred icons
  // names come from stored blocks too: nothing but letters and hyphens becomes markup, and a name that the sprite lacks draws nothing (SEC-06)
  const drawing = { __html: /^[a-z-]+$/.test(weight + name) ? `<use href="/icons/${weight}.svg?${SPRITE_VERSION}#${name}"></use>` : '' }
  return <svg width={size} height={size} fill="currentColor" className={className} {...meaning} dangerouslySetInnerHTML={drawing} />
}
