import { resolveSources } from './sources'

export type PictureProps = {
  src: string
  /** '' for a picture that says nothing that the text beside it does not. */
  alt: string
  /** The picture's own size in px: it reserves the room and bounds the sizes that are offered. */
  width: number
  height: number
  /** How wide it is drawn, as the `sizes` of an image. */
  sizes?: string
  /** True for what is seen first: loaded at once and before other pictures. */
  isEager?: boolean
  className?: string
}

/** An image that comes in the size that the screen needs; when it can't be had, its words stand on a plate of its size (primitives.css). */
export function Picture({ src, alt, width, height, sizes = '100vw', isEager = false, className }: PictureProps) {
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
      // what is seen first is painted with the page, not a frame later
      decoding={isEager ? 'sync' : 'async'}
      className={className}
    />
  )
}
