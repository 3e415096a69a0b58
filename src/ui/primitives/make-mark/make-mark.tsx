import { slugify } from '@/domain/text/slug'
import { hasMark } from './make-marks'

export type MakeMarkProps = {
  make: string
  /** Width and height of the mark in px. */
  size?: number
  /** The fallback for a make without a mark: its name as a word mark, its initials in a tile, or nothing. */
  fallback?: 'word' | 'tile' | 'none'
  className?: string
  /** The tile's classes, if they differ from the template's. */
  tileClassName?: string
}

function initials(make: string): string {
  const words = make.split(/[\s-]+/).filter(Boolean)
  return words.length > 1
    ? words
        .map((word) => word.charAt(0))
        .join('')
        .slice(0, 3)
    : make.slice(0, 3)
}

/**
 * A make's mark in the colour of the surrounding text. It is decoration, because the name is beside it. It is a CSS mask, so that a closed
 * menu loads no marks.
 */
export function MakeMark({ make, size = 24, fallback = 'tile', className = '', tileClassName = 'border-line bg-tint' }: MakeMarkProps) {
  const slug = slugify(make)
  if (hasMark(slug)) {
    const style = { width: size, height: size, maskImage: `url(/makes/${slug}.svg)` }
    return <span aria-hidden="true" className={`make-mark ${className}`} style={style} />
  }
  if (fallback === 'none') return null
  if (fallback === 'word') {
    return (
      <span
        aria-hidden="true"
        className={`inline-flex shrink-0 items-center font-bold uppercase [font-stretch:118%] ${className}`}
        style={{ height: size, fontSize: size / 2.4 }}
      >
        {make}
      </span>
    )
  }
  return (
    <span
      aria-hidden="true"
      className={`inline-grid shrink-0 place-items-center border font-bold uppercase ${tileClassName} ${className}`}
      style={{ width: size, height: size, fontSize: size / 2.8 }}
    >
      {initials(make)}
    </span>
  )
}
