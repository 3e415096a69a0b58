import { resolveSources } from './sources'

export type PictureProps = {
  src: string
  /** '' for a picture that adds nothing to the text beside it. */
  alt: string
  /** The picture's intrinsic size in px. It reserves the space and limits the offered sizes. */
  width: number
  height: number
  /** The displayed width, as the `sizes` attribute of an image. */
  sizes?: string
  /** True for pictures above the fold: they load at once and with high priority. */
  isEager?: boolean
  /** CSS `object-position`: what stays visible where the picture is cropped, the middle by default (EDT-14). */
  position?: string | undefined
  className?: string
}

/** A responsive image. If it fails to load, its alt text is shown in a box of the same size (primitives.css). */
export function Picture({ src, alt, width, height, sizes = '100vw', isEager = false, position, className }: PictureProps) {
  const sources = resolveSources(src, width)
  return (
    <img
      data-picture
      src={sources.src}
      srcSet={sources.srcSet ?? undefined}
      sizes={sources.srcSet ? sizes : undefined}
      alt={alt}
      width={width}
      height={height}
      loading={isEager ? 'eager' : 'lazy'}
      fetchPriority={isEager ? 'high' : undefined}
      // Decodes pictures above the fold together with the first paint.
      decoding={isEager ? 'sync' : 'async'}
      className={className}
      style={{ objectPosition: position }}
    />
  )
}
