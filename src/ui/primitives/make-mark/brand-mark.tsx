import { slugify } from '@/domain/text/slug'
import { MakeMark, type MakeMarkProps } from './make-mark'
import { hasMark } from './make-marks'

/** Checks whether a make has a picture: its own logo, or the mark of its name. */
export function hasBrandMark(make: string, logo: string | null | undefined): boolean {
  return Boolean(logo) || hasMark(slugify(make))
}

/** The make's logo from the platform's list of makes (BRD-04), or else its mark. Both are decoration, because the name is beside them. */
export function BrandMark({ logo, ...mark }: MakeMarkProps & { logo: string | null | undefined }) {
  if (!logo) return <MakeMark {...mark} />
  const { size = 24, className = '' } = mark
  // Always on white, because the logo's colours are unknown.
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
