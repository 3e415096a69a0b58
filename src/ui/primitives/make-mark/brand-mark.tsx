import { slugify } from '@/domain/text/slug'
import { MakeMark, type MakeMarkProps } from './make-mark'
import { hasMark } from './make-marks'

/** Whether a make is told by a picture, its own or the mark of its name, and not by its name alone. */
export function isMarked(make: string, logo: string | null | undefined): boolean {
  return Boolean(logo) || hasMark(slugify(make))
}

/** A make's own picture where the platform's list of makes has one (BRD-04), else its mark. Both are decoration: the name stands beside them. */
export function BrandMark({ logo, ...mark }: MakeMarkProps & { logo: string | null | undefined }) {
  if (!logo) return <MakeMark {...mark} />
  const { size = 24, className = '' } = mark
  // on white, whatever it stands on: nobody knows the colours of the picture
  const look = `shrink-0 rounded-sm bg-white object-contain ${className}`
  return (
    <img
      src={logo}
      alt=""
      width={size}
      height={size}
      style={{ width: size, height: size }}
      loading="lazy"
      decoding="async"
      className={look}
    />
  )
}
