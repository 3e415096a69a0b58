import { SPRITE_VERSION } from './sprite-version'
import type { IconName, IconWeight } from './icon-names'

export type { IconName, IconWeight } from './icon-names'

export type IconProps = {
  name: IconName
  /** Width and height in px. */
  size?: number
  weight?: IconWeight
  /** The accessible name of an icon without text beside it. Without a label the icon is decoration. */
  label?: string
  className?: string
}

/** An icon from the sprite of its weight. Neither page nor scripts include its path, and the browser fetches each sprite once. */
export function Icon({ name, size = 20, weight = 'regular', label, className }: IconProps) {
  const meaning = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  // Set as HTML, so that React has one element per icon: a results page has three hundred icons. Names also come from stored blocks: only
  // letters and hyphens become markup, and an unknown name renders nothing (SEC-06).
  const drawing = { __html: /^[a-z-]+$/.test(weight + name) ? `<use href="/icons/${weight}.svg?${SPRITE_VERSION}#${name}"></use>` : '' }
  return <svg width={size} height={size} className={className} {...meaning} dangerouslySetInnerHTML={drawing} />
}
